// The facts of each kind that matter for a choice: how a row shows them, and how they filter and sort the list.
import { texts } from '../../texts'
import type { Product } from '../build'
import { type FactValue, formatFact, formatGigabytes } from './format-fact'

export interface KeyFact {
  /** The name of the fact, or of a value derived from facts. */
  name: string
  read: (product: Product) => FactValue | undefined
  /** How a row shows it; absent if it does not. */
  line?: (value: FactValue, product: Product) => string | undefined
  /** Values to tick, a yes-or-no feature, or steps that divide a figure. */
  facet?: 'choices' | 'feature' | readonly number[]
  /** The end of the scale that people look for. */
  sort?: 'up' | 'down'
}

const words = texts.candidates.line

const fact =
  (name: string) =>
  ({ facts }: Product) => {
    const value = facts[name]
    return value === undefined || value === null ? undefined : (value as FactValue)
  }

type Options = Omit<Partial<KeyFact>, 'name'>

const plain = (name: string, options: Options = {}): KeyFact => ({
  name,
  read: fact(name),
  line: (value) => formatFact(name, value),
  ...options,
})

/** A word, or a figure with few values: every value can be ticked. */
const choice = (name: string, options: Options = {}) => plain(name, { facet: 'choices', ...options })

/** A figure with a unit, alone or in a phrase. */
const amount = (name: string, phrase?: (text: string) => string, options: Options = {}) =>
  plain(name, {
    line: (value) => (phrase ? phrase(formatFact(name, value)) : formatFact(name, value)),
    ...options,
  })

/** Shown only if the product has it. */
const feature = (name: string, phrase?: string): KeyFact => ({
  name,
  read: fact(name),
  facet: 'feature',
  ...(phrase ? { line: (value: FactValue) => (value === true ? phrase : undefined) } : {}),
})

/** Only for filters and sorting. */
const behind = ({ line: _, ...rest }: KeyFact): KeyFact => rest

const hasSome = (value: FactValue) => typeof value === 'number' && value > 0

const some = (name: string, phrase: (count: string) => string, options: Options = {}) =>
  plain(name, { line: (value) => (hasSome(value) ? phrase(String(value)) : undefined), ...options })

const memoryKit: KeyFact = {
  name: 'capacityGb',
  read: ({ facts: { modules, moduleGb } }) =>
    typeof modules === 'number' && typeof moduleGb === 'number' ? modules * moduleGb : undefined,
  line: (value, { facts: { modules, moduleGb } }) => {
    const capacity = formatGigabytes(value as number)
    return modules === 1
      ? capacity
      : words.kit(capacity, String(modules), formatGigabytes(moduleGb as number))
  },
  facet: 'choices',
  sort: 'down',
}

/** Shown only if it is not the usual one. */
const moduleForm = choice('form', { line: (value) => (value === 'DIMM' ? undefined : String(value)) })

const kitModules: KeyFact = {
  name: 'modules',
  read: fact('modules'),
  facet: 'choices',
}

/** Products that were imported before this fact existed state it only in their names. */
const driveCapacity: KeyFact = {
  name: 'capacityGb',
  read: ({ name, facts: { capacityGb } }) =>
    typeof capacityGb === 'number' ? capacityGb : gigabytesIn(name),
  line: (value) => formatGigabytes(value as number),
  facet: [250, 500, 1000, 2000, 4000, 8000],
  sort: 'down',
}

/** Shown only for hard disks: most drives are solid state. */
const hardDisk: KeyFact = {
  name: 'solidState',
  read: fact('solidState'),
  line: (value) => (value === false ? words.hardDisk : undefined),
  facet: 'feature',
}

const resolution: KeyFact = {
  name: 'heightPixels',
  read: fact('heightPixels'),
  line: (value, { facts: { widthPixels } }) =>
    typeof widthPixels === 'number' ? words.resolution(String(widthPixels), String(value)) : undefined,
  facet: 'choices',
  sort: 'down',
}

export function gigabytesIn(name: string): number | undefined {
  const [, figure, unit] = /(\d+(?:[.,]\d+)?)\s?(TB|GB)\b/i.exec(name) ?? []
  if (!figure || !unit) return undefined
  return Math.round(Number(figure.replace(',', '.')) * (unit.toUpperCase() === 'TB' ? 1000 : 1))
}

/** The list is sorted by size. */
const boards: KeyFact = {
  name: 'boardForms',
  read: fact('boardForms'),
  line: (value) => {
    const largest = Array.isArray(value) ? value.at(-1) : undefined
    return largest ? words.boards(largest) : undefined
  },
  facet: 'choices',
}

const lanes = amount('slotLanes', undefined, { facet: 'choices' })

export const keyFacts: Record<string, readonly KeyFact[]> = {
  cpu: [
    choice('socket'),
    some('cores', words.cores, { facet: 'choices', sort: 'down' }),
    amount('boostGhz', words.boost, { sort: 'down' }),
    choice('generation'),
    amount('tdpWatts', undefined, { facet: [45, 65, 95, 120, 170], sort: 'up' }),
    choice('memoryTypes'),
    feature('integratedGraphics', words.integratedGraphics),
    feature('includesCooler'),
    feature('unlocked'),
    feature('eccSupport'),
    behind(amount('cacheMb', undefined, { sort: 'down' })),
    behind(choice('releaseYear', { sort: 'down' })),
  ],
  motherboard: [
    choice('socket'),
    choice('formFactor'),
    choice('chipset'),
    choice('memoryTypes'),
    some('memorySlots', words.memorySlots, { facet: 'choices', sort: 'down' }),
    feature('wireless', words.wireless),
    behind(amount('memoryMaxGb', undefined, { sort: 'down' })),
    feature('eccSupport'),
    feature('biosFlashback'),
    feature('backConnect'),
  ],
  memory: [
    memoryKit,
    choice('type'),
    amount('speedMts', undefined, { facet: 'choices', sort: 'down' }),
    amount('casLatency', words.casLatency, { sort: 'up' }),
    moduleForm,
    kitModules,
    feature('ecc', words.ecc),
    feature('registered'),
  ],
  graphicsCard: [
    choice('chip'),
    amount('memoryGb', undefined, { facet: 'choices', sort: 'down' }),
    amount('lengthMm', words.long, { facet: [200, 250, 300, 350], sort: 'up' }),
    amount('widthSlots', undefined, { facet: 'choices' }),
    amount('boardPowerWatts', undefined, { facet: [75, 150, 225, 300, 400], sort: 'up' }),
    some('pcie16Pins', words.pcie16Pins, { facet: 'choices' }),
    behind(choice('releaseYear', { sort: 'down' })),
  ],
  storage: [
    driveCapacity,
    hardDisk,
    choice('form'),
    choice('interface'),
    choice('m2Size'),
    choice('pcieGeneration', { line: (value) => `PCIe ${value}.0` }),
    behind(amount('cacheMb', undefined, { sort: 'down' })),
  ],
  powerSupply: [
    amount('ratedWatts', undefined, { facet: [450, 550, 650, 750, 850, 1000, 1200], sort: 'up' }),
    choice('efficiency'),
    choice('form'),
    choice('modularity', { line: (value) => (value === 'None' ? undefined : `${value}-modular`) }),
    amount('lengthMm', words.long, { facet: [140, 160, 180], sort: 'up' }),
    some('pcie16Pins', words.pcie16Pins, { facet: 'choices' }),
    some('pcie8Pins', words.pcie8Pins, { facet: 'choices' }),
  ],
  case: [
    choice('type'),
    boards,
    amount('maxCardLengthMm', words.cards, { facet: [280, 320, 360, 400], sort: 'down' }),
    amount('maxCoolerHeightMm', words.coolers, { facet: [70, 130, 160, 170], sort: 'down' }),
    feature('includesPsu', words.withPowerSupply),
    behind(choice('bays35', { sort: 'down' })),
    behind(amount('heightMm', undefined, { sort: 'up' })),
  ],
  cooler: [
    choice('type'),
    amount('radiatorMm', words.radiator, { facet: 'choices', sort: 'down' }),
    amount('heightMm', words.high, { facet: [70, 130, 160, 170], sort: 'up' }),
    amount('ratedWatts', words.rated, { facet: [100, 150, 200, 250], sort: 'down' }),
    behind(choice('sockets')),
    behind(choice('lighting')),
    behind(amount('noiseDb', undefined, { sort: 'up' })),
  ],
  fan: [
    some('quantity', words.pack, { facet: 'choices', sort: 'down' }),
    amount('sizeMm', undefined, { facet: 'choices' }),
    choice('lighting'),
    behind(amount('noiseDb', undefined, { sort: 'up' })),
  ],
  monitor: [
    amount('sizeInches', undefined, { facet: [24, 27, 32, 34], sort: 'down' }),
    resolution,
    amount('refreshHz', undefined, { facet: [60, 120, 144, 165, 240], sort: 'down' }),
    choice('panel'),
  ],
  networkCard: [choice('interface'), lanes, feature('wireless', words.wireless), behind(choice('m2Key'))],
  soundCard: [choice('interface'), lanes],
  captureCard: [choice('interface'), lanes],
  operatingSystem: [choice('system')],
}

export const keyFactsOf = (kind: string | null | undefined): readonly KeyFact[] => keyFacts[kind ?? ''] ?? []

/** A phrase per key fact that a row shows; empty if the product does not have it. */
export const factPhrases = (product: Product, facts: readonly KeyFact[]): string[] =>
  facts.flatMap(({ read, line }) => {
    if (!line) return []
    const value = read(product)
    return (value === undefined ? undefined : line(value, product)) ?? ''
  })

/** The key facts of a product in one line; parts without facts show their part number. */
export function factLine(product: Product, facts: readonly KeyFact[]): string {
  const phrases = factPhrases(product, facts).filter(Boolean)
  return phrases.length > 0 ? phrases.join(' · ') : (product.manufacturerPartNumber ?? '')
}
