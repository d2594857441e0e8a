// Allocation: when the supply of a product changes, its waiting orders are processed again, first come, first served.
// Units on the shelf go to the first, and the expected dates of the others are updated. Until the change is settled, any
// process can continue the work of another that ended. All writes are guarded by the supply version they are based on: a
// decision based on an older version changes no row.

import { serve } from '../inventory/availability.ts'
import { beforeAll, loadQueue } from '../inventory/queue.ts'
import { allocateUnits, loadStock } from '../inventory/stock.ts'
import { findUnsettled, listUnsettled, settle, type Unsettled } from '../inventory/supply-version.ts'
import { Conflict, type Store } from '../platform/store/store.ts'
import { claimsOf } from './claims.ts'
import { loadOrder } from './order.ts'
import { recordChanged } from './record.ts'
import { reschedule } from './reschedule.ts'

const page = 50
/** Retries per order; after that it is left to the next run. */
const rounds = 20
const actor = 'allocation'

/** Orders that a request processes before it answers; background work processes the rest. */
const maxOrdersAtOnce = 20

/** Allocates to the first waiting orders of these products, if they are due. */
export async function allocateFew(
  store: Store,
  products: readonly { productId: string }[],
  clock: () => number,
): Promise<void> {
  const due = await findUnsettled(
    store,
    products.map(({ productId }) => productId),
  )
  let left = maxOrdersAtOnce
  for (const each of due) {
    left -= (await allocateProduct(store, each, clock, left)).processed
    if (left <= 0) return
  }
}

/** Allocates all products that are due; false if one of them must be processed again. */
export async function allocateDue(store: Store, clock: () => number): Promise<boolean> {
  let isComplete = true
  let due = await listUnsettled(store, '', page)
  while (due.length > 0) {
    for (const each of due) {
      const { isSettled } = await allocateProduct(store, each, clock, Number.POSITIVE_INFINITY)
      isComplete &&= isSettled
    }
    due = await listUnsettled(store, due.at(-1)?.productId ?? '', page)
  }
  return isComplete
}

/** Processes the waiting orders of a product, first come, first served. */
async function allocateProduct(
  store: Store,
  due: Unsettled,
  clock: () => number,
  most: number,
): Promise<{ processed: number; isSettled: boolean }> {
  let processed = 0
  let ahead = 0
  // Without tracked stock there is nothing to allocate.
  let queue = due.isCounted ? await loadQueue(store, due.productId, beforeAll, page) : []
  while (queue.length > 0) {
    for (const { orderId } of queue) {
      if (processed++ >= most) return { processed, isSettled: false }
      const waiting = await serveWaiting(store, due, orderId, ahead, clock)
      if (waiting === undefined) return { processed, isSettled: false }
      ahead += waiting
    }
    queue = await loadQueue(store, due.productId, queue.at(-1)?.queueNumber ?? 0, page)
  }
  await store.batch([settle(due)])
  return { processed, isSettled: true }
}

/** Allocates to one waiting order; returns the units it still waits for, or undefined if it lost too many races. */
async function serveWaiting(
  store: Store,
  { productId, supplyVersion }: Unsettled,
  orderId: string,
  ahead: number,
  clock: () => number,
): Promise<number | undefined> {
  for (let round = 0; round < rounds; round++) {
    // The stock is read before the order: a concurrent allocation is then seen twice and refused, but never missed.
    const level = (await loadStock(store, new Map([[productId, Number.POSITIVE_INFINITY]]))).get(productId)
    const stored = await loadOrder(store, orderId)
    if (level?.supplyVersion !== supplyVersion) return undefined
    const claim = stored && claimsOf(stored.order).find((each) => each.productId === productId)
    if (!claim || claim.waiting === 0) return 0
    const now = clock()
    // Only orders before it in the queue count as waiting.
    const shares = serve({ ...level, waiting: ahead, isDiscontinued: false }, claim.waiting, now)
    const units = shares.find(({ status }) => status === 'Available')?.quantity ?? 0
    const expectedDeliveries = reschedule(stored, productId, claim.reserved, shares, now)
    const isSame = JSON.stringify(expectedDeliveries) === JSON.stringify(stored.order.expectedDeliveries)
    if (units === 0 && isSame) return claim.waiting
    const next = { ...stored, version: stored.version + 1, order: { ...stored.order, expectedDeliveries } }
    try {
      await store.batch([
        ...recordChanged(
          stored,
          next,
          {
            type: units > 0 ? 'order.allocated' : 'order.rescheduled',
            action: units > 0 ? 'allocate' : 'reschedule',
            actor,
            occurredAt: now,
            data: { productId, allocated: units },
          },
          [],
        ),
        allocateUnits(productId, units, supplyVersion),
      ])
      return claim.waiting - units
    } catch (error) {
      // The order or the stock changed meanwhile: load and decide again.
      if (!(error instanceof Conflict)) throw error
    }
  }
  return undefined
}
