import { text } from '../search'

/** What the checkout page orders: a saved PC, or units of one product. */
export interface CheckoutLink {
  configurationId?: string
  material?: string
  quantity?: number
}

export const readCheckoutLink = (search: Record<string, unknown>): CheckoutLink => {
  const configurationId = text(search.configurationId)
  const material = text(search.material)
  const quantity = Number(text(search.quantity))
  return {
    ...(configurationId ? { configurationId } : {}),
    ...(material ? { material } : {}),
    ...(Number.isInteger(quantity) && quantity > 0 ? { quantity } : {}),
  }
}
