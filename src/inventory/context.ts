import type { CatalogContext } from '../catalog/context.ts'

export interface InventoryContext extends CatalogContext {
  /** Discontinued products without a free unit; as fresh as the other snapshots. */
  soldOut: () => Promise<ReadonlySet<string>>
  /** Products without a free unit and without an expected date; some seconds old, because only proposals use it. */
  undated: () => Promise<ReadonlySet<string>>
  /** Serves the first waiting orders of these products. Passed in by app/, because orders import the inventory. */
  allocate: (products: readonly { productId: string }[]) => Promise<void>
}
