import { loadProductIds } from '../catalog/product.ts'
import { fileFormats, type PurchaseOrderRow, type StockRow } from '../contract/import-formats.ts'
import type { ImportProgress } from '../platform/import/progress.ts'
import { isAddressable, readRows } from '../platform/import/read-file.ts'
import { emptyReport, type ImportReport } from '../platform/import/report.ts'
import { saveRows } from '../platform/import/save-rows.ts'
import type { Store } from '../platform/store/store.ts'
import { savePurchaseOrder, supplyConflict } from './purchase-order.ts'
import { setOnHand } from './stock.ts'

/** Why a row of stock cannot be stored. */
export const stockConflict = 'orders have reserved more than that'

export const purchaseOrderOf = ({ purchaseOrderId, productId, quantity, expectedAt }: PurchaseOrderRow) => ({
  id: purchaseOrderId,
  productId,
  quantity,
  expectedAt: expectedAt === null ? null : Date.parse(expectedAt),
})

/** Imports stock on hand and purchase orders. A running service allocates new units to waiting orders. */
export async function importStock(
  file: string,
  store: Store,
  progress: ImportProgress,
): Promise<ImportReport> {
  const report = emptyReport()
  const rows = readRows(file, fileFormats.stock, report)
  const products = await loadProductIds(store)
  const known = <T extends { productId: string }>(list: string) =>
    rows<T>(list).filter(({ value, leaveOut }) => {
      if (!products.has(value.productId)) leaveOut(`there is no product ${value.productId}`)
      return products.has(value.productId)
    })

  const saveStock = ({ productId, onHand }: StockRow) => [setOnHand(productId, onHand)]
  const onConflict = stockConflict
  const stock = known<StockRow>('stock')
  await saveRows(
    store,
    { list: 'stock', rows: stock, save: saveStock, topic: null, onConflict },
    report,
    progress,
  )

  const saveSupply = (row: PurchaseOrderRow) => savePurchaseOrder(purchaseOrderOf(row))
  const supply = known<PurchaseOrderRow>('purchaseOrders').filter((row) =>
    isAddressable(row, 'purchaseOrderId'),
  )
  await saveRows(
    store,
    { list: 'purchaseOrders', rows: supply, save: saveSupply, topic: null, onConflict: supplyConflict },
    report,
    progress,
  )
  return report
}
