// The decision to cancel an order: every open unit is cancelled, no delivery is expected, and invoiced units are
// credited.
import type { OrderLine } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import { advance } from './advance.ts'
import { creditForCancelled } from './billing.ts'
import type { StoredOrder } from './order.ts'
import { allows, eventOf } from './states.ts'

export function decideCancel(stored: StoredOrder, now: number): StoredOrder | Problem {
  if (!allows(stored.state, 'cancel')) {
    return new Problem(
      'order_cannot_be_cancelled',
      stored.state === 'Cancelled'
        ? `The order ${stored.id} is cancelled already.`
        : `The order ${stored.id} is ${eventOf[stored.state]} and can no longer be cancelled.`,
    )
  }
  const { order, returned } = stored
  const orderLines = order.orderLines.map(cancelled)
  const credit = creditForCancelled(order, returned, orderLines, now)
  const billings = credit ? [...order.billings, credit] : order.billings
  return advance(stored, 'cancel', 'Cancelled', { orderLines, expectedDeliveries: [], billings }, now)
}

/** A line of which every unit that was not shipped is cancelled. */
export function cancelled(line: OrderLine): OrderLine {
  const { total, fulfilled } = line.quantity
  return {
    ...line,
    quantity: { total, fulfilled, cancelled: total - fulfilled },
    orderLines: line.orderLines.map(cancelled),
  }
}
