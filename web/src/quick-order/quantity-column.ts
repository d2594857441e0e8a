// Which column of a list has the quantities: by its header, or by most of its cells, so that one odd cell does not decide about
// all others. If it is not certain, every row is asked for.
import { hasZeroDecimals, isPrice, looksLikeQuantity, readQuantity } from './quantity'

export type Quantities =
  /** No column may have quantities: one of each is wanted. */
  | { kind: 'none'; ignored: number[] }
  | { kind: 'column'; at: number; ignored: number[] }
  /** One of these columns may have them. */
  | { kind: 'unclear'; columns: number[]; ignored: number[] }

const headers = {
  quantity:
    /^((ordered |order )?(quantity|qty\.?)|count|units|pcs\.?|pieces|number of units|(bestilt )?antall|ant\.?|(bestell)?menge|anzahl|stk\.?|stck\.?|stück|stückzahl|antal|määrä)( ?\(\w{1,6}\.?\))?$/i,
  price: /^(.*\b(price|amount|total|sum|cost|vat)\b.*|.*(pris|preis)|betrag|summe|beløp)$/i,
  product:
    /^(product|item|article|name|description|part|material|sku|ean|gtin|mpn|model|manufacturer|brand|product name|product number|item number|part number|article number|material number|produkt|artikkel|artikel|artikelnummer|varenummer|navn|beskrivelse)( ?(no\.?|number|name|id))?$/i,
  line: /^(#|no\.?|nr\.?|line|pos\.?|position)$/i,
}
type Header = keyof typeof headers

const headerOf = (cell: string): Header | undefined =>
  (Object.keys(headers) as Header[]).find((name) => headers[name].test(cell))

export const isHeader = (row: string[]) =>
  row.some((cell) => headerOf(cell)) && !row.some((cell) => readQuantity(cell) !== null)

/** Only rows with the usual number of cells decide. */
export function decideQuantities(table: string[][]): Quantities {
  const [first = []] = table
  const width = usualWidth(table)
  const rows = table.filter((row) => row.length === width)
  return table.length > 1 && isHeader(first)
    ? decideByHeader(
        first,
        rows.filter((row) => row !== first),
      )
    : decideByCells(rows, columnsOf(rows[0] ?? []))
}

/** The number of cells that most rows have. */
export function usualWidth(table: string[][]): number {
  const counts = new Map<number, number>()
  for (const { length } of table) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0]
}

function decideByHeader(header: string[], rows: string[][]): Quantities {
  const names = header.map(headerOf)
  const ignored = columnsOf(header).filter((at) => names[at] === 'price' || names[at] === 'line')
  const at = names.indexOf('quantity')
  if (at !== -1) return { kind: 'column', at, ignored }
  // Numbers under a header that says something else may be months or sizes.
  const unnamed = columnsOf(header).filter((column) => names[column] === undefined)
  const found = decideByCells(rows, unnamed)
  if (found.kind === 'none') return { kind: 'none', ignored }
  return { kind: 'unclear', columns: found.kind === 'column' ? [found.at] : found.columns, ignored }
}

const columnsOf = (row: string[]) => row.map((_, column) => column)

function decideByCells(rows: string[][], columns: number[]): Quantities {
  const cellsOf = (column: number) => rows.map((row) => row[column] ?? '')
  const mostly = (column: number, is: (cell: string) => boolean) => {
    const cells = cellsOf(column).filter((cell) => cell !== '')
    return cells.filter(is).length > cells.length / 2
  }
  const hasPrices = (column: number) => cellsOf(column).some(isPrice)
  const possible = columns.filter((column) => mostly(column, looksLikeQuantity) && !hasPrices(column))
  // "10,00" in most rows may be a price. It is one if another column has counts.
  const withDecimals = possible.filter((column) => mostly(column, hasZeroDecimals))
  const counts = possible.filter((column) => !withDecimals.includes(column))
  const isLines = counts.includes(0) && countsRows(cellsOf(0))
  const others = isLines && rows.length > 2 && counts.length > 1 ? counts.slice(1) : counts
  const ignored = counts.filter((column) => !others.includes(column))
  const columnsLeft = withoutNumbers(withoutGaps(others))
  const [at] = columnsLeft
  if (at === undefined)
    return withDecimals.length > 0
      ? { kind: 'unclear', columns: withDecimals, ignored }
      : { kind: 'none', ignored }
  const isPerhapsLines = isLines && at === 0 && (rows.length > 1 || withDecimals.length > 0)
  const isCertain = columnsLeft.length === 1 && !isPerhapsLines
  return isCertain ? { kind: 'column', at, ignored } : { kind: 'unclear', columns: columnsLeft, ignored }

  /** Of several columns, one without empty cells. */
  function withoutGaps(some: number[]): number[] {
    const full = some.filter((column) => !cellsOf(column).includes(''))
    return full.length === 1 ? full : some
  }

  /** If nothing else can name the products, a column of longer numbers does. */
  function withoutNumbers(some: number[]): number[] {
    const hasText = columns.some((column) => !possible.includes(column) && !hasPrices(column))
    const lengths = some.map((column) => cellsOf(column).map((cell) => cell.replace(/\D/g, '').length))
    const [a = [], b = []] = lengths
    if (hasText || some.length !== 2) return some
    const isNumber = (one: number[], other: number[]) =>
      Math.min(...one) >= 4 && Math.min(...one) > Math.max(...other)
    if (isNumber(a, b)) return some.slice(1)
    return isNumber(b, a) ? some.slice(0, 1) : some
  }
}

/** 1, 2, 3, …: the numbers of the lines. */
const countsRows = (cells: string[]) => cells.every((cell, at) => cell.replace(/\.$/, '') === String(at + 1))
