import Type, { type Static, type TSchema } from 'typebox'

/** Facts of a schema. Every fact is optional, and undefined means the same as left out: not known. */
export type FactsOf<Schema extends TSchema> = {
  [Name in keyof Static<Schema>]: Static<Schema>[Name] | undefined
}

/**
 * The words facts are written in: how a fact is declared, and the value sets several kinds share.
 * A fact that is not known is left out. Never write 0, false or '' for "not known".
 * Numbers are bounded so that importers catch a misplaced decimal or a unit mix-up (millimetres read as slots).
 */

/** The unit is in the description for sentences, and on its own, as a symbol, for fields. */
const figure = (description: string, [words, symbol]: Unit, minimum: number, maximum: number) =>
  Type.Optional(
    Type.Number({ description: `${description}, in ${words}`, minimum, maximum, 'x-unit': symbol }),
  )

type Unit = readonly [words: string, symbol: string]

/** A length in millimetres. */
export const millimetres = (description: string, minimum: number, maximum: number) =>
  figure(description, ['millimetres', 'mm'], minimum, maximum)

/** An electrical power in watts. */
export const watts = (description: string, minimum: number, maximum: number) =>
  figure(description, ['watts', 'W'], minimum, maximum)

/** A memory capacity in gigabytes (2^30 bytes, as memory is sold). */
export const gigabytes = (description: string, minimum: number, maximum: number) =>
  figure(description, ['GB', 'GB'], minimum, maximum)

/** A memory data rate in megatransfers per second: the number in "DDR5-6000". */
export const megatransfers = (description: string, minimum: number, maximum: number) =>
  figure(description, ['MT/s', 'MT/s'], minimum, maximum)

/** A clock rate in gigahertz. */
export const gigahertz = (description: string, minimum: number, maximum: number) =>
  figure(description, ['GHz', 'GHz'], minimum, maximum)

/** A cache in megabytes (2^20 bytes). */
export const megabytes = (description: string, minimum: number, maximum: number) =>
  figure(description, ['MB', 'MB'], minimum, maximum)

/** The capacity of a drive in gigabytes (10^9 bytes, as drives are sold). */
export const driveGigabytes = (description: string, minimum: number, maximum: number) =>
  figure(description, ['GB', 'GB'], minimum, maximum)

/** A sound level in decibels (A). */
export const decibels = (description: string) => figure(description, ['dB(A)', 'dB(A)'], 1, 100)

/** A diagonal in inches. */
export const inches = (description: string, minimum: number, maximum: number) =>
  figure(description, ['inches', '″'], minimum, maximum)

/** The year in which a part came on the market. */
export const year = (description: string) => count(description, 1995, 2100)

/** A thickness in expansion slots (20.32 mm each); halves and tenths happen. */
export const slots = (description: string, minimum: number, maximum: number) =>
  figure(description, ['slots', 'slots'], minimum, maximum)

/** A whole number of things. */
export const count = (description: string, minimum: number, maximum: number) =>
  Type.Optional(Type.Integer({ description, minimum, maximum }))

/** A yes or no from a data sheet; leave out a value that is only the default of a database. */
export const flag = (description: string) => Type.Optional(Type.Boolean({ description }))

/** One word of a fixed set. */
export const oneOf = <Words extends string[]>(description: string, words: readonly [...Words]) =>
  Type.Optional(Type.Enum(words, { description }))

/** Several words of a fixed set, each once. */
export const someOf = <Words extends string[]>(description: string, words: readonly [...Words]) =>
  Type.Optional(Type.Array(Type.Enum(words), { description, uniqueItems: true }))

/** Memory generations; a module of one never fits a slot of another. */
export const memoryTypes = ['DDR', 'DDR2', 'DDR3', 'DDR4', 'DDR5'] as const
export type MemoryType = (typeof memoryTypes)[number]

/** The two lengths of memory module. */
export const moduleForms = ['DIMM', 'SO-DIMM'] as const

/** Board outlines, largest area last where they nest. */
export const boardForms = [
  'Thin Mini-ITX',
  'Mini-ITX',
  'Mini-DTX',
  'Flex ATX',
  'Micro ATX',
  'ATX',
  'EATX',
  'XL ATX',
  'SSI CEB',
  'SSI EEB',
  'HPTX',
] as const
export type BoardForm = (typeof boardForms)[number]

/** Outlines of power supplies. */
export const powerSupplyForms = ['ATX', 'SFX', 'SFX-L', 'TFX', 'Flex ATX'] as const
export type PowerSupplyForm = (typeof powerSupplyForms)[number]

/** M.2 card sizes: width and length in millimetres, as makers write them. */
export const m2Sizes = ['2230', '2242', '2260', '2280', '22110', '2580', '25110'] as const
export type M2Size = (typeof m2Sizes)[number]

/** M.2 notches. M and B carry drives, E (and A) carries Wi-Fi. */
export const m2Keys = ['M', 'B', 'E'] as const

/** How lighting is fed: 5 V addressable, 12 V plain, or by the maker's own hub. */
export const lightings = ['None', 'ARGB 5V', 'RGB 12V', 'Proprietary'] as const

/** What a card plugs into. */
export const cardInterfaces = ['PCIe', 'M.2', 'USB', 'PCI'] as const

/** Lanes of a PCI Express slot, and lengths of card edges in lanes. */
export const laneCounts = [1, 2, 4, 8, 16] as const

/** Lengths of slots. The PCI Express card specification (CEM) has no connector for two lanes. */
export const slotSizes = [1, 4, 8, 16] as const

/** The length of a card's edge. */
export const lanes = (description: string) => Type.Optional(Type.Enum(laneCounts, { description }))
