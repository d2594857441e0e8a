/** Types of events. Those of returns name the order whose units come back. */
export const eventTypes = [
  'order.placed',
  'order.confirmed',
  'order.released',
  'order.partiallyShipped',
  'order.shipped',
  'order.deliveryDelivered',
  'order.delivered',
  'order.cancelled',
  'order.lineCancelled',
  'order.invoiced',
  'order.credited',
  'order.allocated',
  'order.rescheduled',
  'return.requested',
  'return.asked',
  'return.answered',
  'return.approved',
  'return.refused',
  'return.withdrawn',
  'return.received',
  'return.credited',
  'return.replaced',
  'return.closed',
  'invoice.issued',
  'creditNote.issued',
  'creditNote.allocated',
  'payment.booked',
  'payment.allocated',
  'payment.released',
  'payment.notOurs',
] as const
export type EventType = (typeof eventTypes)[number]

/** Types whose subject is an order; the others are of a document or a payment. */
export const isOfOrder = (type: string) => /^(order|return)\./.test(type)
