import { withGuard } from '../../src/platform/csv.ts'

/** Rows for a spreadsheet. */
export const csvText = (rows: string[][]): string =>
  rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')

const cell = (value: string) => `"${withGuard(value).replaceAll('"', '""')}"`
