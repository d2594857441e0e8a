// The claims of orders, read from the rows.

import { everyLine, type Held, heldBy as heldByOrder } from '../../src/check/held.ts'
import type { Order } from '../../src/contract/order.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'

export { everyLine, type Held }

/** An order that waits for a product. */
export interface QueueRow {
  order_id: string
  product_id: string
  queue_number: number
}

export const heldBy = ({ id, body }: { id: string; body: string }): Held[] =>
  heldByOrder(id, JSON.parse(body) as Order)

export const loadHeld = async (store: Store): Promise<Held[]> =>
  (
    await store.all<{ id: string; body: string }>({ statement: adHoc('SELECT id, body FROM orders') })
  ).flatMap(heldBy)

export const loadQueues = (store: Store) =>
  store.all<QueueRow>({ statement: adHoc('SELECT * FROM back_order') })
