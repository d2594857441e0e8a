import { Problem } from '../contract/problems.ts'
import { isoDate } from '../platform/time.ts'
import { advance, refuseAction } from './advance.ts'
import type { StoredOrder } from './order.ts'

/** The decision that a delivery has arrived. The order is delivered once it is shipped and all of it has arrived. */
export function decideDelivered(stored: StoredOrder, deliveryId: string, now: number): StoredOrder | Problem {
  const { order } = stored
  const delivery = order.deliveries.find((each) => each.deliveryId === deliveryId)
  if (!delivery)
    return new Problem('delivery_not_found', `The order ${stored.id} has no delivery ${deliveryId}.`)
  if (delivery.events.delivered) {
    return new Problem('delivery_already_delivered', `${deliveryId} arrived at ${delivery.events.delivered}.`)
  }
  const refusal = refuseAction(stored, 'deliver')
  if (refusal) return refusal
  const deliveries = order.deliveries.map((each) =>
    each === delivery ? { ...each, events: { ...each.events, delivered: isoDate(now) } } : each,
  )
  const hasArrived = stored.state === 'Shipped' && deliveries.every(({ events }) => events.delivered)
  return advance(stored, 'deliver', hasArrived ? 'Delivered' : stored.state, { deliveries }, now)
}
