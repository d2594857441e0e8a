import { allIn, listStatement } from '../platform/store/in-list.ts'
import { text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Store, type Write, write } from '../platform/store/store.ts'

export interface SerialNumber {
  productId: string
  serialNumber: string
}

const selectUsed = listStatement({
  name: 'serialNumber.used',
  columns: { product_id: text, serial_number: text },
  sql: (numbers) => `SELECT product_id, serial_number FROM serial_number WHERE serial_number IN ${numbers}`,
})

const selectShipped = readStatement({
  name: 'serialNumber.shipped',
  columns: { product_id: text, order_id: text },
  sql: 'SELECT product_id, order_id FROM serial_number WHERE serial_number = $1 ORDER BY product_id LIMIT 100',
})

const insert = writeStatement({
  name: 'serialNumber.insert',
  sql: 'INSERT INTO serial_number (product_id, serial_number, order_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
})

const remove = writeStatement({
  name: 'serialNumber.remove',
  sql: 'DELETE FROM serial_number WHERE product_id = $1 AND serial_number = $2 AND order_id = $3',
})

/** The first of these that was shipped before; undefined when all are new. */
export async function findUsedSerialNumber(
  store: Store,
  numbers: SerialNumber[],
): Promise<SerialNumber | undefined> {
  const rows = await allIn(
    store,
    selectUsed,
    numbers.map(({ serialNumber }) => serialNumber),
  )
  return numbers.find(({ productId, serialNumber }) =>
    rows.some((row) => row.product_id === productId && row.serial_number === serialNumber),
  )
}

/** The products that were shipped with this serial number, and their orders. */
export const findShipped = (store: Store, serialNumber: string) =>
  store.all({ statement: selectShipped, values: [serialNumber] })

/** Changes no row if another delivery was faster. */
export const insertSerialNumber = ({ productId, serialNumber }: SerialNumber, orderId: string): Write =>
  write(insert, [productId, serialNumber, orderId])

/** A unit that is back on the shelf can be shipped again with its number. */
export const removeSerialNumber = ({ productId, serialNumber }: SerialNumber, orderId: string): Write =>
  write(remove, [productId, serialNumber, orderId], 'any')
