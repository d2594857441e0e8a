// When the supply of a product changes, the orders that wait for it are looked at again, in the order they were placed:
// units on the shelf go to the first, and the dates of the others move. Until the change is settled, any process may go on
// where another one died. Everything given or told here rests on one version of the supply: whoever still works by an
// older one touches nothing more.

import type { Order } from '../contract/order.ts'
import { type Share, serve } from '../inventory/availability.ts'
import { loadQueue } from '../inventory/queue.ts'
import { allocateUnits, loadStock } from '../inventory/stock.ts'
import { findUnsettled, listUnsettled, settle, type Unsettled } from '../inventory/supply-version.ts'
import { Conflict, type Store } from '../platform/store/store.ts'
import { claimsOf } from './claims.ts'
import { deal, type ExpectedShare, groupExpected, sharesOf, termsOf } from './expected.ts'
import { shelfLines } from './lines.ts'
import { loadOrder, type StoredOrder } from './order.ts'
import { recordChanged } from './record.ts'

const page = 50
/** Whoever loses this often is left to the next look. */
const rounds = 20
const actor = 'allocation'

/** As many orders as a request looks at before it answers; the background work sees to the rest. */
const fewOrders = 20

/** Looks at the first few orders that wait for these products, as far as they are due. */
export async function allocateFew(
  store: Store,
  products: readonly { productId: string }[],
  clock: () => number,
): Promise<void> {
  const due = await findUnsettled(
    store,
    products.map(({ productId }) => productId),
  )
  let left = fewOrders
  for (const each of due) {
    left -= await allocateProduct(store, each, clock, left)
    if (left <= 0) return
  }
}

/** Works through all products that are due. */
export async function allocateDue(store: Store, clock: () => number): Promise<void> {
  let due = await listUnsettled(store, '', page)
  while (due.length > 0) {
    for (const each of due) await allocateProduct(store, each, clock, Number.POSITIVE_INFINITY)
    due = await listUnsettled(store, due.at(-1)?.productId ?? '', page)
  }
}

/** Looks at the orders that wait for a product, in the order they were placed; how many those were. */
async function allocateProduct(
  store: Store,
  due: Unsettled,
  clock: () => number,
  most: number,
): Promise<number> {
  let looked = 0
  let ahead = 0
  // Of what nobody counts, nobody can say when it comes: there is nothing to give and nothing to tell.
  let queue = due.isCounted ? await loadQueue(store, due.productId, -1, page) : []
  while (queue.length > 0) {
    for (const { orderId } of queue) {
      if (looked++ >= most) return looked
      const waiting = await serveWaiting(store, due, orderId, ahead, clock)
      if (waiting === undefined) return looked
      ahead += waiting
    }
    queue = await loadQueue(store, due.productId, queue.at(-1)?.queueNumber ?? 0, page)
  }
  await store.batch([settle(due)])
  return looked
}

/** Gives one waiting order what there is for it; how many units it still waits for, undefined when nobody can say now. */
async function serveWaiting(
  store: Store,
  { productId, supplyVersion }: Unsettled,
  orderId: string,
  ahead: number,
  clock: () => number,
): Promise<number | undefined> {
  for (let round = 0; round < rounds; round++) {
    // The stock first: what another one gives the order in between is then seen twice, and refused, but never missed.
    const level = (await loadStock(store, new Map([[productId, Number.POSITIVE_INFINITY]]))).get(productId)
    const stored = await loadOrder(store, orderId)
    if (level?.supplyVersion !== supplyVersion) return undefined
    const claim = stored && claimsOf(stored.order).find((each) => each.productId === productId)
    if (!claim || claim.waiting === 0) return 0
    const now = clock()
    // As if only those before it were waiting.
    const shares = serve({ ...level, waiting: ahead, isDiscontinued: false }, claim.waiting, now)
    const units = shares.find(({ status }) => status === 'Available')?.quantity ?? 0
    const expectedDeliveries = reschedule(stored, productId, claim.reserved, shares, now)
    const isSame = JSON.stringify(expectedDeliveries) === JSON.stringify(stored.order.expectedDeliveries)
    if (units === 0 && isSame) return claim.waiting
    const next = { ...stored, version: stored.version + 1, order: { ...stored.order, expectedDeliveries } }
    try {
      await store.batch([
        ...recordChanged(stored, next, {
          type: units > 0 ? 'order.allocated' : 'order.rescheduled',
          action: units > 0 ? 'allocate' : 'reschedule',
          actor,
          occurredAt: now,
          data: { productId, allocated: units },
        }),
        allocateUnits(productId, units, supplyVersion),
      ])
      return claim.waiting - units
    } catch (error) {
      // Somebody cancelled, shipped or bought in between: look again.
      if (!(error instanceof Conflict)) throw error
    }
  }
  return undefined
}

/** The expected deliveries of an order, with the lines of one product served anew. */
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
  // Everything on the shelf can leave together: now, if something has come, or as before.
  const shelf: Share = {
    quantity: reserved + (come?.quantity ?? 0),
    status: 'Available',
    availableAt: come ? now : (since?.availableAt ?? now),
  }
  const supply = [shelf, ...shares.filter((share) => !isOnShelf(share))].filter(
    ({ quantity }) => quantity > 0,
  )

  const served = deal(lines, new Map([[productId, supply]]))
  const others = before.filter(({ orderLineNumber }) => !numbers.has(orderLineNumber))
  return groupExpected([...others, ...served].sort(byLine), termsOf(stored))
}

const byLine = (a: ExpectedShare, b: ExpectedShare) =>
  a.orderLineNumber.localeCompare(b.orderLineNumber, 'en', { numeric: true })
