/** Types of the events of an order. */
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
] as const
export type EventType = (typeof eventTypes)[number]
