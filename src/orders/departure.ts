import { departureDate } from './delivery-dates.ts'
import { termsOf } from './expected.ts'
import { isDelivery } from './lines.ts'
import type { StoredOrder } from './order.ts'
import { allows, type OrderState, openStates } from './states.ts'

/** When an order should leave the warehouse, and with which carrier. */
export interface Departure {
  /** Null if no date is known. */
  leavesAt: number | null
  /** The carrier service; without the collection point. */
  carrier: string
  carrierName: string
}

/** States with units that have not left. */
export const queueStates: readonly OrderState[] = openStates.filter(
  (state) => allows(state, 'confirm') || allows(state, 'release') || allows(state, 'ship'),
)

/** The earliest promised arrival minus the transit days, which are working days: an order with a requested later date can wait. */
export function departureOf(stored: StoredOrder): Departure {
  const { order, transitDays, placedAt } = stored
  const dates = order.expectedDeliveries.flatMap(({ estimatedDeliveryDate }) =>
    estimatedDeliveryDate === null ? [] : [departureDate(Date.parse(estimatedDeliveryDate), transitDays)],
  )
  const delivery = order.orderLines.find(isDelivery)
  return {
    // Without goods there is no expected delivery: the order can leave at once.
    leavesAt:
      dates.length > 0
        ? Math.max(0, Math.min(...dates))
        : order.expectedDeliveries.length === 0
          ? placedAt
          : null,
    carrier: delivery?.materialNumber.split(':')[0] ?? '',
    carrierName: withoutPoint(delivery?.name ?? '', termsOf(stored).collectionPoint?.name),
  }
}

/** A delivery option is named by its service and its collection point. */
const withoutPoint = (name: string, point: string | undefined): string =>
  point !== undefined && name.endsWith(`, ${point}`) ? name.slice(0, -`, ${point}`.length) : name
