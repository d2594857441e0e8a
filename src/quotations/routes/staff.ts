// Quotes as staff make them: write, send, withdraw, accept for a customer who says yes.
import { manualPricesOf, refuseOtherPrice, staffDraft } from '../../checkout/staff-draft.ts'
import { Problem, type ProblemCode } from '../../contract/problems.ts'
import { AcceptQuote, Quote, QuoteContent, SendQuote } from '../../contract/quotes.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { currentOf } from '../../platform/http/route/precondition.ts'
import { type Route, route, type StaffDecision } from '../../platform/http/route/route.ts'
import type { Write } from '../../platform/store/store.ts'
import { type Accept, acceptor } from '../accept.ts'
import type { QuotationsContext } from '../context.ts'
import {
  decideChange,
  decideSend,
  newQuotation,
  noSuchQuote,
  refuseQuotationAction,
  refuseSending,
  refuseUnsentChange,
  withdrawn,
} from '../decide.ts'
import {
  insertQuotation,
  insertRevision,
  latestOf,
  loadQuotation,
  loadRevision,
  type Quotation,
  type Revision,
  updateQuotation,
} from '../quotation.ts'
import { viewQuote } from '../view.ts'
import { acceptProblems } from './customer.ts'
import { exampleContent, exampleQuote, quoteIdParam } from './example.ts'

const shared = { tag: 'Fulfilment', access: 'order-for-customers' } as const
const path = '/fulfilment/v1/quotes'
const onePath = `${path}/{quoteId}`
const problems: ProblemCode[] = ['account_not_found', 'account_not_permitted']
const changeProblems: ProblemCode[] = [...problems, 'quote_not_found', 'quote_action_not_allowed']
const success = {
  status: 200,
  description: 'The quote.',
  schema: Quote,
  example: exampleQuote,
  headers: { ETag: 'Its version.' },
} as const

/** Prices that are set already are kept by whoever may send the quote. */
const mayKeepPrices = { accounts: [], permissions: new Set(['set-line-prices'] as const) }

const draftOf = (context: QuotationsContext, quotation: Quotation, isWanted: () => boolean) =>
  staffDraft(context, latestOf(quotation).content, mayKeepPrices, isWanted)

interface Answering {
  isWanted: () => boolean
  /** What was sent last, unless it must be read. */
  sent?: Revision
  mayAct?: boolean
}

/** What has no price, as when the account is retired, is shown without it. */
async function answerOf(
  context: QuotationsContext,
  quotation: Quotation,
  { isWanted, sent, mayAct = true }: Answering,
) {
  const { id, revision, version } = quotation
  const [priced, last] = await Promise.all([
    draftOf(context, quotation, isWanted),
    sent ?? (revision > 0 ? loadRevision(context.store, id, revision) : undefined),
  ])
  const draft = priced instanceof Problem ? undefined : priced
  return {
    status: 200 as const,
    body: await viewQuote(context, quotation, { draft, sent: last, mayAct }),
    headers: { ETag: `"${version}"` },
  }
}

function partOf(quotation: Quotation) {
  const { version, state, revision, orderId } = quotation
  const { content, total } = latestOf(quotation)
  const { validUntil, delivery, deliveryOptionId, orderLines } = content
  return {
    ...{ version, state, revision, orderId, validUntil, total, deliveryOptionId },
    deliveryAddress: delivery.deliveryAddress,
    orderLines: orderLines.map(({ materialId, quantity }) => ({ product: materialId.value, quantity })),
    manualPrices: manualPricesOf(content),
  }
}

const recordOf = (action: string, before: Quotation | undefined, after: Quotation) => ({
  ...{ action, entity: 'quote', entityId: after.id },
  before: before ? partOf(before) : null,
  after: { customerId: after.account, ...partOf(after) },
})

interface Change extends Answering {
  action: string
  before: Quotation
  after: Quotation
  writes?: Write[]
}

/** The writes of a change with its record, and the quote as the answer. */
const decisionOf = async (
  context: QuotationsContext,
  { action, before, after, writes = [], ...answering }: Change,
): Promise<StaffDecision> => ({
  writes: [updateQuotation(before, after), ...writes],
  answer: await answerOf(context, after, answering),
  record: recordOf(action, before, after),
})

const create = (context: QuotationsContext) =>
  route({
    ...shared,
    operationId: 'createQuote',
    method: 'POST',
    path,
    summary: 'Make a quote for a customer',
    description:
      'A draft that only staff see. A line with `manualPrice` keeps it, whatever the quantity; the others follow the price list until the quote is sent.',
    body: { schema: QuoteContent, example: exampleContent },
    success: { ...success, status: 201, description: 'The quote is made.' },
    problems: [...problems, 'own_affair'],

    async decide({ caller, body, isWanted }) {
      const draft = await staffDraft(context, body, caller, isWanted)
      if (draft instanceof Problem) return draft
      const made = newQuotation(body, draft, { actor: caller.client, now: context.clock() })
      return {
        writes: [insertQuotation(made)],
        answer: { ...(await answerOf(context, made, { isWanted })), status: 201 },
        record: recordOf('create', undefined, made),
      }
    },
  })

const read = (context: QuotationsContext) =>
  route({
    operationId: 'readQuote',
    tag: 'Fulfilment',
    access: 'see-orders',
    method: 'GET',
    path: onePath,
    summary: 'Read a quote of any account',
    description:
      'What is sent next at the prices of now, what was sent last, and what was done. Without a price now, as when the account is retired, `priced` is null. The link and what staff may do are only for who has the right `order-for-customers`.',
    params: quoteIdParam,
    success,
    isVersioned: true,
    problems: ['quote_not_found'],

    async read({ caller, params: { quoteId = '' }, isWanted }) {
      const quotation = await loadQuotation(context.store, quoteId)
      const mayAct = caller.permissions.has('order-for-customers')
      return quotation ? answerOf(context, quotation, { isWanted, mayAct }) : noSuchQuote(quoteId)
    },
  })

const change = (context: QuotationsContext) =>
  route({
    ...shared,
    operationId: 'changeQuote',
    method: 'PUT',
    path: onePath,
    summary: 'Change a quote',
    description:
      'Changes what is sent next. What was sent stays as it is, and can be accepted until the quote is sent again.',
    params: quoteIdParam,
    body: { schema: QuoteContent, example: exampleContent },
    success,
    isVersioned: true,
    problems: [...changeProblems, 'own_affair', 'precondition_failed', 'precondition_required'],

    async decide({ caller, params: { quoteId = '' }, body, ifMatch, isWanted }) {
      const stored = await loadQuotation(context.store, quoteId)
      const before = currentOf(stored, ifMatch, noSuchQuote(quoteId))
      if (before instanceof Problem) return before
      const draft = await staffDraft(context, body, callerFor(before, body, caller), isWanted)
      if (draft instanceof Problem) return draft
      const after = decideChange(before, body, draft, { actor: caller.client, now: context.clock() })
      if (after instanceof Problem) return after
      return decisionOf(context, { action: 'change', before, after, isWanted })
    },
  })

/** Who may not set prices, or not for this account, may keep those that another person has set. */
function callerFor(before: Quotation, body: QuoteContent, caller: Caller) {
  const known = new Set(latestOf(before).content.orderLines.map(priceText))
  const isOld = body.orderLines.every((line) => line.manualPrice === null || known.has(priceText(line)))
  return isOld ? mayKeepPrices : caller
}
const priceText = ({ materialId, manualPrice }: QuoteContent['orderLines'][number]) =>
  JSON.stringify([materialId.type, materialId.value, manualPrice?.net, manualPrice?.reason])

const send = (context: QuotationsContext) =>
  route({
    ...shared,
    operationId: 'sendQuote',
    method: 'POST',
    path: `${onePath}/send`,
    summary: 'Send a quote',
    description:
      'Its prices hold from now on until `validUntil`. Each time is a revision, which is kept; only the last one can be accepted. The email address of the delivery gets the link.',
    params: quoteIdParam,
    body: { schema: SendQuote, example: { total: 10500 }, isOptional: true },
    success,
    isVersioned: true,
    problems: [
      ...changeProblems,
      'quote_not_sendable',
      'delivery_option_not_found',
      'no_delivery_option',
      'price_changed',
      'precondition_failed',
      'precondition_required',
    ],

    async decide({ caller, params: { quoteId = '' }, body: { total }, ifMatch, isWanted }) {
      const { store, directory, clock } = context
      const before = currentOf(await loadQuotation(store, quoteId), ifMatch, noSuchQuote(quoteId))
      if (before instanceof Problem) return before
      const currency = directory.current.accounts.get(before.account)?.currency
      const refusal = refuseSending(before, currency, clock())
      if (refusal) return refusal
      const draft = await draftOf(context, before, isWanted)
      if (draft instanceof Problem) return draft
      const otherPrice = refuseOtherPrice(draft, total)
      if (otherPrice) return otherPrice
      const now = clock()
      const decision = decideSend(before, draft, { actor: caller.client, now })
      if (decision instanceof Problem) return decision
      const { after, revision } = decision
      const mails = context.mailQuotation(after, revision, now)
      const writes = [insertRevision(after, revision), ...mails]
      return decisionOf(context, { action: 'send', before, after, writes, sent: revision, isWanted })
    },
  })

const withdraw = (context: QuotationsContext) =>
  route({
    ...shared,
    operationId: 'withdrawQuote',
    method: 'POST',
    path: `${onePath}/withdraw`,
    summary: 'Withdraw a quote',
    description: 'Its link shows nothing any more. A request body is ignored.',
    params: quoteIdParam,
    success,
    problems: ['quote_not_found', 'quote_action_not_allowed'],

    async decide({ caller, params: { quoteId = '' }, isWanted }) {
      const before = await loadQuotation(context.store, quoteId)
      if (!before) return noSuchQuote(quoteId)
      const after = withdrawn(before, { actor: caller.client, now: context.clock() })
      if (after instanceof Problem) return after
      return decisionOf(context, { action: 'withdraw', before, after, isWanted })
    },
  })

const accept = (context: QuotationsContext, acceptQuote: Accept) =>
  route({
    ...shared,
    operationId: 'acceptQuoteForCustomer',
    method: 'POST',
    path: `${onePath}/accept`,
    summary: 'Accept a quote for the customer',
    description:
      'For a customer who says yes on the phone: as if the customer had accepted it. What was changed after it was sent must be sent first.',
    params: quoteIdParam,
    body: { schema: AcceptQuote, example: { revision: 1, promise: null } },
    success,
    problems: [...changeProblems, ...acceptProblems],

    async decide({ caller, params: { quoteId = '' }, body, isWanted }, isRetry) {
      const quotation = await loadQuotation(context.store, quoteId)
      if (!quotation) return noSuchQuote(quoteId)
      const refusal =
        refuseQuotationAction(quotation, 'accept', context.clock()) ?? refuseUnsentChange(quotation)
      if (refusal) return refusal
      const acceptance = { quotation, caller, reader: 'staff', ...body, isRetry } as const
      const accepted = await acceptQuote(acceptance, (after, sent) =>
        answerOf(context, after, { isWanted, sent }),
      )
      if (accepted instanceof Problem) return accepted
      return { ...accepted, record: recordOf('accept', quotation, accepted.after) }
    },
  })

export function staffRoutes(context: QuotationsContext): Route[] {
  return [
    create(context),
    read(context),
    change(context),
    send(context),
    withdraw(context),
    accept(context, acceptor(context)),
  ]
}
