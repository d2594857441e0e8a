import { text } from '../../search'

export const paymentStates = ['open', 'matched', 'notOurs'] as const
export type PaymentState = (typeof paymentStates)[number]

export interface PaymentFilter {
  search?: string
  state?: PaymentState
}

export const readPaymentFilter = (search: Record<string, unknown>): PaymentFilter => {
  const words = text(search.search)
  const state = paymentStates.find((each) => each === search.state)
  return { ...(words && { search: words }), ...(state && { state }) }
}
