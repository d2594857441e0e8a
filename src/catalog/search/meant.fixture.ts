/**
 * What people mean by a query: what the first five products must be, in any catalog that has them. Tests hold it in the demo
 * catalog and in OpenDB, and `npm run searches` fails where one is missed.
 */
import type { Facts, Kind } from '../../compatibility/facts/index.ts'

export interface FoundProduct {
  name: string
  kind: string | null
  facts: object | null
}

export interface MeantQuery {
  query: string
  isMeant: (product: FoundProduct) => boolean
}

/** How many products are looked at; fewer where the catalog has fewer. */
export const firstPlaces = 5

const of =
  <K extends Kind>(kind: K, isMeant: (facts: Facts<K>, name: string) => boolean = () => true) =>
  (product: FoundProduct): boolean =>
    product.kind === kind && isMeant((product.facts ?? {}) as Facts<K>, product.name)

const named = (words: RegExp) => (_: object, name: string) => words.test(name)
const chip = (words: RegExp) => of('graphicsCard', (facts) => words.test(facts.chip ?? ''))
/** Chips that are sold today. */
const today = /RTX (50|40)|RX (90|7)|Arc B/
const isForDesktops = ({ socket }: Facts<'cpu'>, name: string) =>
  /^(AM[45]|LGA (1[78]\d\d|1200))$/.test(socket ?? '') && !/EPYC|Xeon/.test(name)
const currentBoard = of('motherboard', ({ socket = '' }) => /^(AM5|LGA 1851)$/.test(socket))
const plain = ({ ecc, registered, form }: Facts<'memory'>) => !ecc && !registered && form !== 'SO-DIMM'

const meant = (isMeant: MeantQuery['isMeant'], ...queries: string[]): MeantQuery[] =>
  queries.map((query) => ({ query, isMeant }))

export const meantQueries: readonly MeantQuery[] = [
  // Kinds
  ...meant(chip(today), 'graphics card', 'skjermkort', 'Grafikkarte', 'gpu'),
  ...meant(currentBoard, 'motherboard', 'hovedkort', 'Hauptplatine', 'mainboard'),
  ...meant(
    of('powerSupply', ({ atx3 }) => atx3 === true),
    'psu',
    'strømforsyning',
    'Netzteil',
  ),
  ...meant(of('case'), 'case', 'kabinett', 'Gehäuse', 'Gehaeuse'),
  ...meant(
    of('cpu', (facts, name) => /^(AM5|LGA 1851)$/.test(facts.socket ?? '') && isForDesktops(facts, name)),
    'cpu',
    'prosessor',
    'Prozessor',
  ),
  ...meant(
    of('memory', (facts) => facts.type === 'DDR5' && plain(facts)),
    'ram',
    'minne',
    'Arbeitsspeicher',
  ),
  ...meant(of('cooler'), 'kjøler', 'Kühler', 'prosessorkjøler', 'CPU-Kühler'),
  ...meant(
    of('cooler', ({ type }) => type === 'Liquid'),
    'vannkjøling',
    'Wasserkühlung',
    '360mm aio',
  ),
  ...meant(of('fan'), 'vifte', 'Lüfter', 'vifter'),
  ...meant(of('monitor'), 'skjerm', 'Bildschirm'),
  ...meant(
    of('storage', ({ solidState }) => solidState === true),
    'ssd',
    'ssd disk',
  ),
  ...meant(
    of('storage', ({ solidState }) => solidState === false),
    'harddisk',
    'Festplatte',
  ),
  ...meant(
    of('storage', ({ solidState, capacityGb }) => solidState === false && capacityGb === 4000),
    'Festplatte 4tb',
    '4tb hdd',
  ),
  ...meant(of('keyboard'), 'tastatur', 'Tastatur'),
  ...meant(of('networkCard'), 'nettverkskort', 'Netzwerkkarte'),
  // Colours
  ...meant(
    of('case', named(/black/i)),
    'svart kabinett',
    'schwarzes Gehäuse',
    'case black',
    'kabinett i svart',
  ),
  ...meant(of('case', named(/white/i)), 'hvitt kabinett', 'weißes Gehäuse', 'hvite kabinetter'),
  ...meant(of('graphicsCard', named(/white/i)), 'hvitt skjermkort', 'weiße Grafikkarte'),
  ...meant(of('fan', named(/white/i)), 'hvite vifter', 'weiße Lüfter'),
  // Facts
  ...meant(
    of(
      'storage',
      ({ interface: bus, capacityGb = 0, pcieGeneration }) =>
        bus === 'NVMe' && pcieGeneration === 4 && capacityGb >= 950 && capacityGb <= 1050,
    ),
    '1tb nvme gen4',
    'nvme 1 tb gen 4',
    '1TB NVMe PCIe 4.0',
  ),
  ...meant(
    of('graphicsCard', (facts) => facts.memoryGb === 8 && today.test(facts.chip ?? '')),
    '8gb vram',
    '8 gb vram',
    'skjermkort 8gb',
  ),
  ...meant(
    of('graphicsCard', (facts) => facts.memoryGb === 16 && today.test(facts.chip ?? '')),
    '16gb vram',
    'Grafikkarte 16 GB',
  ),
  ...meant(named10Gigabit, '10gbe', '10 gbe', 'nettverkskort 10gbe', '10 gigabit'),
  ...meant(of('powerSupply', named(/atx ?3\.1/i)), 'atx 3.1', 'ATX3.1', 'strømforsyning atx 3.1'),
  ...meant(
    of('powerSupply', ({ ratedWatts, efficiency }) => ratedWatts === 850 && efficiency === 'Gold'),
    '850 watt gold',
    'Netzteil 850 W Gold',
  ),
  ...meant(
    of('operatingSystem', ({ system }) => system === 'Windows 11'),
    'windows 11',
  ),
  ...meant(
    (product) => product.kind === 'operatingSystem' && !/server/i.test(product.name),
    'windows',
    'operativsystem',
    'Betriebssystem',
  ),
  ...meant(
    of('cpu', (facts, name) => isForDesktops(facts, name) && facts.tdpWatts === 65),
    'am5 65w',
  ),
  ...meant(
    of('cpu', (facts, name) => isForDesktops(facts, name) && facts.cores === 16),
    '16 cores',
    'prosessor 16 kjerner',
    'Prozessor 16 Kerne',
  ),
  ...meant(
    of('motherboard', ({ chipset, wireless }) => chipset === 'B650' && wireless === true),
    'hovedkort b650 wifi',
    'b650 wlan',
  ),
  ...meant(
    of('memory', (facts) => facts.type === 'DDR5' && plain(facts)),
    'ddr5',
    'ddr5 minne 32gb',
  ),
]

function named10Gigabit({ kind, name }: FoundProduct): boolean {
  return (kind === 'networkCard' || kind === 'motherboard') && /10 ?(GbE|Gb|Gigabit)|XG-C100/i.test(name)
}

/** The queries whose first products are not what is meant, where some product is; `search` gives products, best first. */
export const missedQueries = (
  products: readonly FoundProduct[],
  search: (query: string) => readonly FoundProduct[],
): string[] =>
  meantQueries.flatMap(({ query, isMeant }) => {
    const found = search(query).slice(0, firstPlaces)
    const most = products.filter(isMeant).length
    const right = found.filter(isMeant).length
    if (right >= Math.min(most, firstPlaces)) return []
    return `${query}: ${found.map(({ name }) => name).join('; ') || 'nothing is found'}`
  })
