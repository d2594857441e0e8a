import { returnStates } from '../../../../src/returns/states.ts'
import { text } from '../../search'

/** Groups of states, and the states. */
export const returnFilters = ['waiting', 'open', ...returnStates] as const

export interface ReturnFilter {
  search?: string
  state?: (typeof returnFilters)[number]
}

export const readReturnFilter = (search: Record<string, unknown>): ReturnFilter => {
  const words = text(search.search)
  const state = returnFilters.find((each) => each === search.state)
  return { ...(words && { search: words }), ...(state && { state }) }
}

/** What to begin with: the return to receive, or the order to register one of. */
export interface ReturnLink {
  returnId?: string
  orderId?: string
}

export const readReturnLink = (search: Record<string, unknown>): ReturnLink => {
  const [returnId, orderId] = [text(search.returnId), text(search.orderId)]
  return { ...(returnId && { returnId }), ...(orderId && { orderId }) }
}
