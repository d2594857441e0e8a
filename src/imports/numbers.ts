// Numbers as spreadsheets write them: 1299.5, 1 299,50, 1.299,50. What a mark means is decided by all cells of a column, and a cell that can
// still mean two things is refused.

export type Mark = ',' | '.'

/** How the numbers of a column are written. `both`: some cells have a decimal comma, others a decimal point. */
export type Decimals = Mark | 'both' | null

const spaces = /(?<=\d)[\s\u00a0\u202f'\u2019](?=\d{3}(?!\d))/g
const shapes = {
  whole: /^-?\d+$/,
  /** Thousands and decimals, or several thousands: each mark has its meaning. */
  grouped: /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)([.,])(\d+))?$/,
  single: /^-?(\d+)([.,])(\d+)$/,
}

const compactOf = (cell: string) =>
  cell
    .trim()
    .replace(/^\u2212/, '-')
    .replace(spaces, '')
const other = (mark: Mark): Mark => (mark === ',' ? '.' : ',')

type Shape = { kind: 'whole' | 'unclear' | 'wrong' } | { kind: 'clear'; decimals: Mark }

function shapeOf(cell: string): Shape {
  const compact = compactOf(cell)
  if (shapes.whole.test(compact)) return { kind: 'whole' }
  const [, whole = '', mark, decimals = ''] = shapes.single.exec(compact) ?? []
  if (mark) {
    // 1.299 may be one or a thousand; 0.299 and 1299.123 are not.
    const mayGroup = decimals.length === 3 && whole.length <= 3 && !whole.startsWith('0')
    // With thousands by spaces, another mark is that of the decimals.
    const hasSpaces = compact.length < cell.trim().length
    return mayGroup && !hasSpaces ? { kind: 'unclear' } : { kind: 'clear', decimals: mark as Mark }
  }
  const [, thousands, last] = shapes.grouped.exec(compact) ?? []
  if (!thousands) return { kind: 'wrong' }
  return { kind: 'clear', decimals: (last as Mark | undefined) ?? other(thousands as Mark) }
}

/** What the cells of a column so far say together with one more. */
export function withCell(decimals: Decimals, cell: string): Decimals {
  const shape = shapeOf(cell)
  if (shape.kind !== 'clear' || decimals === 'both') return decimals
  return decimals === null || decimals === shape.decimals ? shape.decimals : 'both'
}

/** The number, or what is wrong with the cell. */
export function readNumber(cell: string, decimals: Decimals): number | string {
  const shape = shapeOf(cell)
  const compact = compactOf(cell)
  if (isScientific(cell)) return `is ${cell.trim()}, ${whatScientificIs}`
  if (shape.kind === 'wrong') return `is ${cell.trim()}, which is not a number such as 1299.50 or 1 299,50`
  if (shape.kind === 'whole') return Number(compact)
  if (decimals === 'both')
    return `is ${cell.trim()}, but other cells of the column write decimals in another way: use one of comma and point`
  if (decimals === null && shape.kind === 'unclear')
    return `is ${cell.trim()}, which can mean ${compact.replace(/[.,]/, '')} or ${compact.replace(',', '.')}, and no cell of the column tells: write two decimals, such as ${compact.replace(/[.,]/, '')}.00`
  const mark = decimals ?? (shape as { decimals: Mark }).decimals
  const plain = compact.replaceAll(other(mark), '').replace(mark, '.')
  return Number(plain)
}

/** As spreadsheets shorten long numbers: 7,04E+12. */
export const isScientific = (cell: string) => /^-?\d([.,]\d+)?E\+\d{1,3}$/i.test(cell.trim())

export const whatScientificIs =
  'which a spreadsheet has shortened: its last digits are lost. Format the column as text or as a number without decimals, and save the file again'
