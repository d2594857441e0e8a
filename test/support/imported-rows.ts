import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'

// The supply version does not matter for imports.
const tables = {
  product_group: '*',
  product: '*',
  bundle: '*',
  price_list: '*',
  price: '*',
  stock: 'product_id, on_hand, reserved, waiting, last_number',
  purchase_order: '*',
  carrier: '*',
}

/** All tables that imports may change. */
export async function importedRows(store: Store): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [table, columns] of Object.entries(tables)) {
    found[table] = await store.all({ statement: adHoc(`SELECT ${columns} FROM ${table} ORDER BY 1, 2`) })
  }
  return found
}

/** Who starts an import that a test stores itself. */
export const uploader = { client: 'Back office', subject: '' }
