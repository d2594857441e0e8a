import { text } from '../search'

/** What the checkout page orders: a saved PC. */
export interface CheckoutLink {
  configurationId?: string
}

export const readCheckoutLink = (search: Record<string, unknown>): CheckoutLink => {
  const configurationId = text(search.configurationId)
  return configurationId ? { configurationId } : {}
}
