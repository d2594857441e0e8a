import { text } from '../../search'

/** For whom to begin, or which quotes are listed. */
export interface SellingLink {
  customerId?: string
  search?: string
  state?: string
}

export const readSellingLink = (search: Record<string, unknown>): SellingLink =>
  Object.fromEntries(
    ['customerId', 'search', 'state'].flatMap((name) =>
      text(search[name]) ? [[name, text(search[name])]] : [],
    ),
  )
