import { Checkout } from '../../contract/checkout.ts'
import { loadStock } from '../../inventory/stock.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { CheckoutContext } from '../context.ts'
import { loadPayerCredit } from '../credit.ts'
import { loadDraft } from '../draft.ts'
import { departuresOf, unitsWanted } from '../stock-of-draft.ts'
import { tagOfPromise } from '../submit/promise.ts'
import { expectationOf, viewDraft } from '../view.ts'
import { exampleCheckout } from './example-checkout.ts'
import { noSuchCheckout } from './no-such-checkout.ts'

export const readCheckout = ({ store, directory, clock }: CheckoutContext) =>
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
    success: ok('The draft.', Checkout, exampleCheckout, {
      ETag: 'What is promised: how many units leave when. Send it as `If-Match` with submit, to be asked again about a worse promise.',
    }),
    problems: ['checkout_not_found'],

    async read({ caller, params: { checkoutId = '' } }) {
      const draft = await loadDraft(store, checkoutId.toLowerCase())
      if (!draft || !caller.accounts.includes(draft.account)) return noSuchCheckout(checkoutId)
      const buyer = directory.current.accounts.get(draft.account)
      const [stock, credit] = await Promise.all([
        loadStock(store, unitsWanted(draft.quote.lines)),
        buyer && loadPayerCredit(store, directory.current, buyer),
      ])
      const now = clock()
      const expectation = expectationOf(draft, stock, now)
      return {
        status: 200,
        body: viewDraft(draft, expectation, credit, now),
        ...(expectation && {
          headers: { ETag: tagOfPromise(departuresOf(draft.quote.lines, expectation)) },
        }),
      }
    },
  })
