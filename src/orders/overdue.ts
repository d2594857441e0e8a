import type { Order } from '../contract/order.ts'
import { arrivalDate } from './delivery-dates.ts'
import type { StoredOrder } from './order.ts'

/**
 * By when the first of what has not arrived yet should arrive: what is still to leave, as the order says, and what is on
 * its way, as long as its delivery takes. Null when nothing has a date.
 */
export function nextArrival({
  order,
  transitDays,
  notBefore,
}: Pick<StoredOrder, 'order' | 'transitDays' | 'notBefore'>): number | null {
  const toLeave = order.expectedDeliveries.map(({ estimatedDeliveryDate }) => timeOf(estimatedDeliveryDate))
  const onTheWay = order.deliveries
    .filter(({ events }) => !events.delivered)
    .map(({ events }) => arrivalDate(timeOf(events.shipped), transitDays, notBefore))
  const dates = [...toLeave, ...onTheWay].filter((date) => date !== null)
  return dates.length === 0 ? null : Math.min(...dates)
}

const timeOf = (date: Order['events'][string] | null | undefined) => (date ? Date.parse(date) : null)
