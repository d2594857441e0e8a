export type CsvCell = string | number | null

/** One line. An empty cell is a missing value. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\n`

/** Quoted where it would be read as more than one cell, or as an end of the line. */
function csvCell(value: CsvCell): string {
  const text = value === null ? '' : String(value)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
