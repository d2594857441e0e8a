import { text } from '../../search'

export const supplySorts = ['id', 'due', 'product'] as const
export type SupplySort = (typeof supplySorts)[number]

export interface SupplyFilter {
  productId?: string | undefined
  search?: string | undefined
  sort?: SupplySort | undefined
}

export const readSupplyFilter = (search: Record<string, unknown>): SupplyFilter => {
  const productId = text(search.productId)
  const words = text(search.search)
  const sort = supplySorts.find((each) => each === search.sort)
  return {
    ...(productId ? { productId } : {}),
    ...(words ? { search: words } : {}),
    ...(sort && sort !== 'id' ? { sort } : {}),
  }
}
