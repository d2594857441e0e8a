// A count of the stock that finds fewer units than orders have reserved. Those that claimed last lose their units and wait
// again in their old place: behind the orders that keep theirs, and before all that waited already, because those claimed later.
import { claimsOf } from './claims.ts'
import type { StoredOrder } from './order.ts'
import { reschedule } from './reschedule.ts'

/** An order with reserved units of the product. */
export interface Holder {
  stored: StoredOrder
  reserved: number
  waiting: number
  /** Its place in the queue, if it also waits for more units. */
  queueNumber: number | null
}

export interface Loss {
  before: StoredOrder
  after: StoredOrder
  units: number
  /** The place in the queue; null if it is in the queue already. */
  joinsAt: number | null
}

export function holderOf(
  stored: StoredOrder,
  productId: string,
  queueNumber: number | null,
): Holder | undefined {
  const claim = claimsOf(stored.order).find((each) => each.productId === productId)
  if (!claim || claim.reserved === 0) return undefined
  return { stored, reserved: claim.reserved, waiting: claim.waiting, queueNumber }
}

/** `firstNumber` is the lowest number in the queue, or the next one to be drawn if it is empty. */
export function decideShortage(
  holders: Holder[],
  productId: string,
  onHand: number,
  firstNumber: number,
  now: number,
): Loss[] {
  let missing = holders.reduce((sum, { reserved }) => sum + reserved, 0) - onHand
  const losers: { holder: Holder; units: number }[] = []
  for (const holder of holders.toSorted(inOrderOfClaims).reverse()) {
    if (missing <= 0) break
    const units = Math.min(missing, holder.reserved)
    missing -= units
    losers.unshift({ holder, units })
  }
  const joining = losers.filter(({ holder }) => holder.queueNumber === null)
  return losers.map(({ holder, units }) => {
    const { stored, reserved, waiting, queueNumber } = holder
    const place = joining.findIndex((each) => each.holder === holder)
    return {
      before: stored,
      after: lose(stored, productId, reserved - units, waiting + units, now),
      units,
      joinsAt: queueNumber === null ? firstNumber - joining.length + place : null,
    }
  })
}

/** Units are given to the queue from its beginning: an order that still waits claimed after those that do not. */
const inOrderOfClaims = (a: Holder, b: Holder) =>
  (a.queueNumber ?? Number.NEGATIVE_INFINITY) === (b.queueNumber ?? Number.NEGATIVE_INFINITY)
    ? a.stored.placedAt - b.stored.placedAt || (a.stored.id < b.stored.id ? -1 : 1)
    : (a.queueNumber ?? Number.NEGATIVE_INFINITY) - (b.queueNumber ?? Number.NEGATIVE_INFINITY)

/** The dates follow by allocation, which knows the purchase orders. */
function lose(
  stored: StoredOrder,
  productId: string,
  reserved: number,
  waiting: number,
  now: number,
): StoredOrder {
  const shares = [{ quantity: waiting, status: 'UnconfirmedRestock' as const, availableAt: null }]
  const expectedDeliveries = reschedule(stored, productId, reserved, shares, now)
  return { ...stored, version: stored.version + 1, order: { ...stored.order, expectedDeliveries } }
}
