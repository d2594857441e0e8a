// Splits pasted text into lines and cells: by tabs, semicolons, pipes, several spaces or commas.
import { decideQuantities, isHeader, usualWidth } from './quantity-column'

/** The most decisive first: a tab is never part of a name, a comma often is. */
const separators = ['\t', ';', '|', 'spaces', ','] as const

/**
 * Cells in quotes may contain separators, line ends and doubled quotes. Most rows have the same number of cells; in others, a
 * separator is part of a name or of a number.
 */
export function parseTable(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '')
  for (const separator of separators) {
    const sign = separator === 'spaces' ? '\t' : separator
    const written = separator === 'spaces' ? clean.replace(/(\S) {2,}(?=\S)/g, '$1\t') : clean
    if (endsCellsOtherwise(written, sign)) continue
    const cells = splitCells(written, sign)
    const table = separator === ',' ? cells.map((row) => joinNumbers(row, cells[0])) : cells
    const width = usualWidth(table)
    const isTable = width > 1 && table.filter((row) => row.length === width).length > table.length / 2
    // A comma may be part of names: it separates columns only if one of them may be a quantity.
    if (isTable && (separator !== ',' || decideQuantities(table).kind !== 'none')) return table
  }
  // One column, whose cells may be in quotes.
  return splitCells(clean, undefined)
}

/** The comma of "1,000" and of "10,00" separates nothing; such a row is one cell, because its number is not certain. */
function joinNumbers(row: string[], first: string[] = []): string[] {
  if (isHeader(first) && row.length === first.length) return row
  const hasNumber = row.some(
    (cell, at) => at > 0 && /(?:^|\s)\d{1,3}$/.test(row[at - 1] ?? '') && /^\d{2,3}(?![\d.])/.test(cell),
  )
  return hasNumber ? [row.join(',')] : row
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
