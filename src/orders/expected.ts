// What is still to come, grouped by the moment it can leave.
import type { Share } from '../catalog/availability.ts'
import type { ExpectedDelivery, Order, OrderLine } from '../contract/order.ts'
import { isoDateOrNull } from '../dates.ts'
import { arrivalDate } from './delivery-dates.ts'
import { openUnits, shelfLines } from './lines.ts'
import type { StoredOrder } from './order.ts'

/** A share of an order line that becomes available together. */
export interface ExpectedShare extends Share {
  orderLineNumber: string
  references: OrderLine['references']
}

/** Where and how fast the goods go. */
export interface DeliveryTerms {
  transitDays: number
  notBefore: number | null
  collectionPoint: ExpectedDelivery['collectionPoint']
  deliveryAddress: ExpectedDelivery['deliveryAddress']
}

/** Earliest first; what has no date yet comes last. */
export function groupExpected(shares: ExpectedShare[], terms: DeliveryTerms): ExpectedDelivery[] {
  const byDate = Map.groupBy(shares, ({ availableAt }) => availableAt)
  return [...byDate]
    .sort(([a], [b]) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER))
    .map(([leavesAt, together]) => ({
      estimatedDeliveryDate: isoDateOrNull(arrivalDate(leavesAt, terms.transitDays, terms.notBefore)),
      expectedLines: together.map(({ orderLineNumber, quantity, references, status, availableAt }) => ({
        orderLineNumber,
        quantity,
        references,
        status,
        availableAt: isoDateOrNull(availableAt),
      })),
      collectionPoint: terms.collectionPoint,
      deliveryAddress: terms.deliveryAddress,
    }))
}

export function sharesOf(expectedDeliveries: ExpectedDelivery[]): ExpectedShare[] {
  return expectedDeliveries.flatMap(({ expectedLines }) =>
    expectedLines.map((line) => ({
      ...line,
      availableAt: line.availableAt === null ? null : Date.parse(line.availableAt),
    })),
  )
}

/** Keeps, for each line, as many expected units as are open; `keepFirst` says which of them. */
export function trimExpected(
  stored: StoredOrder,
  orderLines: OrderLine[],
  keepFirst: <T>(shares: T[]) => T[],
): Order['expectedDeliveries'] {
  const open = new Map(shelfLines(orderLines).map((line) => [line.lineNumber, openUnits(line)]))
  const kept = keepFirst(sharesOf(stored.order.expectedDeliveries)).map((share) => {
    const left = open.get(share.orderLineNumber) ?? 0
    const quantity = Math.min(left, share.quantity)
    open.set(share.orderLineNumber, left - quantity)
    return { ...share, quantity }
  })
  return groupExpected(
    keepFirst(kept).filter(({ quantity }) => quantity > 0),
    termsOf(stored),
  )
}

/** Where and how fast the goods of an order go. */
export function termsOf({ order, transitDays, notBefore }: StoredOrder): DeliveryTerms {
  const place = order.expectedDeliveries[0] ?? order.deliveries[0]
  return {
    transitDays,
    notBefore,
    collectionPoint: place?.collectionPoint ?? null,
    deliveryAddress: place?.deliveryAddress ?? null,
  }
}
