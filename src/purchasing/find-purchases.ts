import { among, equals, listingByTime, listOf, type TimePosition } from '../platform/store/listing.ts'
import type { Reader } from '../platform/store/store.ts'
import { nextDueOf } from './decide.ts'
import { type Purchase, purchaseColumns, storedPurchase } from './purchase.ts'
import { openPurchaseStates } from './states.ts'

export type PurchaseSort = 'newest' | 'oldest' | 'due'

export interface PurchaseFilter {
  search: string | null
  /** A state, `open` for all with further actions, or `late`. */
  state: string | null
  supplierId: string | null
  sort: PurchaseSort | null
}

/** Behind every day. */
const noDay = Number.MAX_SAFE_INTEGER

const options = {
  columns: purchaseColumns,
  searched: ['search'],
  conditions: {
    states: among('state'),
    supplier: equals('supplier_id'),
    // Outstanding lines are few, however many purchase orders there were.
    lateAt: (now: string) =>
      `id IN (SELECT purchase_id FROM purchase_order WHERE purchase_id IS NOT NULL AND expected_at < ${now})`,
  },
}
const byTime = { ...options, table: 'purchase', time: 'created_at' }

const find = {
  newest: listingByTime({ ...byTime, name: 'purchase.find' }),
  oldest: listingByTime({ ...byTime, name: 'purchase.findOldest', isOldestFirst: true }),
  due: listingByTime({
    ...options,
    name: 'purchase.findDue',
    table: `(SELECT purchase.*, due.due_at FROM purchase
      JOIN (SELECT purchase_id, COALESCE(MIN(expected_at), ${noDay}) AS due_at FROM purchase_order
        WHERE purchase_id IS NOT NULL GROUP BY purchase_id) AS due ON due.purchase_id = purchase.id) AS purchase`,
    time: 'due_at',
    isOldestFirst: true,
  }),
}

/** Where the next page goes on. */
export const positionOf = (purchase: Purchase, sort: PurchaseSort | null): TimePosition => [
  sort === 'due' ? (nextDueOf(purchase) ?? noDay) : purchase.createdAt,
  purchase.id,
]

export async function findPurchases(
  store: Reader,
  { search, state, supplierId, sort }: PurchaseFilter,
  now: number,
  after: TimePosition | null,
  limit: number,
): Promise<Purchase[]> {
  const isLate = state === 'late'
  const states = state === null || isLate ? null : state === 'open' ? openPurchaseStates : [state]
  const rows = await find[sort ?? 'newest'](store, {
    search,
    after,
    limit,
    where: [
      ['states', listOf(states)],
      ['supplier', supplierId],
      ['lateAt', isLate ? now : null],
    ],
  })
  return rows.map(storedPurchase)
}
