import type { Cart as CartView } from '../contract/cart.ts'
import type { Checkout, CheckoutProblem } from '../contract/checkout.ts'
import type { Cart } from './cart.ts'
import { comparablePrice } from './price-when-added.ts'

/** The cart, priced and judged as the draft that it would become now. */
export function viewCart(cart: Cart, checkout: Checkout): CartView {
  const { currency, deliveryOptions, totals, vatRounding } = checkout
  const problems = Map.groupBy(checkout.problems, ({ fieldName }) => indexIn(fieldName))
  const lines = checkout.orderLines.map(({ lineNumber, ...line }, index) => ({
    lineId: cart.lines[index]?.lineId ?? lineNumber,
    ...line,
    ...comparablePrice(cart.lines[index], line),
    problems: (problems.get(index) ?? []).map(named),
  }))
  const { account: customerId, version, references, notes, delivery } = cart
  return {
    customerId,
    currency,
    version,
    lines,
    references,
    notes,
    delivery,
    deliveryOptions,
    totals,
    ...(vatRounding && { vatRounding }),
    problems: (problems.get(undefined) ?? []).map(named),
  }
}

/** The line that a problem of a draft concerns. */
function indexIn(fieldName: string): number | undefined {
  const index = /^orderLines\[(\d+)\]/.exec(fieldName)?.[1]
  return index === undefined ? undefined : Number(index)
}

/** A cart calls its lines by another name than a draft. */
const named = (problem: CheckoutProblem): CheckoutProblem => ({
  ...problem,
  fieldName: problem.fieldName.replace(/^orderLines/, 'lines'),
})
