// The filter of the list of purchase orders, from the address.
import { textsIn } from '../../search'

export const readPurchaseFilter = textsIn('search', 'state', 'supplierId', 'sort')
export type PurchaseFilter = ReturnType<typeof readPurchaseFilter>
