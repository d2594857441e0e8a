import type { CatalogContext } from '../catalog/context.ts'
import type { Write } from '../platform/store/store.ts'
import type { PurchaseOrder } from './purchase-order.ts'

/** What a count below the reserved units does to orders. */
export interface ShortagePlan {
  /** Orders that lose units, first come first; they wait again. */
  orders: { orderId: string; units: number }[]
  writes: (actor: string) => Write[]
}

export interface InventoryContext extends CatalogContext {
  /** Discontinued products without a free unit; as fresh as the other snapshots. */
  soldOut: () => Promise<ReadonlySet<string>>
  /** Products without a free unit and without an expected date; some seconds old, because only proposals use it. */
  undated: () => Promise<ReadonlySet<string>>
  /** How many orders each product is in; a minute old, because it only decides between equal products of a list. */
  orderCounts: () => Promise<ReadonlyMap<string, number>>
  /** Serves the first waiting orders of these products. Passed in by app/, because orders import the inventory. */
  allocate: (products: readonly { productId: string }[]) => Promise<void>
  /** Plans a count of a product, by the supply version that it was read with. Passed in by app/, like `allocate`. */
  planShortage: (productId: string, onHand: number, supplyVersion: number) => Promise<ShortagePlan>
  /** The writes that keep a purchase order with lines in step with the supply of its line. Passed in by app/, like `allocate`. */
  followSupply: (
    supply: PurchaseOrder,
    change: { received: number } | { outstanding: number; expectedAt: number | null },
  ) => Promise<Write[]>
  /** Whether an id belongs to a purchase order with lines. Passed in by app/, like `allocate`. */
  isOfPurchase: (id: string) => Promise<boolean>
}
