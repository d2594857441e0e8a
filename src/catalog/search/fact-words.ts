// Facts as searchable text: "AM5", "65 W", "12 GB", "Zen 5". One line per fact that people type.
import type { Facts, Kind } from '../../compatibility/facts/index.ts'
import { generationNames } from './generation-names.ts'

type WordsOf<K extends Kind> = {
  [Name in keyof Facts<K>]?: (value: NonNullable<Facts<K>[Name]>, facts: Facts<K>) => string
}

const text = (value: string) => value
const all = (values: readonly string[]) => [values].flat().join(' ')
const figure = (unit: string) => (value: number) => `${value}${unit}`
const flag =
  (words: string, otherwise = '') =>
  (value: boolean) =>
    value ? words : otherwise
const capacity = (gigabytes: number) =>
  gigabytes >= 1000 ? `${gigabytes}gb ${gigabytes / 1000}tb` : `${gigabytes}gb`

const forms: Record<string, string> = {
  'Micro ATX': 'Micro ATX, mATX',
  'Mini-ITX': 'Mini-ITX, mITX, ITX',
}
const form = (value: string) => forms[value] ?? value

const chipMakers: readonly [start: string, maker: string][] = [
  ['GeForce', 'NVIDIA'],
  ['Radeon', 'AMD'],
  ['Arc', 'Intel'],
]
const chip = (name: string) =>
  `${name} ${chipMakers.find(([start]) => `${name}`.startsWith(start))?.[1] ?? ''}`

/** Heights of coolers that are called flat, and those that are called towers. */
const flatMm = 70
const towerMm = 120

/** By pixels down. */
const resolutions: Record<number, string> = { 1080: 'Full HD FHD', 1440: 'QHD WQHD', 2160: 'UHD 4K' }

const factWordsOf: { [K in Kind]?: WordsOf<K> } = {
  cpu: {
    socket: text,
    generation: (name) => `${name} ${generationNames[name] ?? ''}`,
    memoryTypes: all,
    tdpWatts: figure('w'),
    cores: figure('core'),
    threads: figure('thread'),
    boostGhz: figure('ghz'),
    cacheMb: figure('mb'),
    integratedGraphics: flag('iGPU integrated graphics'),
  },
  motherboard: {
    socket: text,
    chipset: text,
    formFactor: form,
    memoryTypes: all,
    wireless: flag('Wi-Fi'),
  },
  memory: {
    type: text,
    form: (value) =>
      `${value} ${`${value}`.replace('-', '')} ${value === 'SO-DIMM' ? 'laptop notebook' : ''}`,
    moduleGb: (size, { modules = 1 }) => `${modules * size}gb ${modules}x${size}gb`,
    speedMts: (speed) => `${speed} ${speed}mhz`,
    casLatency: (clocks) => `cl${clocks}`,
    profiles: all,
    ecc: flag('ECC'),
    registered: flag('registered RDIMM'),
  },
  graphicsCard: {
    chip,
    memoryGb: figure('gb'),
    boardPowerWatts: figure('w'),
    lowProfile: flag('low profile'),
  },
  storage: {
    form: text,
    interface: text,
    m2Size: text,
    solidState: flag('SSD', 'HDD hard disk'),
    capacityGb: capacity,
    rpm: figure('rpm'),
    pcieGeneration: (generation) => `gen${generation} pcie${generation} ${generation}th gen`,
  },
  powerSupply: {
    ratedWatts: figure('w'),
    form: text,
    // Not known which of both: a supply that names it comes first.
    atx3: flag('atx3 atx3.1'),
    efficiency: (value) => `${value} 80plus`,
    modularity: (value) => (value === 'None' ? '' : `${value} modular`),
  },
  case: {
    type: form,
    // The largest board it takes: almost every case takes the small ones.
    boardForms: (values) => form([values].flat().at(-1) ?? ''),
  },
  cooler: {
    type: (value) => (value === 'Liquid' ? 'liquid AIO water' : 'air'),
    sockets: all,
    radiatorMm: figure('mm'),
    heightMm: (height) =>
      `${height}mm ${height <= flatMm ? 'low profile' : height >= towerMm ? 'tower' : ''}`,
    ratedWatts: figure('w'),
  },
  fan: {
    sizeMm: figure('mm'),
    quantity: (count) => (count > 1 ? `${count}pack` : ''),
    lighting: (value) => (value === 'None' ? '' : value),
  },
  networkCard: { interface: text, wireless: flag('Wi-Fi wireless') },
  soundCard: { interface: text },
  captureCard: { interface: text },
  operatingSystem: { system: text },
  monitor: {
    sizeInches: figure('in'),
    widthPixels: (width, { heightPixels }) =>
      heightPixels ? `${width}x${heightPixels} ${heightPixels}p ${resolutions[heightPixels] ?? ''}` : '',
    refreshHz: figure('hz'),
    panel: text,
  },
}

/**
 * Facts by which people call a product: an SSD, an AIO, DDR5, a Mini-ITX, a tower cooler. A kit of DDR5 comes before a board that takes it, and a
 * Mini-ITX board or case before a card that is called so because it fits one.
 */
const calledBy: { [K in Kind]?: readonly (keyof Facts<K>)[] } = {
  motherboard: ['formFactor'],
  case: ['type'],
  memory: ['type', 'form'],
  storage: ['solidState'],
  cooler: ['type', 'heightMm'],
  operatingSystem: ['system'],
}

/** The texts of those facts. */
export function labelTexts(kind: string | null, facts: object | null): string[] {
  const names: readonly string[] = calledBy[kind as Kind] ?? []
  const own = Object.entries(facts ?? {}).filter(([name]) => names.includes(name))
  return factTexts(kind, Object.fromEntries(own))
}

/** One text per fact. A fact of a wrong type must not break the index, because it would break every search. */
export function factTexts(kind: string | null, facts: object | null): string[] {
  const table = factWordsOf[kind as Kind] as
    | Record<string, (value: unknown, facts: object) => string>
    | undefined
  if (!table || !facts) return []
  return Object.entries(facts).map(([name, value]) =>
    value === undefined || value === null ? '' : `${table[name]?.(value, facts) ?? ''}`,
  )
}
