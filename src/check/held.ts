// Claims of orders on products, computed from the stored text alone. Shares no code with the service, so that it finds
// faults of the service.
import type { Order, OrderLine } from '../contract/order.ts'

/** Units of a product that an order expects. */
export interface Held {
  orderId: string
  productId: string
  units: number
  /** From the shelf; for all other units the order waits. */
  isReserved: boolean
}

export function heldBy(orderId: string, { orderLines, expectedDeliveries }: Order): Held[] {
  const productOf = new Map(everyLine(orderLines).map((line) => [line.lineNumber, line.materialNumber]))
  return expectedDeliveries
    .flatMap(({ expectedLines }) => expectedLines)
    .map(({ orderLineNumber, quantity, status }) => ({
      orderId,
      productId: productOf.get(orderLineNumber) ?? '?',
      units: quantity,
      isReserved: status === 'Available',
    }))
}

/** The lines and their parts. */
export const everyLine = (lines: OrderLine[]): OrderLine[] =>
  lines.flatMap((line) => [line, ...everyLine(line.orderLines)])
