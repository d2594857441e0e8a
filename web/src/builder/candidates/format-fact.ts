// A fact as text with its unit, which is the end of its name.
import { texts } from '../../texts'

export type FactValue = string | number | boolean | readonly string[]

const units: [name: RegExp, unit: string][] = [
  [/Mm$/, 'mm'],
  [/Watts$/, 'W'],
  [/Mts$/, 'MT/s'],
  [/Ghz$/, 'GHz'],
  [/Mb$/, 'MB'],
  [/Hz$/, 'Hz'],
  [/Db$/, 'dB(A)'],
  [/Inches$/, 'inches'],
  [/^widthSlots$/, 'slots'],
]

const unitOf = (name: string) => units.find(([names]) => names.test(name))?.[1]

const space = '\u00a0'

/** Memory and drives: 512 GB, 2 TB. */
export const formatGigabytes = (gigabytes: number): string =>
  gigabytes >= 1000
    ? `${trim(gigabytes / (gigabytes % 1024 === 0 ? 1024 : 1000))}${space}TB`
    : `${trim(gigabytes)}${space}GB`

const trim = (value: number) => String(Math.round(value * 100) / 100)

export function formatFact(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.candidates.yes : texts.candidates.no
  if (typeof value === 'number') return formatNumber(name, value)
  if (Array.isArray(value)) return formatList(name, value)
  if (typeof value === 'object' && value !== null) return formatPlugs(value)
  return String(value)
}

function formatNumber(name: string, value: number): string {
  if (name.endsWith('Gb')) return formatGigabytes(value)
  if (name === 'slotLanes') return `x${value}`
  if (name === 'widthSlots' && value === 1) return `1${space}slot`
  const unit = unitOf(name)
  // A count: "16-pin power 0" would read like a number of its own.
  if (value === 0 && !unit) return texts.candidates.none
  return unit ? `${value}${space}${unit}` : String(value)
}

type Entry = Record<string, unknown>

/** One entry of a list whose entries are objects. */
const entryFormats: Record<string, (entry: Entry) => string> = {
  pcieSlots: ({ size, lanes, quantity }) =>
    `${quantity} × x${size ?? lanes}${size && lanes && size !== lanes ? ` (${lanes} lanes)` : ''}`,
  m2Slots: ({ sizes, interfaces }) => [list(interfaces, '/'), longest(sizes)].filter(Boolean).join(' '),
  radiatorMounts: ({ place, sizesMm }) => [place, longest(sizesMm)].filter(Boolean).join(' '),
  cpuSupport: ({ generation }) => String(generation),
  conditionalClearances: ({ limits, mm, drivesOver, radiatorAt }) =>
    `${texts.candidates.facts[String(limits)]} ${mm}${space}mm ${drivesOver === undefined ? `(radiator: ${radiatorAt})` : `(over ${drivesOver} drives)`}`,
}

/** "SATA power plugs 2, CPU power plugs 1". */
const formatPlugs = (plugs: object): string =>
  Object.entries(plugs)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${texts.candidates.facts[name] ?? name} ${count}`)
    .join(', ') || texts.candidates.none

function formatList(name: string, entries: unknown[]): string {
  if (entries.length === 0) return texts.candidates.none
  const write = entryFormats[name]
  const words = entries.map((entry) => (write ? write(entry as Entry) : String(entry)))
  return counted(words).join(', ')
}

/** Equal texts once, with their count. */
function counted(words: string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => [count > 1 ? `${count} ×` : '', word].filter(Boolean).join(' '))
}

const list = (value: unknown, between: string) => (Array.isArray(value) ? value.join(between) : '')
const longest = (value: unknown) => (Array.isArray(value) ? String(value.at(-1) ?? '') : '')

/** The label of a fact; a fact without one gets its split name: "fooBarMm" → "Foo bar". */
export const factLabel = (name: string, kind?: string | null): string =>
  texts.candidates.facts[`${kind}.${name}`] ?? texts.candidates.facts[name] ?? splitName(name)

const splitName = (name: string) => {
  const words = name
    .replace(/(Mm|Watts|Gb|Mb|Mts|Ghz|Hz|Db|Inches)$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
