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
      'The draft as a quote: lines with prices, delivery options (best first), and problems that prevent its submission.',
    access: 'checkout',
    params: { checkoutId: 'The `value` returned by create checkout.' },
    success: { status: 200, description: 'The draft.', schema: Checkout, example: exampleCheckout },
    problems: ['checkout_not_found'],

    async read({ caller, params: { checkoutId = '' } }) {
      const draft = await loadDraft(store, checkoutId.toLowerCase())
      if (!draft || !caller.accounts.includes(draft.account)) return noSuchCheckout(checkoutId)
      const stock = await loadStock(store, unitsWanted(draft.quote.lines))
      return { status: 200, body: viewDraft(draft, stock, clock()) }
    },
  })
