// Quotes as staff make them: write, send, withdraw, accept for a customer who says yes.
import { manualPricesOf, staffDraft } from '../../checkout/staff-draft.ts'
import { Problem, type ProblemCode } from '../../contract/problems.ts'
import { AcceptQuote, Quote, QuoteContent } from '../../contract/quotes.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { currentOf } from '../../platform/http/route/precondition.ts'
import { type Route, route, type StaffDecision } from '../../platform/http/route/route.ts'
import type { Write } from '../../platform/store/store.ts'
import { type Accept, acceptor } from '../accept.ts'
import type { QuotationsContext } from '../context.ts'
import { decideChange, decideSend, newQuotation, noSuchQuote, withdrawn } from '../decide.ts'
import {
  insertQuotation,
  insertRevision,
  loadQuotation,
  type Quotation,
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

const draftOf = (context: QuotationsContext, { content }: Quotation, isWanted: () => boolean) =>
  staffDraft(context, content, mayKeepPrices, isWanted)

async function answerOf(
  context: QuotationsContext,
  quotation: Quotation,
  isWanted: () => boolean,
  status: 200 | 201 = 200,
) {
  const draft = await draftOf(context, quotation, isWanted)
  if (draft instanceof Problem) return draft
  const headers = { ETag: `"${quotation.version}"` }
  return { status, body: await viewQuote(context, quotation, draft), headers }
}

const partOf = ({ version, state, content, revision, orderId }: Quotation) => ({
  ...{ version, state, revision, orderId, validUntil: content.validUntil },
  manualPrices: manualPricesOf(content),
})

/** The writes of a change with its record, and the quote as the answer. */
async function decisionOf(
  context: QuotationsContext,
  action: string,
  before: Quotation | undefined,
  after: Quotation,
  writes: Write[],
  isWanted: () => boolean,
): Promise<StaffDecision | Problem> {
  const answer = await answerOf(context, after, isWanted, before ? 200 : 201)
  if (answer instanceof Problem) return answer
  return {
    writes,
    answer,
    record: {
      ...{ action, entity: 'quote', entityId: after.id },
      before: before ? partOf(before) : null,
      after: { customerId: after.account, ...partOf(after) },
    },
  }
}

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
      return decisionOf(context, 'create', undefined, made, [insertQuotation(made)], isWanted)
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
    description: 'What is sent next at the prices of now, what was done, and what staff may do.',
    params: quoteIdParam,
    success,
    isVersioned: true,
    problems: [...problems, 'quote_not_found'],

    async read({ params: { quoteId = '' }, isWanted }) {
      const quotation = await loadQuotation(context.store, quoteId)
      return quotation ? answerOf(context, quotation, isWanted) : noSuchQuote(quoteId)
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
      return decisionOf(context, 'change', before, after, [updateQuotation(before, after)], isWanted)
    },
  })

/** Who may not set prices, or not for this account, may keep those that another person has set. */
function callerFor(before: Quotation, body: QuoteContent, caller: Caller) {
  const known = new Set(before.content.orderLines.map(priceText))
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
      'Its prices hold from now on until `validUntil`. Each time is a revision, which is kept; only the last one can be accepted. The email address of the delivery gets the link. A request body is ignored.',
    params: quoteIdParam,
    success,
    problems: [...changeProblems, 'quote_not_sendable', 'delivery_option_not_found', 'no_delivery_option'],

    async decide({ caller, params: { quoteId = '' }, isWanted }) {
      const before = await loadQuotation(context.store, quoteId)
      if (!before) return noSuchQuote(quoteId)
      const draft = await draftOf(context, before, isWanted)
      if (draft instanceof Problem) return draft
      const now = context.clock()
      const decision = decideSend(before, draft, { actor: caller.client, now })
      if (decision instanceof Problem) return decision
      const { after, revision } = decision
      const mails = context.mailQuotation(after, revision, now)
      const writes = [updateQuotation(before, after), insertRevision(after, revision), ...mails]
      return decisionOf(context, 'send', before, after, writes, isWanted)
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
    problems: changeProblems,

    async decide({ caller, params: { quoteId = '' }, isWanted }) {
      const before = await loadQuotation(context.store, quoteId)
      if (!before) return noSuchQuote(quoteId)
      const after = withdrawn(before, { actor: caller.client, now: context.clock() })
      if (after instanceof Problem) return after
      return decisionOf(context, 'withdraw', before, after, [updateQuotation(before, after)], isWanted)
    },
  })

const accept = (context: QuotationsContext, acceptQuote: Accept) =>
  route({
    ...shared,
    operationId: 'acceptQuoteForCustomer',
    method: 'POST',
    path: `${onePath}/accept`,
    summary: 'Accept a quote for the customer',
    description: 'For a customer who says yes on the phone: as if the customer had accepted it.',
    params: quoteIdParam,
    body: { schema: AcceptQuote, example: { revision: 1, promise: null } },
    success,
    problems: [...changeProblems, ...acceptProblems],

    async decide({ caller, params: { quoteId = '' }, body, isWanted }, isRetry) {
      const quotation = await loadQuotation(context.store, quoteId)
      if (!quotation) return noSuchQuote(quoteId)
      const accepted = await acceptQuote({ quotation, caller, ...body, isRetry })
      if (accepted instanceof Problem) return accepted
      const { after, writes, ...rest } = accepted
      const decision = await decisionOf(context, 'accept', quotation, after, writes, isWanted)
      return decision instanceof Problem ? decision : { ...rest, ...decision }
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
