import { text } from '../../search'

export interface SupplyFilter {
  productId?: string
}

export const readSupplyFilter = (search: Record<string, unknown>): SupplyFilter => {
  const productId = text(search.productId)
  return productId ? { productId } : {}
}
