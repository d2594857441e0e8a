// A line without columns, such as "2x AMD Ryzen 7", "AMD Ryzen 7 × 2", "M185 10" or a name alone.
import { digits, isBesideNumber, isPrice, looksLikeQuantity, readQuantity } from './quantity'
import { rowOf, unclearRow, type WantedRow } from './wanted-row'

const bullet = /^(?:[-*•–]\s+)+/
/** "2 x 16 GB" is a kit of memory and no quantity. */
const isKit = /^\d+\s*[x×]\s*\d+\s*(?:gb|tb|mb|mm)\b/i
const before = new RegExp(
  String.raw`^(${digits})\s*(?:[x×]|pcs\.?|pieces|stk\.?|st\.|units?(?:\s+of)?)\s+(?!\d+\s*(?:gb|tb|mb|mm)\b)(?=\S)`,
  'i',
)
const after = new RegExp(
  String.raw`\s+(?:[x×](?:\s+(?=\d)|(?=\d+$))(${digits})|(${digits})\s*(?:pcs\.?|pieces|stk\.?|units?))$`,
  'i',
)

export function readLine(line: string): WantedRow {
  const text = line.replace(/\s+/g, ' ').trim().replace(bullet, '')
  const [head, ahead] = before.exec(text) ?? []
  if (head && ahead) return rowOf(text.slice(head.length), ahead)
  const [tail, times, units] = after.exec(text) ?? []
  if (!tail) return readName(text)
  const name = text.slice(0, -tail.length)
  // The first digits of "Ryzen 7 500 pcs" may be part of the name.
  return units && !/^\d+$/.test(units) ? unclearRow(name, tail) : rowOf(name, times ?? units ?? '')
}

/** One of it, unless it begins or ends with a number that may be a quantity. An EAN or a price beside it is none. */
function readName(text: string): WantedRow {
  const words = text.split(/[\s,;|]+/)
  const others = words.filter(
    (word) => word !== '' && !/^\d{8,14}$/.test(word) && !isPrice(word) && !isBesideNumber(word),
  )
  const ends = isKit.test(text) || words.length === 1 ? [] : [others.at(-1) ?? '', others[0] ?? '']
  const number = ends.find(looksLikeQuantity)
  if (number === undefined) return rowOf(text, '1')
  return { ...unclearRow(text, number), isPerhapsName: true }
}

/** A product number has a digit; a quantity has up to three. "1 000" may be two numbers where a space separates columns. */
const count = String.raw`\d{1,3}(?:[\u00a0\u202f'’]\d{3})*|[x×]\d{1,3}|\d{1,3}[x×]`
const numberFirst = new RegExp(String.raw`^(?<text>[^\s,;|]*\d[^\s,;|]*)\s+(?<quantity>${count})$`, 'i')
const quantityFirst = new RegExp(String.raw`^(?<quantity>${count})\s+(?<text>[^\s,;|]*\d[^\s,;|]*)$`, 'i')

/** Lines that are mostly a product number and a quantity, or the other way round; undefined if they are neither, or both. */
export function readPairs(lines: string[]): WantedRow[] | undefined {
  const clean = lines.map((line) => line.replace(/[^\S\u00a0\u202f]+/g, ' ').trim())
  const fits = [numberFirst, quantityFirst].filter(
    (form) => clean.filter((line) => form.test(line)).length > clean.length / 2,
  )
  const [form] = fits
  if (!form || fits.length > 1) return undefined
  const other = form === numberFirst ? quantityFirst : numberFirst
  return clean.map((line) => {
    const { text, quantity } = form.exec(line)?.groups ?? {}
    const isBoth = other.test(line)
    return text && quantity && !isBoth && readQuantity(quantity) !== null
      ? rowOf(text, quantity)
      : readLine(line)
  })
}
