/** Rows for a spreadsheet. */
export const csvText = (rows: string[][]): string =>
  rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')

/** Spreadsheets would carry out a text that begins like a formula; an apostrophe makes it a text. */
const cell = (value: string) =>
  `"${(/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
