import type { StockLevel } from '../../catalog/availability.ts'
import { claimStock, loadStock } from '../../catalog/stock.ts'
import { rememberStock } from '../../catalog/stock-memory.ts'
import { SubmitCheckout } from '../../contract/checkout.ts'
import { Problem } from '../../contract/problems.ts'
import type { Account } from '../../customers/account.ts'
import type { Caller } from '../../customers/caller.ts'
import { type Decision, type Route, route } from '../../http/route.ts'
import { mintOrderId } from '../../orders/order-id.ts'
import { joinQueue } from '../../orders/queue.ts'
import { recordPlaced } from '../../orders/record.ts'
import type { Parts } from '../../parts.ts'
import { type Draft, loadDraft } from '../draft.ts'
import { unitsWanted } from '../stock-of-draft.ts'
import { decideSubmit } from '../submit.ts'
import { noSuchCheckout } from './no-such-checkout.ts'

export function submitCheckout({ store, recentDrafts, directory, clock }: Parts): Route {
  const stockMemory = rememberStock()

  return route({
    operationId: 'submitCheckout',
    method: 'POST',
    path: '/checkout/v1/submit',
    tag: 'Checkout',
    summary: 'Submit a checkout draft',
    description:
      'Turns a draft into exactly one order, at the prices of the draft: the order exists, its stock is reserved and its event is recorded, or nothing of it.',
    access: 'checkout',
    body: {
      schema: SubmitCheckout,
      example: { checkoutId: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7', deliveryOptionId: null },
    },
    success: {
      status: 204,
      description: 'The draft is an order now.',
      headers: { Location: 'Where the order can be read.' },
    },
    problems: [
      'checkout_not_found',
      'delivery_option_not_found',
      'checkout_already_submitted',
      'checkout_expired',
      'checkout_has_problems',
      'no_delivery_option',
    ],

    async decide({ caller, body }, isRetry) {
      const id = body.checkoutId.toLowerCase()
      const stockFor = ({ quote }: Draft) => {
        const wanted = unitsWanted(quote.lines)
        // A hope at first: the claims look again. Whoever hoped in vain looks.
        return (isRetry ? undefined : stockMemory.claim(wanted)) ?? look(wanted)
      }
      // What is remembered of a draft is enough to submit it, because no draft becomes two orders; but not to refuse it: it
      // may have been submitted meanwhile, which says more than any other reason.
      const recent = recentDrafts.take(id)
      const hoped = recent && submit(recent, await stockFor(recent), body, caller)
      if (hoped && !(hoped instanceof Problem)) return hoped
      const draft = await loadDraft(store, id)
      return draft ? submit(draft, await stockFor(draft), body, caller) : noSuchCheckout(body.checkoutId)
    },
  })

  async function look(wanted: ReadonlyMap<string, number>): Promise<Map<string, StockLevel>> {
    const levels = await loadStock(store, wanted)
    stockMemory.learn(levels)
    return levels
  }

  function submit(
    draft: Draft,
    stock: ReadonlyMap<string, StockLevel>,
    body: SubmitCheckout,
    caller: Caller,
  ): Decision | Problem {
    if (!caller.accounts.includes(draft.account)) return noSuchCheckout(body.checkoutId)
    const account = directory.current.accounts.get(draft.account) as Account
    const now = clock()
    const orderId = mintOrderId()
    const placedBy = caller.client
    const { deliveryOptionId } = body
    const submission = decideSubmit({ draft, deliveryOptionId, account, stock, orderId, placedBy, now })
    if (submission instanceof Problem) return submission
    const { order, claims } = submission
    return {
      writes: [
        // First, so that of two submits of one draft the later touches nothing else.
        ...recordPlaced(order, {
          type: 'order.placed',
          action: 'place',
          actor: caller.client,
          occurredAt: now,
          data: { checkoutId: draft.id },
        }),
        ...claims.map(claimStock),
        ...claims.filter(({ waiting }) => waiting > 0).map(({ productId }) => joinQueue(orderId, productId)),
      ],
      answer: { status: 204, headers: { Location: `/orders/v1/${orderId}` } },
    }
  }
}
