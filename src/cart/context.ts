import type { CheckoutContext } from '../checkout/context.ts'

export interface CartContext extends CheckoutContext {
  settings: CheckoutContext['settings'] & {
    /** Lines of a cart, as of a draft. */
    MAX_ORDER_LINES: number
  }
}
