import { allIn } from '../../../platform/store/in-list.ts'
import type { Store, Write } from '../../../platform/store/store.ts'

export interface SerialNumber {
  productId: string
  serialNumber: string
}

/** The first of these that was shipped before; undefined when all are new. */
export async function findUsedSerialNumber(
  store: Store,
  numbers: SerialNumber[],
): Promise<SerialNumber | undefined> {
  const rows = await allIn<{ product_id: string; serial_number: string }>(
    store,
    'SELECT product_id, serial_number FROM serial_number WHERE serial_number IN',
    numbers.map(({ serialNumber }) => serialNumber),
  )
  return numbers.find(({ productId, serialNumber }) =>
    rows.some((row) => row.product_id === productId && row.serial_number === serialNumber),
  )
}

/** Touches no row when another delivery was faster. */
export const insertSerialNumber = ({ productId, serialNumber }: SerialNumber, orderId: string): Write => ({
  sql: `INSERT INTO serial_number (product_id, serial_number, order_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
  values: [productId, serialNumber, orderId],
  rows: 1,
})
