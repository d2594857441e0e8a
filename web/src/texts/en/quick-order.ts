import { counted } from './counted'

export const quickOrder = {
  title: 'Quick order',
  intro:
    'Paste a list or choose a CSV or XLSX file. Every row is matched by product number, EAN, part number or name.',
  list: 'Your list',
  listHint: 'One product per line, with a quantity if you like: 2x AMD Ryzen 7 9800X3D',
  file: 'CSV or XLSX file',
  chooseFile: 'Choose a file',
  check: 'Match the list',
  reading: 'Reading the file',
  empty: 'The list is empty. Paste at least one line.',
  tooMany: (rows: string, most: string) =>
    `The list has ${rows} rows. At most ${most} can be ordered at once.`,
  fileTooLarge: 'The file is larger than 2 MB.',
  notText: 'The file is neither text nor XLSX. Save it as CSV or XLSX and try again.',

  result: 'Matched rows',
  summary: (exact: string, open: string, none: string) =>
    `${exact} certain, ${open} to choose, ${none} not found`,
  row: 'Row',
  wanted: 'In your list',
  product: 'Product',
  quantity: 'Quantity',
  price: 'Price',
  quantityOf: (row: number) => `Quantity of row ${row}`,
  productOf: (row: number) => `Product for row ${row}`,
  remove: (row: number) => `Remove row ${row}`,
  choose: 'Choose a product …',
  notFound: 'Not found',
  notFoundHint: 'Check the number, or search for it and add it to the cart there.',
  discontinued: 'discontinued',
  addToCart: (count: string) => `Add ${count} to the cart`,
  rows: (count: number) => counted(count, 'row'),
  toBuilder: 'Open as a PC in the builder',
  whichPc: 'Which PC is it?',
  left: (rows: string) => `Not added: ${rows} without a product.`,
  leftOut: 'Left out: quantity 0',
  notWanted: (rows: string) => `Not added: ${rows} with quantity 0.`,
  unclear: (written: string) => `Quantity not understood: ${written}`,
  enterQuantity: 'Enter a quantity.',
  correct: (count: number) =>
    count === 1
      ? '1 row has no quantity. Enter the quantity, or remove the row.'
      : `${count} rows have no quantity. Enter the quantities, or remove the rows.`,
  removeUnclear: (count: number) => (count === 1 ? 'Remove this row' : 'Remove these rows'),
  another: 'Change the list',
}
