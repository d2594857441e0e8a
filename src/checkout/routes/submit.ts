import type { Account } from '../../accounts/account.ts'
import { SubmitCheckout } from '../../contract/checkout.ts'
import { Problem } from '../../contract/problems.ts'
import type { StockLevel } from '../../inventory/availability.ts'
import { joinQueue } from '../../inventory/queue.ts'
import { claimStock, loadStock } from '../../inventory/stock.ts'
import { mintOrderId } from '../../orders/order-id.ts'
import { recordPlaced } from '../../orders/record.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { patienceOf } from '../../platform/http/command.ts'
import { retryAfter } from '../../platform/http/problem-answer.ts'
import { type Decision, type Route, route } from '../../platform/http/route.ts'
import type { CheckoutContext } from '../context.ts'
import { type Draft, loadDraft } from '../draft.ts'
import { unitsWanted } from '../stock-of-draft.ts'
import { rememberStock } from '../submit/stock-memory.ts'
import { decideSubmit, type Submission } from '../submit/submit.ts'
import { createTurns } from '../submit/turns.ts'
import { noSuchCheckout } from './no-such-checkout.ts'

interface Attempt {
  draft: Draft
  body: SubmitCheckout
  caller: Caller
  isRetry: boolean
}

export function submitCheckout({ store, settings, recentDrafts, directory, clock }: CheckoutContext): Route {
  const stockMemory = rememberStock()
  const turns = createTurns()

  return route({
    operationId: 'submitCheckout',
    method: 'POST',
    path: '/checkout/v1/submit',
    tag: 'Checkout',
    summary: 'Submit a checkout draft',
    description:
      'Turns a draft into exactly one order, at the prices of the draft. Creating the order, reserving stock and recording the event succeed or fail together.',
    access: 'checkout',
    body: {
      schema: SubmitCheckout,
      example: { checkoutId: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7', deliveryOptionId: null },
    },
    success: {
      status: 204,
      description: 'The order is created.',
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
      const attempt = (draft: Draft) => submitInTurn({ draft, body, caller, isRetry })
      // What is remembered of a draft is enough to submit it, because no draft becomes two orders; but not to refuse it: it
      // may have been submitted meanwhile, which says more than any other reason.
      const recent = recentDrafts.take(id)
      const hoped = recent && (await attempt(recent))
      if (hoped && !(hoped instanceof Problem)) return hoped
      const draft = await loadDraft(store, id)
      return draft ? attempt(draft) : noSuchCheckout(body.checkoutId)
    },
  })

  async function submitInTurn(attempt: Attempt): Promise<Decision | Problem> {
    const { draft, isRetry } = attempt
    const wanted = unitsWanted(draft.quote.lines)
    // Memory first: the claims check it. After a lost race, read the stock from the database.
    const stock = (isRetry ? undefined : stockMemory.claim(wanted)) ?? (await loadLevels(wanted))
    const submission = decideAttempt(attempt, stock)
    if (submission instanceof Problem) return submission
    const dated = submission.claims.filter(({ behind }) => behind !== null)
    if (dated.length === 0) return decisionOf(submission, attempt)

    // Its dates depend on the units that others wait for: one at a time (see turns.ts).
    const turn = await turns.take(
      dated.map(({ productId }) => productId),
      { isRetry, patienceMs: patienceOf(settings) },
    )
    if (!turn) return new Problem('busy', undefined, [], retryAfter)
    try {
      const current = turn.hasWaited ? decideAttempt(attempt, await loadLevels(wanted)) : submission
      if (!(current instanceof Problem)) return { ...decisionOf(current, attempt), release: turn.end }
      turn.end()
      return current
    } catch (error) {
      turn.end()
      throw error
    }
  }

  async function loadLevels(wanted: ReadonlyMap<string, number>): Promise<Map<string, StockLevel>> {
    const levels = await loadStock(store, wanted)
    stockMemory.learn(levels)
    return levels
  }

  function decideAttempt(
    { draft, body, caller }: Attempt,
    stock: ReadonlyMap<string, StockLevel>,
  ): Submission | Problem {
    if (!caller.accounts.includes(draft.account)) return noSuchCheckout(body.checkoutId)
    const account = directory.current.accounts.get(draft.account) as Account
    return decideSubmit({
      draft,
      deliveryOptionId: body.deliveryOptionId,
      account,
      stock,
      orderId: mintOrderId(),
      placedBy: caller.client,
      now: clock(),
    })
  }
}

/** The writes that make the order. */
function decisionOf({ order, claims }: Submission, { draft, caller }: Attempt): Decision {
  return {
    writes: [
      // First, so that of two submits of one draft the later touches nothing else.
      ...recordPlaced(order, {
        type: 'order.placed',
        action: 'place',
        actor: caller.client,
        occurredAt: order.placedAt,
        data: { checkoutId: draft.id },
      }),
      ...claims.map(claimStock),
      ...claims.filter(({ waiting }) => waiting > 0).map(({ productId }) => joinQueue(order.id, productId)),
    ],
    answer: { status: 204, headers: { Location: `/orders/v1/${order.id}` } },
  }
}
