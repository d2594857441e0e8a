// Reads pasted text or CSV as a list of wanted products: rows of a text and a quantity.
import { isMoney } from './quantity'
import { decideQuantities, isHeader, usualWidth } from './quantity-column'
import { readLine, readPairs } from './read-line'
import { parseTable } from './split-table'
import { rowOf, unclearRow, type WantedRow } from './wanted-row'

export const maxRows = 1000

/** The rows of a table of cells, such as a sheet. */
export function readTable(table: string[][]): WantedRow[] {
  const width = usualWidth(table)
  const [first = []] = table
  const rows = table.length > 1 && isHeader(first) ? table.slice(1) : table
  if (width === 1) return readLines(rows.map((row) => row.join(' ')))
  const quantities = decideQuantities(table)
  return rows.flatMap((row) => {
    const textOf = (columns: readonly number[]) =>
      row.filter((cell, at) => !columns.includes(at) && cell !== '' && !isMoney(cell)).join(' ')
    // In a row with more or fewer cells, a separator is part of a name or of a number.
    if (row.length !== width) return asked(row.join(' '), row.join(' '))
    if (quantities.kind === 'none') return readLines([textOf(quantities.ignored)])
    if (quantities.kind === 'column') {
      const { text } = readLine(textOf([quantities.at, ...quantities.ignored]))
      return text === '' ? [] : [rowOf(text, row[quantities.at] ?? '')]
    }
    const { columns, ignored } = quantities
    const written = columns.map((at) => row[at] ?? '').join(' / ')
    return asked(textOf([...columns, ...ignored]) || row.join(' '), written)
  })
}

const readLines = (lines: string[]): WantedRow[] =>
  (readPairs(lines) ?? lines.map(readLine)).filter(({ text }) => text !== '')

const asked = (text: string, written: string) =>
  [unclearRow(text.replace(/\s+/g, ' ').trim(), written)].filter((row) => row.text !== '')

export const parseList = (text: string): WantedRow[] => readTable(parseTable(text))
