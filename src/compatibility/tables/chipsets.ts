import type { GenerationName } from './generations.ts'

/**
 * Which CPU generations a chipset runs: from the first firmware on, or only with firmware that lists them.
 * A generation of the right socket that is in no list never runs there. Where board makers differ among themselves the
 * generation is under `update`, which warns and refuses nothing; a board whose maker publishes its own list
 * (`cpuSupport`) overrides this table.
 */
export interface Chipset {
  native: readonly GenerationName[]
  update: readonly GenerationName[]
  /** Not named by AMD or Intel for the chipset, but listed by some board makers. */
  makersOnly: readonly GenerationName[]
  /** Lets an unlocked CPU run above its rating. */
  overclocking: boolean
}

const row = (
  overclocking: boolean,
  native: GenerationName[],
  update: GenerationName[] = [],
  makersOnly: GenerationName[] = [],
): Chipset => ({ native, update, makersOnly, overclocking })

const sandy = (overclocking: boolean) => row(overclocking, ['Sandy Bridge'], ['Ivy Bridge'])
const ivy = (overclocking: boolean) => row(overclocking, ['Sandy Bridge', 'Ivy Bridge'])
const haswell = (overclocking: boolean) => row(overclocking, ['Haswell'], ['Haswell Refresh'])
const devil = (overclocking: boolean) => row(overclocking, ['Haswell', 'Haswell Refresh'], ['Broadwell'])
const skylake = (overclocking: boolean) => row(overclocking, ['Skylake'], ['Kaby Lake'])
const kaby = (overclocking: boolean) => row(overclocking, ['Skylake', 'Kaby Lake'])
const coffee = (overclocking: boolean) => row(overclocking, ['Coffee Lake'], ['Coffee Lake Refresh'])
const coffeeLate = (overclocking: boolean) => row(overclocking, ['Coffee Lake', 'Coffee Lake Refresh'])
const comet = (overclocking: boolean) => row(overclocking, ['Comet Lake'], ['Rocket Lake'])
const rocket = (overclocking: boolean) => row(overclocking, ['Comet Lake', 'Rocket Lake'])
const alder = (overclocking: boolean) =>
  row(overclocking, ['Alder Lake'], ['Raptor Lake', 'Raptor Lake Refresh'])
const raptor = (overclocking: boolean) =>
  row(overclocking, ['Alder Lake', 'Raptor Lake'], ['Raptor Lake Refresh'])
const arrow = (overclocking: boolean) => row(overclocking, ['Arrow Lake'], ['Arrow Lake Refresh'])

const am4First = (overclocking: boolean) =>
  row(
    overclocking,
    ['Bristol Ridge', 'Summit Ridge'],
    ['Raven Ridge', 'Pinnacle Ridge', 'Picasso', 'Matisse', 'Renoir', 'Vermeer', 'Cezanne'],
  )
const am4Second = row(
  true,
  ['Summit Ridge', 'Raven Ridge', 'Pinnacle Ridge'],
  ['Bristol Ridge', 'Picasso', 'Matisse', 'Renoir', 'Vermeer', 'Cezanne'],
)
// AMD names no Zen or Zen+ for these; some makers list Picasso all the same.
const am4Third = (overclocking: boolean) =>
  row(overclocking, ['Matisse'], ['Renoir', 'Vermeer', 'Cezanne'], ['Picasso'])
const am5First = (overclocking: boolean) => row(overclocking, ['Raphael'], ['Phoenix', 'Granite Ridge'])
const am5Second = (overclocking: boolean) => row(overclocking, ['Raphael', 'Phoenix', 'Granite Ridge'])
const am3Plus = row(true, ['K10', 'Zambezi'], ['Vishera'])
const fm2Plus = row(true, ['Trinity', 'Richland', 'Kaveri'], ['Godavari', 'Carrizo'])
// Xeon E3 v5 and v6 and Xeon E run on these alone: Intel locked them out of consumer chipsets.
const skylakeWs = row(false, ['Skylake', 'Skylake-WS'], ['Kaby Lake', 'Kaby Lake-WS'])
const coffeeWs = row(
  false,
  ['Coffee Lake', 'Coffee Lake-WS'],
  ['Coffee Lake Refresh', 'Coffee Lake Refresh-WS'],
)
const sandyEp = row(false, ['Sandy Bridge-E'], ['Ivy Bridge-E'])

/** Chipsets by name without the maker's: "B650", not "AMD B650". */
export const chipsets = {
  // LGA 1156 and 1366
  P55: row(true, ['Lynnfield'], ['Clarkdale']),
  H55: row(false, ['Lynnfield', 'Clarkdale']),
  H57: row(false, ['Lynnfield', 'Clarkdale']),
  Q57: row(false, ['Lynnfield', 'Clarkdale']),
  X58: row(true, ['Nehalem'], ['Westmere']),
  '5520': row(false, ['Nehalem'], ['Westmere']),
  // LGA 1155
  H61: sandy(false),
  B65: sandy(false),
  H67: sandy(false),
  Q67: sandy(false),
  C204: sandy(false),
  P67: sandy(true),
  Z68: sandy(true),
  B75: ivy(false),
  H77: ivy(false),
  Q77: ivy(false),
  Z75: ivy(true),
  Z77: ivy(true),
  // LGA 1150
  H81: haswell(false),
  B85: haswell(false),
  Q85: haswell(false),
  Q87: haswell(false),
  H87: haswell(false),
  Z87: haswell(true),
  C222: haswell(false),
  C224: haswell(false),
  C226: row(false, ['Haswell'], ['Haswell Refresh', 'Broadwell']),
  H97: devil(false),
  Z97: devil(true),
  // LGA 1151: one socket, two worlds
  H110: skylake(false),
  B150: skylake(false),
  H170: skylake(false),
  Q150: skylake(false),
  Q170: skylake(false),
  Z170: skylake(true),
  C232: skylakeWs,
  C236: skylakeWs,
  B250: kaby(false),
  H270: kaby(false),
  Q250: kaby(false),
  Q270: kaby(false),
  Z270: kaby(true),
  Z370: coffee(true),
  H310: coffee(false),
  B360: coffee(false),
  H370: coffee(false),
  Q370: coffee(false),
  C242: coffeeWs,
  C246: coffeeWs,
  B365: coffeeLate(false),
  Z390: coffeeLate(true),
  // LGA 1200: H410 and B460 are older silicon and never learned Rocket Lake
  H410: row(false, ['Comet Lake']),
  B460: row(false, ['Comet Lake']),
  H470: comet(false),
  Q470: comet(false),
  W480: comet(false),
  Z490: comet(true),
  H510: rocket(false),
  B560: rocket(false),
  H570: rocket(false),
  Q570: rocket(false),
  W580: rocket(false),
  Z590: rocket(true),
  // LGA 1700
  H610: alder(false),
  B660: alder(false),
  H670: alder(false),
  Q670: alder(false),
  W680: alder(false),
  Z690: alder(true),
  B760: raptor(false),
  H770: raptor(false),
  Z790: raptor(true),
  // LGA 1851
  H810: arrow(false),
  B860: arrow(false),
  Q870: arrow(false),
  W880: arrow(false),
  Z890: arrow(true),
  // Intel workstations
  X79: row(true, ['Sandy Bridge-E'], ['Ivy Bridge-E']),
  C602: sandyEp,
  C602J: sandyEp,
  C606: sandyEp,
  X99: row(true, ['Haswell-E'], ['Broadwell-E']),
  C612: row(false, ['Haswell-E'], ['Broadwell-E']),
  X299: row(true, ['Skylake-X', 'Kaby Lake-X'], ['Cascade Lake-X']),
  C621: row(false, ['Skylake-SP'], ['Cascade Lake-SP']),
  // AM4
  A320: am4First(false),
  B350: am4First(true),
  X370: am4First(true),
  B450: am4Second,
  X470: am4Second,
  A520: am4Third(false),
  B550: am4Third(true),
  X570: row(true, ['Raven Ridge', 'Pinnacle Ridge', 'Picasso', 'Matisse'], ['Renoir', 'Vermeer', 'Cezanne']),
  // AM5
  A620: am5First(false),
  A620A: am5First(false),
  B650: am5First(true),
  B650E: am5First(true),
  X670: am5First(true),
  X670E: am5First(true),
  B840: am5Second(false),
  B850: am5Second(true),
  X870: am5Second(true),
  X870E: am5Second(true),
  // Threadripper
  X399: row(true, ['Whitehaven'], ['Colfax']),
  TRX40: row(true, ['Castle Peak']),
  WRX80: row(true, ['Castle Peak'], ['Chagall']),
  TRX50: row(true, ['Storm Peak', 'Storm Peak PRO'], ['Shimada Peak', 'Shimada Peak PRO']),
  WRX90: row(true, ['Storm Peak PRO'], ['Shimada Peak PRO']),
  // Older AMD
  '770': row(true, ['K10']),
  '785G': row(true, ['K10']),
  '790X': row(true, ['K10']),
  '870': row(true, ['K10']),
  '890GX': row(true, ['K10']),
  '890FX': row(true, ['K10']),
  '760G': am3Plus,
  '880G': am3Plus,
  '970': am3Plus,
  '990X': am3Plus,
  '990FX': am3Plus,
  A55: row(true, ['Llano', 'Trinity', 'Kaveri'], ['Richland', 'Godavari']),
  A75: row(true, ['Llano', 'Trinity'], ['Richland']),
  A85X: row(true, ['Trinity'], ['Richland']),
  A58: fm2Plus,
  A68H: fm2Plus,
  A78: fm2Plus,
  A88X: fm2Plus,
  AM1: row(false, ['Kabini']),
  SR5690: row(false, ['Abu Dhabi']),
} as const satisfies Record<string, Chipset>

export type ChipsetName = keyof typeof chipsets

/** The names alone, for the facts' value set. */
export const chipsetNames = Object.keys(chipsets) as ChipsetName[]

/** What is known of a chipset. */
export const chipset = (name: ChipsetName): Chipset => chipsets[name]
