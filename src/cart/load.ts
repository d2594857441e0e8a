import { accountFor } from '../accounts/caller.ts'
import { loadPayerCredit } from '../checkout/credit.ts'
import { loadSubmitted } from '../checkout/draft.ts'
import { makeDraft } from '../checkout/make-draft.ts'
import { unitsWanted } from '../checkout/stock-of-draft.ts'
import { expectationOf, viewDraft } from '../checkout/view.ts'
import type { Cart as CartView } from '../contract/cart.ts'
import type { Checkout } from '../contract/checkout.ts'
import { Problem } from '../contract/problems.ts'
import { loadStock } from '../inventory/stock.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import type { CommandDecision } from '../platform/http/route/route.ts'
import { type Cart, loadCart, saveCart } from './cart.ts'
import type { CartContext } from './context.ts'
import { draftRequest } from './draft-request.ts'
import { rememberPrices } from './price-when-added.ts'
import { settle } from './settle.ts'
import { viewCart } from './view.ts'

/** The caller's cart, without what was ordered. */
export async function loadOwnCart(
  { store, clock }: CartContext,
  caller: Caller,
  customerId: string | null,
): Promise<Cart | Problem> {
  const account = accountFor(caller, customerId)
  if (account instanceof Problem) return account
  const cart = await loadCart(store, caller.person, account)
  const submitted = await loadSubmitted(
    store,
    cart.checkouts.map(({ checkoutId }) => checkoutId),
  )
  return settle(cart, submitted, clock())
}

/** The draft that the cart would become now. */
async function quoteCart(context: CartContext, cart: Cart, isWanted: () => boolean): Promise<Checkout> {
  const draft = await makeDraft(context, cart.account, draftRequest(cart), isWanted)
  const directory = context.directory.current
  const buyer = directory.accounts.get(cart.account)
  const [stock, credit] = await Promise.all([
    loadStock(context.store, unitsWanted(draft.quote.lines)),
    buyer && loadPayerCredit(context.store, directory, buyer),
  ])
  const now = context.clock()
  return viewDraft(draft, expectationOf(draft, stock, now), credit, now)
}

export const showCart = async (
  context: CartContext,
  cart: Cart,
  isWanted: () => boolean,
): Promise<CartView> => viewCart(cart, await quoteCart(context, cart, isWanted))

/** Stores the changed cart and answers it. */
export async function changedCart(
  context: CartContext,
  changed: Cart,
  isWanted: () => boolean,
): Promise<CommandDecision> {
  const quote = await quoteCart(context, changed, isWanted)
  const cart = { ...rememberPrices(changed, quote), version: changed.version + 1 }
  return {
    writes: [saveCart(cart, context.clock())],
    answer: { status: 200, body: viewCart(cart, quote) },
  }
}
