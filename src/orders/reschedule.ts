import type { Order } from '../contract/order.ts'
import type { Share } from '../inventory/availability.ts'
import { distribute, type ExpectedShare, groupExpected, sharesOf, termsOf } from './expected.ts'
import { shelfLines } from './lines.ts'
import type { StoredOrder } from './order.ts'

/** The expected deliveries of an order, with those of one product replaced. */
export function reschedule(
  stored: StoredOrder,
  productId: string,
  reserved: number,
  shares: Share[],
  now: number,
): Order['expectedDeliveries'] {
  const { order } = stored
  const before = sharesOf(order.expectedDeliveries)
  const lines = shelfLines(order.orderLines).filter((line) => line.materialNumber === productId)
  const numbers = new Set(lines.map(({ lineNumber }) => lineNumber))
  const isOnShelf = ({ status }: Share) => status === 'Available'
  const come = shares.find(isOnShelf)
  const since = before.find((share) => numbers.has(share.orderLineNumber) && isOnShelf(share))
  // All reserved units can be shipped together: now if units were added, otherwise at the previous time.
  const shelf: Share = {
    quantity: reserved + (come?.quantity ?? 0),
    status: 'Available',
    availableAt: come ? now : (since?.availableAt ?? now),
  }
  const supply = [shelf, ...shares.filter((share) => !isOnShelf(share))].filter(
    ({ quantity }) => quantity > 0,
  )

  const served = distribute(lines, new Map([[productId, supply]]))
  const others = before.filter(({ orderLineNumber }) => !numbers.has(orderLineNumber))
  return groupExpected([...others, ...served].sort(byLine), termsOf(stored))
}

const byLine = (a: ExpectedShare, b: ExpectedShare) =>
  a.orderLineNumber.localeCompare(b.orderLineNumber, 'en', { numeric: true })
