import type { CatalogContext } from '../catalog/context.ts'

export interface InventoryContext extends CatalogContext {
  /** Discontinued products without a free unit; as fresh as the other snapshots. */
  soldOut: () => Promise<ReadonlySet<string>>
  /** Passed in: serves the first orders that wait for these products. Orders build on the inventory. */
  allocate: (products: readonly { productId: string }[]) => Promise<void>
}
