import { text } from '../../search'

/** The purchase order to begin with. */
export interface ReceiveLink {
  purchaseOrderId?: string | undefined
}

export const readReceiveLink = (search: Record<string, unknown>): ReceiveLink => {
  const purchaseOrderId = text(search.purchaseOrderId)
  return purchaseOrderId ? { purchaseOrderId } : {}
}
