import { among, listingByTime, listOf, type TimePosition } from '../platform/store/listing.ts'
import type { Reader } from '../platform/store/store.ts'
import { type Purchase, purchaseColumns, storedPurchase } from './purchase.ts'
import { openPurchaseStates } from './states.ts'

export interface PurchaseFilter {
  search: string | null
  /** A state, or `open` for all with further actions. */
  state: string | null
  supplierId: string | null
}

const find = listingByTime({
  name: 'purchase.find',
  table: 'purchase',
  columns: purchaseColumns,
  time: 'created_at',
  searched: ['search'],
  conditions: { states: among('state'), suppliers: among('supplier_id') },
})

/** Newest first. */
export async function findPurchases(
  store: Reader,
  { search, state, supplierId }: PurchaseFilter,
  after: TimePosition | null,
  limit: number,
): Promise<Purchase[]> {
  const states = state === null ? null : state === 'open' ? openPurchaseStates : [state]
  const rows = await find(store, {
    search,
    after,
    limit,
    where: [
      ['states', listOf(states)],
      ['suppliers', listOf(supplierId === null ? null : [supplierId])],
    ],
  })
  return rows.map(storedPurchase)
}
