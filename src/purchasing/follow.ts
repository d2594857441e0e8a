// A line's row of the supply can also be changed or received as a purchase order of its own, as before there were lines: the purchase
// order then says the same.
import type { PurchaseOrder } from '../inventory/purchase-order.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { followChange, type SupplyChange } from './decide.ts'
import { loadPurchase, supplyIdOf, updatePurchase } from './purchase.ts'

/** The write of the purchase order with this line; none for a purchase order of its own. */
export async function followSupply(
  store: Store,
  { id, purchaseId }: PurchaseOrder,
  change: SupplyChange,
): Promise<Write[]> {
  if (purchaseId === null) return []
  const purchase = await loadPurchase(store, purchaseId)
  const line = purchase?.lines.find((each) => supplyIdOf(purchase, each) === id)
  if (!purchase || !line) throw new Error(`The supply ${id} is no line of a purchase order ${purchaseId}.`)
  return [updatePurchase(purchase, followChange(purchase, line.lineNumber, change))]
}
