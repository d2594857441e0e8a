// What orders hold of products, read from the rows and said in words of its own: it shares nothing with the service.
import type { Order, OrderLine } from '../../src/contract/order.ts'
import type { Store } from '../../src/store/store.ts'

/** Units of a product that an order says it will get. */
export interface Held {
  orderId: string
  productId: string
  units: number
  /** From the shelf; for all else it waits. */
  isReserved: boolean
}

/** An order that waits for a product. */
export interface QueueRow {
  order_id: string
  product_id: string
  queue_number: number
}

export function heldBy({ id, body }: { id: string; body: string }): Held[] {
  const { orderLines, expectedDeliveries } = (JSON.parse(body) as { order: Order }).order
  const productOf = new Map(everyLine(orderLines).map((line) => [line.lineNumber, line.materialNumber]))
  return expectedDeliveries
    .flatMap(({ expectedLines }) => expectedLines)
    .map(({ orderLineNumber, quantity, status }) => ({
      orderId: id,
      productId: productOf.get(orderLineNumber) ?? '?',
      units: quantity,
      isReserved: status === 'Available',
    }))
}

export const loadHeld = async (store: Store): Promise<Held[]> =>
  (await store.all<{ id: string; body: string }>({ sql: 'SELECT id, body FROM orders' })).flatMap(heldBy)

export const loadQueues = (store: Store) => store.all<QueueRow>({ sql: 'SELECT * FROM back_order' })

/** The lines and their parts. */
export const everyLine = (lines: OrderLine[]): OrderLine[] =>
  lines.flatMap((line) => [line, ...everyLine(line.orderLines)])
