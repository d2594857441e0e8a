// The lines of a new purchase order: what the request leaves out comes from what the supplier sells.
import type { Product } from '../catalog/product.ts'
import { Problem } from '../contract/problems.ts'
import type { NewPurchase } from '../contract/purchasing.ts'
import type { ReadOf } from '../contract/types.ts'
import { readCost } from './cost.ts'
import type { PurchaseLine } from './purchase.ts'
import type { StoredSupplier } from './supplier.ts'
import type { SupplierProduct } from './supplier-product.ts'

type NewLines = ReadOf<typeof NewPurchase>['lines']

export interface LineSources {
  supplier: StoredSupplier
  products: ReadonlyMap<string, Pick<Product, 'name'>>
  sold: ReadonlyMap<string, readonly SupplierProduct[]>
}

export function draftLines(
  given: NewLines,
  { supplier, products, sold }: LineSources,
): PurchaseLine[] | Problem {
  const lines: PurchaseLine[] = []
  for (const [index, { productId, quantity, cost, expectedAt }] of given.entries()) {
    const product = products.get(productId)
    if (!product) return new Problem('product_not_found', `There is no product ${productId}.`)
    const terms = sold.get(productId)?.find(({ supplierId }) => supplierId === supplier.id)
    const ownCost = readCost(cost, supplier.data.currency, `lines[${index}].cost`)
    if (ownCost instanceof Problem) return ownCost
    lines.push({
      lineNumber: String((index + 1) * 10),
      productId,
      name: product.name,
      partNumber: terms?.partNumber ?? null,
      quantity,
      cost: ownCost ?? terms?.cost ?? null,
      wantedAt: expectedAt === null ? null : Date.parse(expectedAt),
      confirmed: null,
      received: 0,
    })
  }
  return lines
}
