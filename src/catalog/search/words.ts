import { isPurposeOf } from './kind-words.ts'
import { inEnglish, saysNothing } from './other-languages.ts'

// Texts as words. Names, facts and queries pass the same rules, so that "1 TB", "1TB" and "1-tb" are one word.

/** Spellings of units, and the one that is indexed. */
const units: Record<string, string> = {
  gb: 'gb',
  tb: 'tb',
  mb: 'mb',
  gbps: 'gbps',
  w: 'w',
  watt: 'w',
  watts: 'w',
  hz: 'hz',
  mhz: 'mhz',
  mts: 'mhz',
  ghz: 'ghz',
  mm: 'mm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  tomme: 'in',
  tommer: 'in',
  tommers: 'in',
  tum: 'in',
  tums: 'in',
  zoll: 'in',
  db: 'db',
  dba: 'db',
  rpm: 'rpm',
  core: 'core',
  cores: 'core',
  kjerne: 'core',
  kjerner: 'core',
  kjerners: 'core',
  karnor: 'core',
  kern: 'core',
  kerne: 'core',
  kerner: 'core',
  kernen: 'core',
  thread: 'thread',
  threads: 'thread',
  trader: 'thread',
  pack: 'pack',
}

/** Words that belong to the number after them: "Zen 5", "DDR 5", "LGA 1700", "Wi-Fi 6". */
const leads = 'zen|ddr|am|lga|wifi|pcie|gen|cl'

const amount = new RegExp(
  `(?<![\\p{L}\\d.])(\\d+(?:\\.\\d+)?)[\\s-]*(${Object.keys(units).join('|')})(?![\\p{L}\\d])`,
  'gu',
)
const numbered = new RegExp(`(?<![\\p{L}\\d])(${leads})[\\s-]+(?=\\d)`, 'gu')

/** The order matters: later lines read what earlier ones wrote. */
const rewrites: readonly [RegExp, string | ((whole: string, figure: string, unit: string) => string)][] = [
  [/ø/g, 'o'],
  [/æ/g, 'ae'],
  [/μ/g, 'u'],
  [/\bwi[\s-]fi\b/g, 'wifi'],
  [/\bgrey\b/g, 'gray'],
  [/\blow[\s-]profile\b/g, 'lowprofile'],
  // A board for "ATX" is not "Micro ATX".
  [/\b(micro|mini|flex|m|e|u)[\s-]([ad]tx|itx)\b/g, '$1$2'],
  // "12th gen", "12. Generation", "12. generasjon" and "12gen", but not "USB 3.2 Gen 1".
  [/(?<![\d.])(\d{1,2})(?:(?:st|nd|rd|th|te|\.|:e)[\s-]*)?gen(?:eration(?:en)?|erasjon)?\b/g, '$1thgen'],
  [/([gm])b(?:it)?(?:\/s|ps)/g, '$1bps'],
  // "10GbE" and "10 Gigabit" are 10 Gbps, and "ATX 3.1" is a version, no outline.
  [/(\d)\s*(?:gbe|gigabit)\b/g, '$1gbps'],
  [/\batx\s*v?(3(?:\.\d)?)\b/g, 'atx$1'],
  // A "CPU-Lüfter" is a cooler, and one word of the table of other languages.
  [/\b(cpu|prosessor|prozessor|processor)[\s-]+(?=(?:lufter|luefter|vifte|flakt|blaeser)\b)/g, '$1'],
  [/mt\/s/g, 'mts'],
  [/(\d)\s*(?:"|”|″|'')/g, '$1in '],
  // "PCIe 5.0" is "PCIe 5", and "M.2" is "m2".
  [/(\d)\.0+(?!\d)/g, '$1'],
  [/(\p{L})\.(?=\d)/gu, '$1'],
  [amount, (_whole, figure, unit) => `${figure}${units[unit]}`],
  // "Ryzen 7 X3D" is no amount.
  [/(?<![\p{L}\d.])(\d+)\s*x\s*(?=\d)(?!3d\b)/gu, '$1x'],
  [numbered, '$1'],
]

const word = /[\p{L}\p{N}]+(?:(?<=\d)\.\d[\p{L}\p{N}]*)?/gu

/** Lower case, without accents. */
const plain = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII, which has no accents
  /^[\x00-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Also with units and numbers joined. */
function simplify(text: string): string {
  let simple = plain(text)
  for (const [pattern, by] of rewrites) simple = simple.replace(pattern, by as string)
  return simple
}

export const wordsOf = (text: string): string[] => simplify(text).match(word) ?? []

/** One word as a query gives it: its pieces, and the sign it consists of if it has neither letters nor digits. */
export interface QueryWord {
  pieces: readonly string[]
  sign: string
}

/** More than the longest name of a product has. Each word is searched for in all products. */
const maxQueryWords = 32

/** Each word once; words that say nothing, and those beyond the limit, are ignored. */
export const queryWords = (query: string): QueryWord[] => {
  const texts = simplify(query)
    .split(/\s+/)
    .filter((text) => text && !saysNothing(text))
    .flatMap(inEnglish)
    .filter((text, place, all) => !isPurposeOf(text, all[place + 1]))
  return [...new Set(texts)].slice(0, maxQueryWords).map((text) => {
    const pieces = (text.match(word) ?? []).flatMap((piece) =>
      piece === text ? piece : pieceInEnglish(piece),
    )
    return { pieces, sign: pieces.length === 0 ? text : '' }
  })
}

/** A part of a compound with hyphens ("8-Kern-Prozessor"). Short parts occur in names of products. */
const pieceInEnglish = (piece: string): readonly string[] => (piece.length > 4 ? inEnglish(piece) : [piece])

/** A text without spaces and signs: how product numbers are compared. */
export const compactOf = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * "rtx5070ti" is also "rtx", "5070" and "ti", and "9800x3d" is an "x3d". Other endings ("14700k") make no words: 14700 is another
 * product.
 */
export function runsOf(text: string): readonly string[] {
  if (/^\p{L}{2,}\d{3,}/u.test(text)) return text.match(/\p{L}{2,}|\d{2,}/gu) ?? []
  return /^\d{4}x3d$/.test(text) ? ['x3d'] : []
}
