// When stock or supply of a product changes, the orders that wait for it are looked at again, in the order they were
// placed: units on the shelf go to the first, and the dates of the others move. The product is noted as due in the
// same batch as the change, so that a process that dies half-way leaves the rest to another.
import { type Share, serve } from '../catalog/availability.ts'
import { allocateUnits, loadStock } from '../catalog/stock.ts'
import type { Order } from '../contract/order.ts'
import { Conflict, type Store, type Write } from '../store/store.ts'
import { claimsOf } from './claims.ts'
import { deal, type ExpectedShare, groupExpected, sharesOf, termsOf } from './expected.ts'
import { shelfLines } from './lines.ts'
import { loadOrder, type StoredOrder } from './order.ts'
import { loadQueue } from './queue.ts'
import { recordChanged } from './record.ts'

/** Notes that orders waiting for a product must be looked at again, if there are any. */
export const noteAllocationDue = (productId: string, now: number): Write => ({
  sql: `INSERT INTO allocation_due (product_id, since)
    SELECT product_id, $2 FROM stock WHERE product_id = $1 AND waiting > 0
    ON CONFLICT (product_id) DO UPDATE SET since = allocation_due.since + 1`,
  values: [productId, now],
  rows: 'any',
})

/** The same for an order that has just begun to wait: goods may have come while it was decided. */
export const noteMissedGoods = (productId: string, now: number): Write => ({
  sql: `INSERT INTO allocation_due (product_id, since)
    SELECT product_id, $2 FROM stock WHERE product_id = $1 AND waiting > 0 AND COALESCE(on_hand, 0) > reserved
    ON CONFLICT (product_id) DO UPDATE SET since = allocation_due.since + 1`,
  values: [productId, now],
  rows: 'any',
})

const page = 50
/** Whoever loses this often is left to the next look. */
const rounds = 20
const actor = 'allocation'

/** As many orders as a request looks at before it answers; the background work sees to the rest. */
const fewOrders = 20

/** Looks at the first few orders that are due. */
export const allocateFew = (store: Store, clock: () => number) => allocateDue(store, clock, fewOrders)

/** Works through the products that are due, until so many orders were looked at. */
export async function allocateDue(
  store: Store,
  clock: () => number,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  let left = most
  const due = await store.all<{ product_id: string; since: number }>({
    sql: 'SELECT product_id, since FROM allocation_due ORDER BY since, product_id LIMIT 100',
  })
  for (const { product_id, since } of due) {
    left -= await allocateProduct(store, product_id, clock, left)
    if (left <= 0) return
    await store.batch([
      {
        sql: 'DELETE FROM allocation_due WHERE product_id = $1 AND since = $2',
        values: [product_id, since],
        rows: 'any',
      },
    ])
  }
}

/** Looks at the orders that wait for a product, in the order they were placed; how many those were. */
async function allocateProduct(
  store: Store,
  productId: string,
  clock: () => number,
  most: number,
): Promise<number> {
  let looked = 0
  let after = -1
  let ahead = 0
  for (;;) {
    const queue = await loadQueue(store, productId, after, page)
    for (const { orderId, queueNumber } of queue) {
      if (looked++ >= most) return looked
      ahead += await serveWaiting(store, productId, orderId, ahead, clock)
      after = queueNumber
    }
    if (queue.length < page) return looked
  }
}

/** Gives one waiting order what there is for it; how many units it still waits for. */
async function serveWaiting(
  store: Store,
  productId: string,
  orderId: string,
  ahead: number,
  clock: () => number,
): Promise<number> {
  let waiting = 0
  for (let round = 0; round < rounds; round++) {
    const [stored, stock] = await Promise.all([
      loadOrder(store, orderId),
      loadStock(store, new Map([[productId, Number.POSITIVE_INFINITY]])),
    ])
    const claim = stored && claimsOf(stored.order).find((each) => each.productId === productId)
    const level = stock.get(productId)
    if (!stored || !claim || !level || claim.waiting === 0) return 0
    waiting = claim.waiting
    const now = clock()
    // As if only those before it were waiting.
    const shares = serve({ ...level, waiting: ahead, isDiscontinued: false }, claim.waiting, now)
    const units = shares.find(({ status }) => status === 'Available')?.quantity ?? 0
    const expectedDeliveries = reschedule(stored, productId, claim.reserved, shares, now)
    const isSame = JSON.stringify(expectedDeliveries) === JSON.stringify(stored.order.expectedDeliveries)
    if (units === 0 && isSame) return waiting
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
        ...(units > 0 ? [allocateUnits(productId, units)] : []),
      ])
      return claim.waiting - units
    } catch (error) {
      // Somebody cancelled, shipped or bought in between: look again.
      if (!(error instanceof Conflict)) throw error
    }
  }
  return waiting
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
