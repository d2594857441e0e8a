// Cells for spreadsheets, of the service and of the pages.
export type CsvCell = string | number | null

/** One line. An empty cell is a missing value. */
export const csvLine = (cells: readonly CsvCell[], separator = ','): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\n`

/** Quoted where it would be read as more than one cell, or as an end of the line. */
function csvCell(value: CsvCell, separator: string): string {
  const text = withGuard(value === null ? '' : String(value))
  return /[",;\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

const number = /^[+-]?\d+([.,]\d+)?$/
const formula = /^'*[=+\-@\t\r\n]/

/**
 * Spreadsheets would compute a text that begins like a formula; an apostrophe makes it a text (OWASP, CSV injection). Numbers stay numbers.
 * A text that has such apostrophes already gets one more, so that `withoutGuard` gives back exactly what was written.
 */
export const withGuard = (text: string) => (formula.test(text) && !number.test(text) ? `'${text}` : text)

/** The text of a cell without the apostrophe. */
export const withoutGuard = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text
