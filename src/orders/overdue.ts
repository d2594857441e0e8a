import type { Order } from '../contract/order.ts'
import { arrivalDate } from './delivery-dates.ts'
import type { StoredOrder } from './order.ts'

/**
 * The earliest date by which open units should arrive: the expected deliveries of the order, and shipped deliveries plus
 * their transit time. Null if there is no date.
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

const day = 86_400_000

/** An order that is placed shortly before midnight and promised for the same day cannot be shipped within minutes. */
const leastTimeMs = 4 * 3_600_000

/** A delivery is promised for a day, and is late when that day is over, in UTC. */
export const latestOverdue = (now: number): number =>
  Math.min(Math.floor(now / day) * day - 1, now - leastTimeMs)

export const isOverdue = (expectedAt: number | null, now: number): boolean =>
  expectedAt !== null && expectedAt <= latestOverdue(now)

const timeOf = (date: Order['events'][string] | null | undefined) => (date ? Date.parse(date) : null)
