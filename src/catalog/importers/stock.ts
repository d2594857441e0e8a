import { noteAllocationDue } from '../../orders/allocation.ts'
import type { Store } from '../../store/store.ts'
import { savePurchaseOrder, setOnHand } from '../stock.ts'
import { fileFormats, type PurchaseOrderRow, type StockRow } from './formats.ts'
import type { Progress } from './progress.ts'
import { readRows } from './read-file.ts'
import { emptyReport, type ImportReport } from './report.ts'
import { saveRows } from './save-rows.ts'

/** What is on the shelf, and what is on its way. A running service gives orders that wait what has come for them. */
export async function importStock(
  file: string,
  store: Store,
  progress: Progress,
  clock: () => number = Date.now,
): Promise<ImportReport> {
  const report = emptyReport()
  const rows = readRows(file, fileFormats.stock, report)
  const products = new Set(
    (await store.all<{ id: string }>({ sql: 'SELECT id FROM product' })).map(({ id }) => id),
  )
  const known = <T extends { productId: string }>(list: string) =>
    rows<T>(list).filter(({ value, leaveOut }) => {
      if (!products.has(value.productId)) leaveOut(`there is no product ${value.productId}`)
      return products.has(value.productId)
    })

  await saveRows(
    store,
    'stock',
    known<StockRow>('stock'),
    ({ productId, onHand }) => [setOnHand(productId, onHand), noteAllocationDue(productId, clock())],
    report,
    progress,
    'orders have reserved more than that',
  )
  await saveRows(
    store,
    'purchaseOrders',
    known<PurchaseOrderRow>('purchaseOrders'),
    (row) => [
      savePurchaseOrder(
        row.purchaseOrderId,
        row.productId,
        row.quantity,
        row.expectedAt === null ? null : Date.parse(row.expectedAt),
      ),
      noteAllocationDue(row.productId, clock()),
    ],
    report,
    progress,
  )
  return report
}
