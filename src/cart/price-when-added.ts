// The price at which a line was added, so that the customer learns of a change. Nothing is ordered at it.
import type { CartLine as CartLineView } from '../contract/cart.ts'
import type { Checkout, CheckoutLine } from '../contract/checkout.ts'
import type { CartContent, CartLine } from './cart.ts'

/** New lines get the price of now. */
export function rememberPrices<C extends CartContent>(cart: C, { orderLines, currency }: Checkout): C {
  const lines = cart.lines.map((line, index): CartLine => {
    const quoted = orderLines[index]
    if (line.priceWhenAdded !== null || !quoted?.unitPrice) return line
    const { gross } = quoted.unitPrice
    return { ...line, priceWhenAdded: { gross, currency, minQuantity: minQuantityOf(quoted) } }
  })
  return { ...cart, lines }
}

/** Nothing if the quantity changed the price: the customer did that. */
export function comparablePrice(
  line: CartLine | undefined,
  quoted: Pick<CheckoutLine, 'priceRule'>,
): Pick<CartLineView, 'priceWhenAdded'> {
  if (!line?.priceWhenAdded || line.priceWhenAdded.minQuantity !== minQuantityOf(quoted)) return {}
  const { gross, currency } = line.priceWhenAdded
  return { priceWhenAdded: { gross, currency } }
}

const minQuantityOf = ({ priceRule }: Pick<CheckoutLine, 'priceRule'>) => priceRule?.minQuantity ?? 1
