import type { StoredAccount } from '../../accounts/account.ts'
import { retired } from '../../accounts/caller.ts'
import { SubmitCheckout } from '../../contract/checkout.ts'
import { Problem } from '../../contract/problems.ts'
import { claimCredit } from '../../credit/credit.ts'
import { joinQueue } from '../../inventory/queue.ts'
import { claimStock } from '../../inventory/stock.ts'
import { mintOrderId } from '../../orders/order-id.ts'
import { type MailOrder, type OrderChange, recordPlaced } from '../../orders/record.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { retryAfter } from '../../platform/http/reply/problem-answer.ts'
import { type CommandDecision, noContent, type Route, route } from '../../platform/http/route/route.ts'
import { patienceOf } from '../../platform/http/route/run-route.ts'
import type { CheckoutContext } from '../context.ts'
import { loadPayerCredit, type PayerCredit } from '../credit.ts'
import { type Draft, draftText, insertDraft, loadDraft } from '../draft.ts'
import type { LoadedForSubmit } from '../submit/load-for-submit.ts'
import { createProductLocks } from '../submit/product-locks.ts'
import { type Precondition, readPrecondition } from '../submit/promise.ts'
import { alreadySubmitted, decideSubmit, type Submission } from '../submit/submit.ts'
import { noSuchCheckout } from './no-such-checkout.ts'

export function submitCheckout(context: CheckoutContext): Route {
  const submit = submitter(context)
  return route({
    operationId: 'submitCheckout',
    method: 'POST',
    path: '/checkout/v1/submit',
    tag: 'Checkout',
    summary: 'Submit a checkout draft',
    description:
      'Turns a draft into exactly one order, at the prices of the draft. Creating the order, reserving stock and recording the event succeed or fail together. With `If-Match` or `promisedBy`, a promise that got worse is refused. If the account that pays has a credit limit, its open orders and invoices never exceed it.',
    access: 'checkout',
    precondition: {
      description:
        'The `ETag` of the draft as it was read. If units would arrive later than it promised, the answer is 422 `promise_changed`, and nothing is stored.',
      example: '"2.20468"',
    },
    body: {
      schema: SubmitCheckout,
      example: { checkoutId: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7', deliveryOptionId: null },
    },
    success: noContent('The order is created.', { Location: 'Where the order can be read.' }),
    problems: [
      'account_not_permitted',
      'checkout_not_found',
      'delivery_option_not_found',
      'checkout_already_submitted',
      'checkout_expired',
      'checkout_has_problems',
      'no_delivery_option',
      'promise_changed',
      'credit_limit_exceeded',
      'credit_currency_differs',
    ],

    async decide({ caller, body: { checkoutId, deliveryOptionId, promisedBy }, ifMatch }, isRetry) {
      const isConditional = ifMatch !== undefined || promisedBy !== null
      const precondition = isConditional ? readPrecondition(ifMatch, promisedBy) : undefined
      if (precondition instanceof Problem) return precondition
      return submit({ caller, checkoutId, deliveryOptionId, precondition, isRetry })
    },
  })
}

interface SubmitRequest {
  caller: Caller
  checkoutId: string
  deliveryOptionId: string | null
  /** Undefined if it accepts any promise. */
  precondition: Precondition | undefined
  isRetry: boolean
  /** The id that the order will have, if it is known before. */
  orderId?: string
  /** Whoever asks is not known to act for the account. */
  hidesCredit?: boolean
}

function submitter(context: CheckoutContext) {
  const { store, submitMemory } = context
  const submitLoaded = decider(context)
  const load = ({ checkoutId, caller }: SubmitRequest, source: 'memory' | 'database') =>
    submitMemory.loadForSubmit(checkoutId.toLowerCase(), caller.accounts, source)

  const submit = async (request: SubmitRequest, loaded: LoadedForSubmit | undefined) =>
    loaded ? submitLoaded(request, loaded) : noSuchCheckout(request.checkoutId)

  return async (request: SubmitRequest): Promise<CommandDecision | Problem> => {
    // After a lost race, memory was wrong.
    const loaded = await load(request, request.isRetry ? 'database' : 'memory')
    const decision = await submit(request, loaded)
    if (!(decision instanceof Problem) || !loaded) return decision
    // The writes check what memory said, so it may accept. A refusal is for the database to decide.
    const final = loaded.isRemembered ? await submit(request, await load(request, 'database')) : decision
    return final instanceof Problem ? ((await refuseSubmitted(loaded.draft.id)) ?? final) : final
  }

  /** Another submit of the draft may have taken the stock that this one lacks: then it is an order already. */
  async function refuseSubmitted(id: string): Promise<Problem | undefined> {
    const draft = await loadDraft(store, id)
    return draft && draft.submittedAt !== null ? alreadySubmitted(draft) : undefined
  }
}

/** Submits a draft of staff. It is stored in the same batch, so that nobody else can submit it. */
export function newDraftSubmitter(context: CheckoutContext) {
  const submitLoaded = decider(context)
  return async (draft: Draft, request: DraftSubmit): Promise<PlacedOrder | Problem> => {
    const stock = await context.submitMemory.reloadStock(draft)
    const decision = await submitLoaded(request, { draft, stock })
    if (decision instanceof Problem) return decision
    return { ...decision, writes: [insertDraft(draft, draftText(draft)), ...decision.writes] }
  }
}

type DraftSubmit = Omit<SubmitRequest, 'checkoutId'>
type DraftWithStock = Pick<LoadedForSubmit, 'draft' | 'stock'>

/** The decision about a draft and its stock, and what it writes. */
function decider({ store, settings, submitMemory, directory, clock, mailOrder }: CheckoutContext) {
  const locks = createProductLocks()
  const accountOf = ({ account }: Draft) => directory.current.accounts.get(account) as StoredAccount

  async function submitLoaded(
    request: DraftSubmit,
    { draft, stock }: DraftWithStock,
  ): Promise<PlacedOrder | Problem> {
    const { accounts } = directory.current
    const buyer = accounts.get(draft.account)
    if (buyer?.retiredAt !== null) return retired(draft.account)
    const limit = accounts.get(buyer.billTo ?? buyer.id)?.billing?.creditLimit ?? null
    const isTold = !request.hidesCredit
    const credit = limit === null ? undefined : await loadPayerCredit(store, directory.current, buyer, isTold)
    const submission = decideWith(request, draft, stock, credit)
    if (submission instanceof Problem) return submission
    const dated = submission.claims.filter(({ behind }) => behind !== null)
    return dated.length === 0
      ? decisionOf(submission, request.caller, mailOrder)
      : submitWithLocks(request, draft, submission, dated, credit)
  }

  /** Its dates depend on the units that other orders wait for: one submit at a time (see product-locks.ts). */
  async function submitWithLocks(
    request: DraftSubmit,
    draft: Draft,
    submission: Submission,
    dated: Submission['claims'],
    credit: PayerCredit | undefined,
  ): Promise<PlacedOrder | Problem> {
    const products = dated.map(({ productId }) => productId)
    const held = await locks.take(products, { isRetry: request.isRetry, patienceMs: patienceOf(settings) })
    if (!held) return new Problem('busy', undefined, [], retryAfter)
    try {
      const current = held.hasWaited
        ? decideWith(request, draft, await submitMemory.reloadStock(draft), credit)
        : submission
      if (!(current instanceof Problem))
        return { ...(await decisionOf(current, request.caller, mailOrder)), release: held.release }
      held.release()
      return current
    } catch (error) {
      held.release()
      throw error
    }
  }

  function decideWith(
    { caller, deliveryOptionId, precondition, orderId = mintOrderId(clock()) }: DraftSubmit,
    draft: Draft,
    stock: LoadedForSubmit['stock'],
    credit: PayerCredit | undefined,
  ): Submission | Problem {
    const now = clock()
    const [account, placedBy] = [accountOf(draft), caller.client]
    return decideSubmit({
      ...{ draft, stock, deliveryOptionId, precondition, account },
      ...{ credit, orderId, placedBy, now },
    })
  }

  return submitLoaded
}

export type PlacedOrder = CommandDecision & { orderId: string }

/** The writes that make the order. */
async function decisionOf(
  { order, claims, creditClaim }: Submission,
  { client }: Caller,
  mailOrder: MailOrder,
): Promise<PlacedOrder> {
  const change: OrderChange = {
    type: 'order.placed',
    action: 'place',
    actor: client,
    occurredAt: order.placedAt,
    data: { checkoutId: order.checkoutId },
  }
  return {
    orderId: order.id,
    writes: [
      // First, so that of two submits of one draft the later touches nothing else.
      ...recordPlaced(order, change, await mailOrder(undefined, order, change)),
      ...(creditClaim ? [claimCredit(creditClaim.row, creditClaim.amount)] : []),
      ...claims.map(claimStock),
      ...claims.filter(({ waiting }) => waiting > 0).map(({ productId }) => joinQueue(order.id, productId)),
    ],
    answer: { status: 204, headers: { Location: `/orders/v1/${order.id}` } },
  }
}
