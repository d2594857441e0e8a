// A cart remembers the drafts that were made of it. Once one of them is an order, its units are no longer in the cart.
// Submitting a draft does not touch the cart, so the result is the same if the customer's tab dies right after it.
import type { CartCheckout, CartContent } from './cart.ts'

/** Drafts that a cart remembers: enough for several tabs, and a limit on its size. */
const maxCheckouts = 20
/** A submit that was decided just before the draft expired may still be committing. */
const hour = 3_600_000

export function settle<C extends CartContent>(cart: C, submitted: ReadonlySet<string>, now: number): C {
  const ordered = cart.checkouts.filter(({ checkoutId }) => submitted.has(checkoutId))
  const checkouts = cart.checkouts.filter(
    ({ checkoutId, expiresAt }) => !submitted.has(checkoutId) && expiresAt + hour > now,
  )
  if (ordered.length === 0) return { ...cart, checkouts }
  const units = new Map<string, number>()
  for (const { lines } of ordered) {
    for (const { lineId, quantity } of lines) units.set(lineId, (units.get(lineId) ?? 0) + quantity)
  }
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: line.quantity - (units.get(line.lineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  // References and notes belonged to the order. The next one often has the same address.
  const deliveryAddress = cart.delivery?.deliveryAddress ?? null
  const delivery = deliveryAddress && { deliveryAddress, preferences: null, deliveryOptionId: null }
  return { ...cart, lines, references: null, notes: null, delivery, checkouts }
}

/** Remembers a new draft of all lines. */
export function rememberCheckout<C extends CartContent>(
  cart: C,
  draft: Pick<CartCheckout, 'checkoutId' | 'expiresAt'>,
): C {
  const lines = cart.lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
  return { ...cart, checkouts: [...cart.checkouts, { ...draft, lines }].slice(-maxCheckouts) }
}
