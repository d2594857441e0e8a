import { Checkout } from '../../contract/checkout.ts'
import { loadStock } from '../../inventory/stock.ts'
import { route } from '../../platform/http/route.ts'
import type { CheckoutContext } from '../context.ts'
import { loadDraft } from '../draft.ts'
import { unitsWanted } from '../stock-of-draft.ts'
import { viewDraft } from '../view.ts'
import { exampleCheckout } from './example-checkout.ts'
import { noSuchCheckout } from './no-such-checkout.ts'

export const readCheckout = ({ store, clock }: CheckoutContext) =>
  route({
    operationId: 'readCheckout',
    method: 'GET',
    path: '/checkout/v1/{checkoutId}',
    tag: 'Checkout',
    summary: 'Read a checkout draft',
    description:
      'Answers the draft as a quote: its priced lines, its delivery options (best first), and the problems that would stop it from being submitted.',
    access: 'checkout',
    params: { checkoutId: 'The `value` that create checkout answered.' },
    success: { status: 200, description: 'The draft.', schema: Checkout, example: exampleCheckout },
    problems: ['checkout_not_found'],

    async read({ caller, params: { checkoutId = '' } }) {
      const draft = await loadDraft(store, checkoutId.toLowerCase())
      if (!draft || !caller.accounts.includes(draft.account)) return noSuchCheckout(checkoutId)
      const stock = await loadStock(store, unitsWanted(draft.quote.lines))
      return { status: 200, body: viewDraft(draft, stock, clock()) }
    },
  })
