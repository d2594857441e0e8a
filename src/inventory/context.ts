import type { CatalogContext } from '../catalog/context.ts'

export interface InventoryContext extends CatalogContext {
  /** Discontinued products without a free unit; as fresh as the other snapshots. */
  soldOut: () => Promise<ReadonlySet<string>>
  /** Serves the first waiting orders of these products. Passed in by app/, because orders import the inventory. */
  allocate: (products: readonly { productId: string }[]) => Promise<void>
}
