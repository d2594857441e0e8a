// What to buy: units that orders wait for, and those that are missing to the minimum stock, less what is on order. Pure.
import type { SupplierProduct } from './supplier-product.ts'

/** The position of a product. */
export interface Position {
  productId: string
  onHand: number
  reserved: number
  waiting: number
  minimumStock: number
  /** Outstanding units of purchase orders. */
  ordered: number
  /** Units of purchase orders that are not sent yet. */
  drafted: number
  isDiscontinued: boolean
}

export interface Proposed {
  productId: string
  quantity: number
  supplier: SupplierProduct | null
  reason: {
    backOrdered: number
    minimumStock: number
    free: number
    ordered: number
    drafted: number
    minimumQuantity: number
    discontinued: boolean
  }
}

/** Null if enough is there or on order. */
export function propose(position: Position, suppliers: readonly SupplierProduct[]): Proposed | null {
  const { onHand, reserved, waiting, ordered, drafted, isDiscontinued } = position
  // Nobody buys a discontinued product for the shelf.
  const minimumStock = isDiscontinued ? 0 : position.minimumStock
  const rest = onHand - reserved - waiting
  const missing = minimumStock - rest - ordered - drafted
  if (missing <= 0) return null
  const supplier = bestOf(suppliers)
  const minimumQuantity = supplier?.minimumQuantity ?? 1
  return {
    productId: position.productId,
    quantity: Math.max(missing, minimumQuantity),
    supplier,
    reason: {
      backOrdered: Math.max(0, -rest),
      minimumStock,
      free: Math.max(0, rest),
      ordered,
      drafted,
      minimumQuantity,
      discontinued: isDiscontinued,
    },
  }
}

/** The preferred one; of several others the first that names a cost. Costs in different currencies are not compared. */
const bestOf = (suppliers: readonly SupplierProduct[]): SupplierProduct | null =>
  suppliers.find(({ isPreferred }) => isPreferred) ??
  suppliers.find(({ cost }) => cost !== null) ??
  suppliers[0] ??
  null
