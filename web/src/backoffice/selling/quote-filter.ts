import { text } from '../../search'

export const quoteStates = ['Draft', 'Sent', 'Accepted', 'Refused', 'Expired', 'Withdrawn'] as const

export interface QuoteFilter {
  search?: string
  state?: (typeof quoteStates)[number]
}

export const readQuoteFilter = (search: Record<string, unknown>): QuoteFilter => {
  const words = text(search.search)
  const state = quoteStates.find((each) => each === search.state)
  return { ...(words && { search: words }), ...(state && { state }) }
}
