import { orderingAccount } from '../../accounts/caller.ts'
import { makeDraft, storeDraft } from '../../checkout/make-draft.ts'
import { CheckoutIdentifier } from '../../contract/checkout.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { created, route } from '../../platform/http/route/route.ts'
import { saveCart } from '../cart.ts'
import type { CartContext } from '../context.ts'
import { draftRequest } from '../draft-request.ts'
import { loadOwnCart } from '../load.ts'
import { rememberCheckout } from '../settle.ts'

export const checkoutCart = (context: CartContext) =>
  route({
    operationId: 'checkoutCart',
    method: 'POST',
    path: '/cart/v1/checkout',
    tag: 'Cart',
    summary: 'Create a checkout draft of the cart',
    description:
      'Stores a draft of all lines, as create checkout does, with the references, notes and delivery of the cart. Submit it to order. The cart stays as it is until then; afterwards the ordered units are no longer in it.',
    access: 'checkout',
    query: AccountQuery,
    success: created(
      'The draft is created.',
      CheckoutIdentifier,
      { name: 'checkoutId', value: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7' },
      { Location: 'Where the draft can be read.' },
    ),
    problems: ['account_not_permitted'],

    async decide({ caller, query, isWanted }) {
      const account = orderingAccount(caller, query.customerId, context.directory.current)
      if (account instanceof Problem) return account
      const cart = await loadOwnCart(context, caller, account)
      if (cart instanceof Problem) return cart
      const draft = await makeDraft(context, cart.account, draftRequest(cart), isWanted)
      const { id: checkoutId, expiresAt } = draft
      const next = { ...rememberCheckout(cart, { checkoutId, expiresAt }), version: cart.version + 1 }
      return {
        writes: [saveCart(next, context.clock()), storeDraft(context, draft)],
        answer: {
          status: 201,
          body: { name: 'checkoutId', value: checkoutId },
          headers: { Location: `/checkout/v1/${checkoutId}` },
        },
      }
    },
  })
