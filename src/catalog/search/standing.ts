// Which of equally relevant products come first: those for the PCs of customers before those for servers, newer ones, and
// those of which more is known.
import type { Facts, Kind } from '../../compatibility/facts/index.ts'

/** The worst standing; 0 is the best. */
export const worstStanding = 255

/** From here back, years count; what is older is equal. */
const newestYear = 2030
const mostYears = 31
/** A product of unknown age stands among those of this year. */
const usualYear = 2014

/** Facts known of a product, at least this many for each step. */
const factSteps = [8, 4]

type Years<K extends Kind> = (facts: Facts<K>) => number | undefined

const firstYear = (table: readonly (readonly [RegExp, number])[], text: string): number | undefined =>
  table.find(([words]) => words.test(text))?.[1]

/** When a platform came on the market, where a product does not say it. Source: the makers' announcements. */
const socketYears: readonly (readonly [RegExp, number])[] = [
  [/^(LGA 1851|LGA 4710|SP6)$/, 2024],
  [/^(sTR5|LGA 4677)$/, 2023],
  [/^(AM5|SP5)$/, 2022],
  [/^LGA 1700$/, 2021],
  [/^(LGA 1200|sWRX8)$/, 2020],
  [/^(AM4|TR4|sTRX4|SP3|LGA 2066|LGA 3647)$/, 2017],
  [/^LGA 1151$/, 2016],
  [/^(LGA 1150|LGA 2011-3)$/, 2013],
]

const chipYears: readonly (readonly [RegExp, number])[] = [
  [/RTX 50|RX 90|Arc B/, 2025],
  [/RTX 40\d0 (Ti )?SUPER/, 2024],
  [/RTX 40|RX 7/, 2023],
  [/Arc A/, 2022],
  [/RTX 30|RX 6/, 2021],
  [/RTX 20|RX 5\d00/, 2019],
  [/GTX 10|RX 5[78]0/, 2016],
]

/** X870, B650, Z790: the first figure grows with the years, and a socket may be older than the chipset. */
const chipsetYears: readonly (readonly [RegExp, number])[] = [
  [/^[ABHWXZ]8[1-9]0/, 2024],
  [/^[BHZ]7\d0/, 2023],
  [/^[ABHQWXZ]6\d0/, 2022],
  [/^[ABHQXZ]5\d0/, 2020],
]

const memoryYears = { DDR5: 2022, DDR4: 2016, DDR3: 2008, DDR2: 2004, DDR: 2001 }
const pcieYears = [2006, 2008, 2012, 2016, 2021, 2024]
const systemYears: Partial<Record<string, number>> = { 'Windows 11': 2021, 'Windows 10': 2015 }

const yearsOf: { [K in Kind]?: Years<K> } = {
  cpu: ({ releaseYear, socket = '' }) => releaseYear ?? firstYear(socketYears, socket),
  graphicsCard: ({ chip, releaseYear }) => (chip ? firstYear(chipYears, chip) : releaseYear),
  motherboard: ({ chipset = '', socket = '' }) =>
    firstYear(chipsetYears, chipset) ?? firstYear(socketYears, socket),
  memory: ({ type }) => type && memoryYears[type],
  storage: ({ interface: bus, pcieGeneration = 3, solidState }) =>
    bus === 'NVMe' ? pcieYears[pcieGeneration] : solidState ? 2014 : 2010,
  powerSupply: ({ atx3, efficiency }) => (atx3 ? 2023 : efficiency ? 2014 : 2008),
  case: ({ usbCPorts = 0, usb3Ports = 0 }) => (usbCPorts > 0 ? 2020 : usb3Ports > 0 ? 2014 : 2010),
  cooler: ({ sockets = [] }) =>
    Math.max(0, ...sockets.map((socket) => firstYear(socketYears, socket) ?? 0)) || undefined,
  monitor: ({ refreshHz = 0 }) => (refreshHz >= 120 ? 2021 : usualYear),
  operatingSystem: ({ system }) => systemYears[system ?? ''],
}

/** Made for servers and workstations, or for no desktop: found last, unless the words of the query name it. */
const isSpecial: { [K in Kind]?: (facts: Facts<K>, name: string) => boolean } = {
  cpu: (_, name) => /EPYC|Opteron|Xeon|Threadripper/i.test(name),
  motherboard: ({ registeredMemory, formFactor, socket }) =>
    registeredMemory === true ||
    formFactor === 'Thin Mini-ITX' ||
    /^(SP|LGA [34]|G34|sWRX8|s?TR|Soldered)/.test(socket ?? ''),
  memory: ({ registered, ecc, form }) => registered === true || ecc === true || form === 'SO-DIMM',
  graphicsCard: ({ chip }) => chip === undefined,
  storage: ({ interface: bus, form }) => bus === 'SAS' || bus === 'U.2' || bus === 'PATA' || form === 'mSATA',
  operatingSystem: (_, name) => /server/i.test(name),
}

/** A number up to `worstStanding`: purpose, then age, then how much is known. It needs the facts and the name alone. */
export function standingOf(kind: string | null, name: string, facts: object | null): number {
  const own = facts ?? {}
  const special = isSpecial[kind as Kind] as ((facts: object, name: string) => boolean) | undefined
  const years = yearsOf[kind as Kind] as ((facts: object) => number | undefined) | undefined
  const age = Math.min(Math.max(newestYear - (years?.(own) ?? usualYear), 0), mostYears)
  const count = Object.keys(own).length
  const missing = factSteps.filter((step) => count < step).length
  return (Number(special?.(own, name) ?? false) * (mostYears + 1) + age) * 4 + missing
}
