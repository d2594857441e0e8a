// The decision to cancel: every line is cancelled, nothing is expected any more, and what was invoiced is credited.
import type { Billing, Order, OrderLine } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import { isoDate } from '../dates.ts'
import type { StoredOrder } from './order.ts'
import { allows, eventOf } from './states.ts'

export function decideCancel(stored: StoredOrder, now: number): StoredOrder | Problem {
  if (!allows(stored.state, 'cancel')) {
    return new Problem(
      'order_cannot_be_cancelled',
      stored.state === 'Cancelled'
        ? `The order ${stored.id} is cancelled already.`
        : `The order ${stored.id} has been ${eventOf[stored.state]} and can no longer be cancelled.`,
    )
  }
  const { order } = stored
  const cancelledAt = isoDate(now)
  const credit = creditFor(order, cancelledAt)
  return {
    ...stored,
    state: 'Cancelled',
    version: stored.version + 1,
    order: {
      ...order,
      events: { ...order.events, [eventOf.Cancelled]: cancelledAt },
      orderLines: order.orderLines.map(cancelLine),
      expectedDeliveries: [],
      billings: credit ? [...order.billings, credit] : order.billings,
    },
  }
}

function cancelLine(line: OrderLine): OrderLine {
  const { total, fulfilled } = line.quantity
  return {
    ...line,
    quantity: { total, fulfilled, cancelled: total - fulfilled },
    orderLines: line.orderLines.map(cancelLine),
  }
}

/** A credit note for everything invoiced and not credited yet. */
function creditFor(order: Order, issuedAt: string): Billing | undefined {
  const open = new Map<string, { quantity: number; serialNumbers: string[] }>()
  for (const { type, billingLine } of order.billings) {
    for (const { orderLineNumber, quantity, serialNumbers } of billingLine) {
      if (orderLineNumber === null) continue
      const line = open.get(orderLineNumber) ?? { quantity: 0, serialNumbers: [] }
      line.quantity += type === 'Invoice' ? quantity : -quantity
      if (type === 'Invoice') line.serialNumbers.push(...serialNumbers)
      open.set(orderLineNumber, line)
    }
  }
  const billingLine = [...open]
    .filter(([, { quantity }]) => quantity > 0)
    .map(([orderLineNumber, { quantity, serialNumbers }], index) => ({
      lineNumber: String((index + 1) * 10),
      quantity,
      orderLineNumber,
      serialNumbers,
    }))
  if (billingLine.length === 0) return undefined
  return {
    billingId: `${order.orderId}-B${order.billings.length + 1}`,
    events: { issued: issuedAt },
    type: 'CreditNote',
    billingLine,
  }
}
