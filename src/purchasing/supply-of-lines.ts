// What the lines of a purchase order promise: one row of the supply for each line with outstanding units, as a purchase order of its own
// would have. Promises and allocation read only these rows. They are always those that the lines say.
import { invalid, type Problem } from '../contract/problems.ts'
import {
  changePurchaseOrder,
  insertPurchaseOrder,
  loadPurchaseOrders,
  type NewPurchaseOrder,
  type PurchaseOrder,
} from '../inventory/purchase-order.ts'
import type { Reader, Write } from '../platform/store/store.ts'
import { outstandingOf } from './decide.ts'
import { type Purchase, type PurchaseLine, supplyIdOf } from './purchase.ts'
import { isPromising } from './states.ts'

export type SupplyRows = ReadonlyMap<string, PurchaseOrder>

/** A line without a confirmed date promises none. */
const supplyOf = (purchase: Purchase, line: PurchaseLine): NewPurchaseOrder => ({
  id: supplyIdOf(purchase, line),
  productId: line.productId,
  quantity: isPromising(purchase.state) ? outstandingOf(line) : 0,
  expectedAt: line.confirmed?.expectedAt ?? null,
})

/** The rows of the lines as they are now; refused if one of them is a purchase order of its own. */
export async function loadSupply(store: Reader, purchase: Purchase): Promise<SupplyRows | Problem> {
  const rows = await loadPurchaseOrders(
    store,
    purchase.lines.map((line) => supplyIdOf(purchase, line)),
  )
  for (const row of rows.values())
    if (row.purchaseId !== purchase.id)
      return invalid({
        fieldName: 'purchaseOrderId',
        message: `is taken: there is a purchase order ${row.id} already`,
      })
  return rows
}

/** In the order of products, in which every writer touches their stock. */
export const linesByProduct = (lines: readonly PurchaseLine[]): PurchaseLine[] =>
  lines.toSorted((a, b) => (a.productId < b.productId ? -1 : a.productId > b.productId ? 1 : 0))

/** Makes the rows what the lines say. Changes no row if one of them is no longer as it was loaded. */
export const supplyWrites = (after: Purchase, rows: SupplyRows): Write[] =>
  linesByProduct(after.lines).flatMap((line) => {
    const wanted = supplyOf(after, line)
    const before = rows.get(wanted.id)
    if (!before) return wanted.quantity > 0 ? insertPurchaseOrder(wanted, after.id) : []
    const isSame = before.quantity === wanted.quantity && before.expectedAt === wanted.expectedAt
    return isSame ? [] : changePurchaseOrder(before, wanted)
  })
