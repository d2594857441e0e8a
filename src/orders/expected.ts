// Expected deliveries: open units grouped by the time they can be shipped.

import type { ExpectedDelivery, Order, OrderLine } from '../contract/order.ts'
import type { Share } from '../inventory/availability.ts'
import { isoDateOrNull } from '../platform/time.ts'
import { arrivalDate } from './delivery-dates.ts'
import { openUnits, shelfLines } from './lines.ts'
import type { StoredOrder } from './order.ts'

/** A share of an order line that becomes available together. */
export interface ExpectedShare extends Share {
  orderLineNumber: string
  references: OrderLine['references']
}

/** Delivery address and transit time of an order. */
export interface DeliveryTerms {
  transitDays: number
  notBefore: number | null
  collectionPoint: ExpectedDelivery['collectionPoint']
  deliveryAddress: ExpectedDelivery['deliveryAddress']
}

/** Earliest first; units without a date come last. */
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

/**
 * Distributes the units of each product to its lines, in the order of the lines. An order claims units of a product, not
 * of a line: two lines of one product share them.
 */
export function distribute(
  lines: OrderLine[],
  sharesOfProduct: ReadonlyMap<string, Share[]>,
): ExpectedShare[] {
  const left = new Map(
    [...sharesOfProduct].map(([id, shares]) => [id, shares.map((share) => ({ ...share }))]),
  )
  return lines.flatMap(({ lineNumber, materialNumber, references, ...line }) => {
    const shares = left.get(materialNumber) ?? []
    const dealt: ExpectedShare[] = []
    for (let open = openUnits(line); open > 0 && shares[0]; ) {
      const quantity = Math.min(open, shares[0].quantity)
      dealt.push({ ...shares[0], quantity, orderLineNumber: lineNumber, references })
      open -= quantity
      shares[0].quantity -= quantity
      if (shares[0].quantity === 0) shares.shift()
    }
    return dealt
  })
}

/**
 * Keeps, of each product, as many expected units as are open. Units on the shelf come first, with any date; `keepFirst`
 * selects the end from which units are kept.
 */
export function trimExpected(
  stored: StoredOrder,
  orderLines: OrderLine[],
  keepFirst: <T>(shares: T[]) => T[],
): Order['expectedDeliveries'] {
  const lines = shelfLines(orderLines)
  const productOf = new Map(lines.map((line) => [line.lineNumber, line.materialNumber]))
  const byProduct = Map.groupBy(
    sharesOf(stored.order.expectedDeliveries),
    ({ orderLineNumber }) => productOf.get(orderLineNumber) ?? '',
  )
  const kept = [...byProduct].map(([productId, shares]): [string, Share[]] => {
    const wanting = lines.filter(({ materialNumber }) => materialNumber === productId)
    let open = wanting.reduce((sum, line) => sum + openUnits(line), 0)
    const trimmed = keepFirst(shares.toSorted(shelfFirst)).map((share) => {
      const quantity = Math.min(open, share.quantity)
      open -= quantity
      return { quantity, status: share.status, availableAt: share.availableAt }
    })
    return [productId, keepFirst(trimmed).filter(({ quantity }) => quantity > 0)]
  })
  return groupExpected(distribute(lines, new Map(kept)), termsOf(stored))
}

// By status and not by date, because the clocks of two processes may differ.
const shelfFirst = (a: Share, b: Share) => Number(b.status === 'Available') - Number(a.status === 'Available')

/** Where and how fast the goods of an order go. */
export function termsOf({
  order,
  transitDays,
  notBefore,
}: Pick<StoredOrder, 'order' | 'transitDays' | 'notBefore'>): DeliveryTerms {
  const destination = order.expectedDeliveries[0] ?? order.deliveries[0]
  return {
    transitDays,
    notBefore,
    collectionPoint: destination?.collectionPoint ?? null,
    deliveryAddress: destination?.deliveryAddress ?? null,
  }
}
