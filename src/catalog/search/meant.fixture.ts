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
const isWhite = named(/white/i)
const hasWifi = of('motherboard', ({ wireless }) => wireless === true)
const wifiCard = of('networkCard', ({ wireless }) => wireless === true)
const withGraphics = of(
  'cpu',
  (facts, name) => isForDesktops(facts, name) && facts.integratedGraphics === true,
)
const withCores = (cores: number) =>
  of('cpu', (facts, name) => isForDesktops(facts, name) && facts.cores === cores)
const generation = (words: RegExp) => of('cpu', (facts) => words.test(facts.generation ?? ''))
const screen = (inches: number, hertz = 0) =>
  of('monitor', ({ sizeInches, refreshHz }) => sizeInches === inches && (!hertz || refreshHz === hertz))
/** Registered modules of Samsung, of which the data say that they are for laptops. */
const isForServers = /M393/
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
  // Whole sentences, compounds, and words of Swedish and Danish
  ...meant(
    hasWifi,
    'hovedkort med wifi',
    'Mainboard mit WLAN',
    'motherboard with wifi',
    'moderkort med wifi',
    'bundkort med wifi',
  ),
  ...meant(
    wifiCard,
    'wlan karte',
    'wifi kort',
    'WLAN-Karte',
    'wifi card',
    'trådløst nettverkskort',
    'nettverkskort wifi',
  ),
  ...meant(
    of('case', named(/glass/i)),
    'kabinett med glass',
    'Gehäuse mit Glas',
    'case with glass',
    'chassi med glas',
  ),
  ...meant(
    of('cooler', ({ type }) => type === 'Air'),
    'luftkjøler',
    'Luftkühler',
    'luftkylare',
    'luftkøler',
    'air cooler',
  ),
  ...meant(
    of(
      'cooler',
      ({ type, heightMm = 0 }, name) => (type === 'Air' && heightMm >= 120) || /tower/i.test(name),
    ),
    'tårnkjøler',
    'Towerkühler',
    'tower cooler',
  ),
  ...meant(
    of('cooler', ({ heightMm = 999 }, name) => heightMm <= 70 || /low.profile/i.test(name)),
    'low profile cooler',
    'lavprofil kjøler',
    'flacher CPU-Kühler',
  ),
  ...meant(
    of('cooler', ({ type }) => type === 'Liquid'),
    'vattenkylning',
    'vandkøling',
  ),
  ...meant(of('cooler'), 'cpu cooler', 'CPU Kühler', 'cpu kjøler', 'CPU-Lüfter', 'processorkylare'),
  ...meant(
    of('graphicsCard', ({ lowProfile }, name) => lowProfile === true || /low.profile/i.test(name)),
    'lavprofil skjermkort',
    'low profile graphics card',
  ),
  ...meant(
    withGraphics,
    'cpu med grafikk',
    'Prozessor mit Grafik',
    'cpu with integrated graphics',
    'processor med grafik',
  ),
  ...meant(
    withCores(8),
    'prosessor 8 kjerner',
    '8-Kern-Prozessor',
    'processor 8 kärnor',
    'processor 8 kerner',
  ),
  ...meant(of('cpu', named(/Ryzen 7 .*X3D/)), 'ryzen 7 x3d'),
  ...meant(of('cpu', named(/X3D/)), 'x3d'),
  ...meant(
    generation(/Alder Lake/),
    'intel 12. gen',
    '12. Generation Intel',
    '12th gen intel',
    'intel 12gen',
  ),
  ...meant(
    of('cpu', ({ generation }, name) => generation === 'Raptor Lake' && / i5/.test(name)),
    'core i5 13. generasjon',
  ),
  ...meant(
    of('powerSupply', ({ atx3, ratedWatts }) => atx3 === true && ratedWatts === 850),
    'atx 3.1 850w',
    'Netzteil ATX 3.1 850 Watt',
  ),
  ...meant(
    of('powerSupply', ({ form = '' }) => form.startsWith('SFX')),
    'sfx strømforsyning',
    'SFX Netzteil',
  ),
  ...meant(
    of('powerSupply', ({ modularity = 'None' }) => modularity !== 'None'),
    'modulær strømforsyning',
    'modulares Netzteil',
  ),
  ...meant(of('powerSupply'), 'nätaggregat', 'strömförsörjning'),
  ...meant(screen(32), 'bildschirm 32 zoll', '32 tommers skjerm', 'bildskärm 32 tum'),
  ...meant(screen(27), '27 tommer skjerm', 'skærm 27 tommer', 'Monitor 27"'),
  ...meant(screen(27, 144), 'Monitor 27 Zoll 144 Hz'),
  ...meant(
    ({ kind, name }) => kind !== null && /wireless|wi-?fi|PCE-|GC-W/i.test(name),
    'trådløs',
    'kabellos',
  ),
  ...meant(of('mouse', named(/wireless/i)), 'trådløs mus', 'kabellose Maus', 'trådlös mus'),
  ...meant(
    of('keyboard', named(/wireless/i)),
    'trådløst tastatur',
    'kabellose Tastatur',
    'trådlöst tangentbord',
  ),
  ...meant(of('fan'), 'kabinettvifte', 'Gehäuselüfter', 'chassifläkt', 'blæser', 'case fan'),
  ...meant(
    of('fan', ({ sizeMm }) => sizeMm === 140),
    'vifte 140mm',
    'Gehäuselüfter 140 mm',
  ),
  ...meant(of('case', isWhite), 'hvidt kabinet', 'vitt chassi', 'white pc case'),
  ...meant(chip(today), 'grafikkort', 'billig skjermkort', 'günstige Grafikkarte'),
  ...meant(currentBoard, 'moderkort', 'bundkort'),
  ...meant(
    of('motherboard', ({ formFactor }) => formFactor === 'Micro ATX'),
    'micro-atx-hovedkort',
    'mATX Mainboard',
  ),
  // Rarer wishes
  ...meant(
    of('storage', ({ form, interface: bus }) => form === 'M.2' && bus === 'SATA'),
    'm.2 sata ssd',
  ),
  ...meant(
    of('motherboard', ({ formFactor }) => formFactor === 'Mini-ITX'),
    'mini itx',
    'mITX',
    'mini-itx hovedkort',
    'Mini-ITX Mainboard',
    'moderkort itx',
  ),
  ...meant(
    of('case', ({ type }) => type === 'Mini-ITX'),
    'mini itx kabinett',
    'Mini-ITX Gehäuse',
    'mini-itx chassi',
    'mini itx case',
  ),
  ...meant(
    of('memory', ({ form }, name) => form === 'SO-DIMM' && !isForServers.test(name)),
    'sodimm',
    'SO-DIMM',
    'so-dimm minne',
    'laptop memory so-dimm',
    'laptop ram',
    'laptop minne',
    'Notebook Arbeitsspeicher',
  ),
  ...meant(
    of('memory', ({ form, type, modules = 0, moduleGb = 0 }) => {
      return form === 'SO-DIMM' && type === 'DDR5' && modules * moduleGb === 32
    }),
    'ddr5 sodimm 32gb',
  ),
  ...meant(
    of('memory', ({ registered }) => registered === true),
    'registered ecc memory',
  ),
  ...meant(
    of('powerSupply', ({ form }) => form === 'TFX'),
    'tfx strømforsyning',
  ),
  ...meant(of('cpu', named(/threadripper/i)), 'threadripper', 'AMD Threadripper Prozessor'),
  ...meant(
    of('storage', ({ interface: bus }) => bus === 'SAS'),
    'sas festplatte',
  ),
  ...meant(of('monitor'), 'bildskärm', 'skærm'),
  ...meant(of('keyboard'), 'tangentbord'),
  ...meant(of('headphones'), 'hodetelefoner', 'hodesett', 'hörlurar', 'høretelefoner', 'Kopfhörer'),
  ...meant(
    of('storage', ({ solidState }) => solidState === false),
    'hårddisk',
  ),
  ...meant(
    of(
      'storage',
      ({ form, solidState, capacityGb = 0 }) =>
        form === 'M.2' && solidState === true && capacityGb >= 1900 && capacityGb <= 2100,
    ),
    'm.2 ssd 2tb',
    'SSD M.2 2 TB',
  ),
  ...meant(
    of('storage', ({ interface: bus, pcieGeneration }) => bus === 'NVMe' && pcieGeneration === 5),
    'nvme gen 5',
    'pcie 5.0 ssd',
  ),
  ...meant(of('thermalPaste'), 'kjølepasta', 'Wärmeleitpaste', 'kylpasta'),
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
