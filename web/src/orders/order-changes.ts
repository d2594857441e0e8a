// The changes between two versions of an order, as text to announce.
import { texts } from '../texts'
import { type Order, stepOf } from './order-state'

const words = texts.orders.changes

export function changesBetween(before: Order, after: Order): string[] {
  const step = stepOf(after.events)
  const deliveriesBefore = new Map(before.deliveries.map((delivery) => [delivery.deliveryId, delivery]))
  const billingsBefore = new Set(before.billings.map(({ billingId }) => billingId))
  return [
    ...(step === stepOf(before.events) ? [] : [words.step[step]]),
    ...after.deliveries
      .filter(({ deliveryId }) => !deliveriesBefore.has(deliveryId))
      .map(({ trackingNumber }) => words.shipped(trackingNumber)),
    ...after.deliveries
      .filter(
        ({ deliveryId, events }) => events.delivered && !deliveriesBefore.get(deliveryId)?.events.delivered,
      )
      .map(({ deliveryId }) => words.arrived(deliveryId)),
    ...after.billings
      .filter(({ billingId }) => !billingsBefore.has(billingId))
      .map(({ type, billingId }) => words.billed[type](billingId)),
  ]
}
