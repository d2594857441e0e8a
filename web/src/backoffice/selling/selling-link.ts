import { text } from '../../search'

/** For whom to begin. */
export interface SellingLink {
  customerId?: string
}

export function readSellingLink(search: Record<string, unknown>): SellingLink {
  const customerId = text(search.customerId)
  return customerId ? { customerId } : {}
}
