// Reads pasted text or CSV as a list of wanted products: rows of a text and a quantity.
import { digits, readQuantity } from './quantity'

export interface WantedRow {
  text: string
  /** Null if it is not certain, so that a person enters it. A row with 0 is not wanted. */
  quantity: number | null
  /** What the list has as a quantity, if that is not certain. */
  unclear?: string
}

export const mostRows = 1000
const longestText = 255

/** The most decisive first: a tab is never part of a name, a comma often is. */
const separators = ['\t', ';', '|', ','] as const

/** Splits text into lines and cells. Cells in quotes may contain separators, line ends and doubled quotes. */
export function parseTable(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '')
  for (const separator of separators) {
    if (endsCellsOtherwise(clean, separator)) continue
    const table = splitCells(clean, separator)
    const [first] = table
    const isEven =
      first !== undefined && first.length > 1 && table.every((row) => row.length === first.length)
    // A comma may be part of names: it separates columns only if one of them is a quantity.
    if (isEven && (separator !== ',' || quantityColumn(table) !== undefined)) return table
  }
  // One column, whose cells may be in quotes.
  return splitCells(clean, undefined)
}

/** Whether the first cell is in quotes and another separator follows it. */
function endsCellsOtherwise(text: string, separator: string): boolean {
  const next = /^\s*"(?:[^"]|"")*"[ ]*([\t;|,])/.exec(text)?.[1]
  return next !== undefined && next !== separator
}

function splitCells(text: string, separator: string | undefined): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let at = 0
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  while (at < text.length) {
    const sign = text[at] as string
    if (sign === '"' && cell.trim() === '') {
      const quoted = readQuoted(text, at, separator)
      if (quoted) {
        cell = quoted.cell
        at = quoted.end
        continue
      }
    }
    if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') endRow()
    else cell += sign
    at++
  }
  endRow()
  return rows
}

/** A cell in quotes; undefined if the quote is part of a name, such as one for inches. */
function readQuoted(text: string, start: number, separator: string | undefined) {
  let cell = ''
  let at = start + 1
  while (at < text.length) {
    if (text[at] !== '"') cell += text[at++]
    else if (text[at + 1] === '"') {
      cell += '"'
      at += 2
    } else {
      const next = /^[ ]*(.?)/s.exec(text.slice(at + 1, at + 20))?.[1] ?? ''
      const isEnd = next === '' || next === separator || next === '\n' || next === '\r'
      return isEnd ? { cell, end: at + 1 } : undefined
    }
  }
  return undefined
}

const headers = {
  quantity:
    /^(quantity|qty\.?|count|units|pcs\.?|pieces|number of units|antall|menge|anzahl|stk\.?|antal|määrä)$/i,
  price: /^(.*\b(price|amount|total|sum|cost|vat)\b.*|pris|preis|betrag|summe|beløp)$/i,
  product:
    /^(product|item|article|name|description|part|material|sku|ean|gtin|mpn|model|manufacturer|brand|product name|product number|item number|part number|article number|material number|produkt|artikkel|artikel|varenummer|navn|beskrivelse)( ?(no\.?|number|name|id))?$/i,
  line: /^(#|no\.?|nr\.?|line|pos\.?|position)$/i,
}

const isQuantity = (cell: string) => readQuantity(cell) !== null
const isHeader = (row: string[]) =>
  row.some((cell) => Object.values(headers).some((form) => form.test(cell))) && !row.some(isQuantity)

/** Without a header, prices must not be taken for quantities: no decimals, and no groups of digits. */
const isCount = (cell: string) => isQuantity(cell) && !isMoney(cell) && !/\d\D+\d/.test(cell)

/** By its header; otherwise the last column that has only quantities, in every row before one with empty cells. */
function quantityColumn(table: string[][]): number | undefined {
  const [first = []] = table
  if (isHeader(first)) {
    const named = first.findIndex((cell) => headers.quantity.test(cell))
    return named === -1 ? undefined : named
  }
  const columns = first.map((_, column) => column)
  const cellsOf = (column: number) => table.map((row) => row[column] ?? '')
  const withEmpty = columns.filter((column) => {
    const cells = cellsOf(column).filter((cell) => cell !== '')
    return cells.length > 0 && cells.every(isCount)
  })
  return withEmpty.findLast((column) => !cellsOf(column).includes('')) ?? withEmpty.at(-1)
}

/** The rows of a table of cells, such as a sheet. */
export function readTable(table: string[][]): WantedRow[] {
  const [first = []] = table
  const hasHeader = table.length > 1 && isHeader(first)
  const quantityAt = table.some((row) => row.length > 1) ? quantityColumn(table) : undefined
  const isIgnored = (column: number) =>
    column === quantityAt ||
    (hasHeader && (headers.price.test(first[column] ?? '') || headers.line.test(first[column] ?? '')))
  return (hasHeader ? table.slice(1) : table).flatMap((row) => {
    const cells = row.filter((cell, column) => !isIgnored(column) && cell !== '' && !isMoney(cell))
    const written = readLine(cells.join(' '))
    if (written.text === '') return []
    return [quantityAt === undefined ? written : rowOf(written.text, row[quantityAt] ?? '')]
  })
}

/** A cell with an amount: it has decimals or a currency. */
const isMoney = (cell: string) =>
  /^(?:(?:kr|nok|sek|dkk|eur|usd|gbp|€|\$|£)\.?\s*)?\d[\d\s.,']*(?:[.,]\d{2}|,-)\s*(?:kr|nok|sek|dkk|eur|usd|gbp|€)?$/i.test(
    cell,
  )

const bullet = /^(?:[-*•–]\s+)+/
/** "2 x 16 GB" is a kit of memory and no quantity. */
const before = new RegExp(
  String.raw`^(${digits})\s*(?:[x×]|pcs\.?|pieces|stk\.?|st\.|units?(?:\s+of)?)\s+(?!\d+\s*(?:gb|tb|mb|mm)\b)(?=\S)`,
  'i',
)
const after = new RegExp(
  String.raw`\s+(?:[x×]\s*(${digits})|(${digits})\s*(?:pcs\.?|pieces|stk\.?|units?))$`,
  'i',
)

/** A line such as "2x AMD Ryzen 7" or "AMD Ryzen 7 × 2". */
function readLine(line: string): WantedRow {
  const text = line.replace(/\s+/g, ' ').trim().replace(bullet, '')
  const [head, ahead] = before.exec(text) ?? []
  if (head && ahead) return rowOf(text.slice(head.length), ahead)
  const [tail, times, units] = after.exec(text) ?? []
  if (!tail) return rowOf(text, '1')
  const name = text.slice(0, -tail.length)
  // The first digits of "Ryzen 7 500 pcs" may be part of the name.
  return units && !/^\d+$/.test(units) ? unclearRow(name, tail) : rowOf(name, times ?? units ?? '')
}

function rowOf(text: string, written: string): WantedRow {
  const quantity = readQuantity(written)
  return quantity === null ? unclearRow(text, written) : { text: shortened(text), quantity }
}

const unclearRow = (text: string, written: string): WantedRow => ({
  text: shortened(text),
  quantity: null,
  unclear: written.trim().slice(0, longestText),
})

const shortened = (text: string) => text.slice(0, longestText).trim()

export const parseList = (text: string): WantedRow[] => readTable(parseTable(text))
