// What lists ask of an order, derived from the order alone. It is written as columns with every change of an order (order.ts); orders
// of older programs get theirs later (fill-facts.ts).
import type { Order } from '../contract/order.ts'
import { arrivalDate, departureDate } from './delivery-dates.ts'
import { termsOf } from './expected.ts'
import { isDelivery } from './lines.ts'
import type { StoredOrder } from './order.ts'
import { queueStates } from './states.ts'

/** In place of a date that is not known: after every other one. */
export const noDate = Number.MAX_SAFE_INTEGER

export interface OrderFacts {
  /** When the order should leave the warehouse; `noDate` if that is not known, null once everything has left. */
  leaves_at: number | null
  /** When the next open units should arrive; null if there are none or their date is not known. */
  arrives_at: number | null
  /** The carrier service; without the collection point. */
  carrier: string
  carrier_name: string
}

/** The columns, as the tables have them for an order whose facts were not derived yet. */
export const unknownFacts: OrderFacts = { leaves_at: noDate, arrives_at: null, carrier: '', carrier_name: '' }

export type FactsSource = Pick<StoredOrder, 'state' | 'placedAt' | 'transitDays' | 'notBefore' | 'order'>

export function factsOf(stored: FactsSource): OrderFacts {
  const delivery = stored.order.orderLines.find(isDelivery)
  return {
    leaves_at: queueStates.includes(stored.state) ? departureOf(stored) : null,
    arrives_at: nextArrival(stored),
    carrier: delivery?.materialNumber.split(':')[0] ?? '',
    carrier_name: withoutPoint(delivery?.name ?? '', termsOf(stored).collectionPoint?.name),
  }
}

/** The earliest promised arrival minus the transit days, which are working days: an order with a requested later date can wait. */
function departureOf({ order, transitDays, placedAt }: FactsSource): number {
  // Without goods there is no expected delivery: the order can leave at once.
  if (order.expectedDeliveries.length === 0) return placedAt
  const dates = order.expectedDeliveries.flatMap(({ estimatedDeliveryDate }) =>
    estimatedDeliveryDate === null ? [] : [departureDate(Date.parse(estimatedDeliveryDate), transitDays)],
  )
  return Math.max(0, Math.min(noDate, ...dates))
}

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

const timeOf = (date: Order['events'][string] | null | undefined) => (date ? Date.parse(date) : null)

/** A delivery option is named by its service and its collection point. */
const withoutPoint = (name: string, point: string | undefined): string =>
  point !== undefined && name.endsWith(`, ${point}`) ? name.slice(0, -`, ${point}`.length) : name
