// Amounts and days as banks write them in files. What can mean two things is refused, and not guessed.
import { readDateTime } from '../contract/date-time.ts'
import { exponentOf } from '../platform/currencies.ts'

const spaces = /[\s\u00a0\u202f']/g
/** Digits, then perhaps one separator and decimals. */
const plain = /^(-?)(\d+)(?:[.,](\d+))?$/
/** Thousands by one separator, and decimals by the other one. */
const grouped = /^(-?)(\d{1,3}(?:,\d{3})+)\.(\d+)$|^(-?)(\d{1,3}(?:\.\d{3})+),(\d+)$/

/** In minor units, or what is wrong with it. */
export function readAmount(text: string, currency: string): number | string {
  const exponent = exponentOf(currency)
  const compact = text
    .trim()
    .replace(spaces, '')
    .replace(/^\+|^\u2212/, (sign) => (sign === '+' ? '' : '-'))
  const long = grouped.exec(compact)
  const [sign = '', whole = '', decimals = ''] = partsOf(long ?? plain.exec(compact))
  if (whole === '') return `is ${text || 'empty'}, but must be a number such as 1250.00 or 1 250,00`
  const kept = decimals.replace(/0+$/, '')
  // 1.000 may be one or a thousand.
  if (!long && decimals.length === 3 && exponent < 3)
    return `is ${text}, which can mean two things: write two decimals, such as 1000.00`
  if (kept.length > exponent) return `is ${text}, which has more decimals than ${currency}`
  const minor = Number(`${whole}${kept.padEnd(exponent, '0')}`)
  if (!Number.isSafeInteger(minor)) return `is ${text}, which is too large`
  return sign === '-' ? -minor : minor
}

/** Of either form of thousands, the groups that matched. */
function partsOf(match: RegExpExecArray | null): string[] {
  const [sign = '', whole = '', decimals = ''] = (match ?? []).slice(1).filter((each) => each !== undefined)
  return [sign, whole.replace(/[.,]/g, ''), decimals]
}

/** As 2026-02-03; undefined if it is no day, or could be another one. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim()) ?? []
  const iso = year ? `${year}-${month}-${day}` : text.trim()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && readDateTime(`${iso}T00:00Z`) !== undefined
  return isDay ? iso : undefined
}
