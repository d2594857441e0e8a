import { textsIn } from '../../search'

export const readSupplyFilter = textsIn('productId', 'search', 'sort')
export type SupplyFilter = ReturnType<typeof readSupplyFilter>
