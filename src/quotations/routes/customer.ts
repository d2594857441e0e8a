// Quotes as customers see them: signed in, or by the link that the shop has sent.
import type { PriceReader } from '../../checkout/staff-draft.ts'
import { Problem, type ProblemCode } from '../../contract/problems.ts'
import {
  AcceptQuote,
  AcceptQuoteByLink,
  QuoteLink,
  RefuseQuote,
  RefuseQuoteByLink,
  SentQuote,
} from '../../contract/quotes.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { type CommandDecision, type Route, route } from '../../platform/http/route/route.ts'
import { type Accept, type Acceptance, acceptor } from '../accept.ts'
import type { QuotationsContext } from '../context.ts'
import { noSuchQuote, refused, refuseQuotationAction } from '../decide.ts'
import {
  loadQuotation,
  loadQuotationByLink,
  loadRevision,
  type Quotation,
  type Revision,
  updateQuotation,
} from '../quotation.ts'
import { viewSent } from '../view.ts'
import { exampleSent, quoteIdParam } from './example.ts'

const problems: ProblemCode[] = ['quote_not_found']
const actProblems: ProblemCode[] = ['quote_not_found', 'quote_action_not_allowed']
export const acceptProblems: ProblemCode[] = [
  'quote_changed',
  'delivery_option_not_found',
  'checkout_has_problems',
  'no_delivery_option',
  'promise_changed',
  'credit_limit_exceeded',
  'credit_currency_differs',
]
const success = {
  status: 200,
  description: 'The quote.',
  schema: SentQuote,
  example: exampleSent,
} as const
const noindex = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }
const exampleSecret = 'tRyE0cJwq1mT8bN5xVr7sLd2eFh6gKa9'

type Reader = Exclude<PriceReader, 'staff'>

const answerWith = async (
  context: QuotationsContext,
  quotation: Quotation,
  sent: Revision,
  reader: Reader,
) => ({
  ...{ status: 200 as const, headers: noindex },
  body: await viewSent(context, quotation, sent, reader),
})

async function answerOf(context: QuotationsContext, quotation: Quotation, reader: Reader) {
  const sent = await loadRevision(context.store, quotation.id, quotation.revision)
  return sent ? answerWith(context, quotation, sent, reader) : noSuchQuote(quotation.id)
}

/** A quote that was sent to an account of the caller. */
async function ownQuotation({ store }: QuotationsContext, { accounts }: Caller, id: string) {
  const quotation = await loadQuotation(store, id)
  const isOwn = quotation && quotation.revision > 0 && accounts.includes(quotation.account)
  return isOwn ? quotation : noSuchQuote(id)
}

async function linked({ store }: QuotationsContext, secret: string): Promise<Quotation | Problem> {
  const quotation = await loadQuotationByLink(store, secret)
  return quotation && quotation.revision > 0
    ? quotation
    : new Problem('quote_not_found', 'There is no quote with this link.')
}

async function refuse(
  context: QuotationsContext,
  before: Quotation | Problem,
  { reader, actor, text }: { reader: Reader; actor: string; text: string | null },
): Promise<CommandDecision | Problem> {
  if (before instanceof Problem) return before
  const after = refused(before, { actor, now: context.clock() }, text)
  if (after instanceof Problem) return after
  const answer = await answerOf(context, after, reader)
  return answer instanceof Problem ? answer : { writes: [updateQuotation(before, after)], answer }
}

async function accept(
  context: QuotationsContext,
  acceptQuote: Accept,
  quotation: Quotation | Problem,
  answering: Omit<Acceptance, 'quotation'> & { reader: Reader },
): Promise<CommandDecision | Problem> {
  if (quotation instanceof Problem) return quotation
  return acceptQuote({ quotation, ...answering }, (after, sent) =>
    answerWith(context, after, sent, answering.reader),
  )
}

const own = { tag: 'Quotes', params: quoteIdParam } as const

const signedInRoutes = (context: QuotationsContext, acceptQuote: Accept): Route[] => [
  route({
    ...own,
    operationId: 'readOwnQuote',
    method: 'GET',
    path: '/quotes/v1/{quoteId}',
    summary: 'Read a quote',
    description: 'As it was sent last: its prices hold, its dates are those of now.',
    access: 'orders:read',
    success,
    problems,

    async read({ caller, params: { quoteId = '' } }) {
      const quotation = await ownQuotation(context, caller, quoteId)
      return quotation instanceof Problem ? quotation : answerOf(context, quotation, 'customer')
    },
  }),
  route({
    ...own,
    operationId: 'acceptQuote',
    method: 'POST',
    path: '/quotes/v1/{quoteId}/accept',
    summary: 'Accept a quote',
    description: 'Places exactly one order, at the prices of the quote.',
    access: 'checkout',
    body: { schema: AcceptQuote, example: { revision: 1, promise: null } },
    success,
    problems: [...actProblems, ...acceptProblems, 'account_not_permitted'],

    async decide({ caller, params: { quoteId = '' }, body }, isRetry) {
      const quotation = await ownQuotation(context, caller, quoteId)
      const reader = 'customer'
      return accept(context, acceptQuote, quotation, { ...body, caller, isRetry, reader })
    },
  }),
  route({
    ...own,
    operationId: 'refuseQuote',
    method: 'POST',
    path: '/quotes/v1/{quoteId}/refuse',
    summary: 'Refuse a quote',
    description: 'The shop may send another one.',
    access: 'checkout',
    body: { schema: RefuseQuote, example: { text: 'Too late for us.' } },
    success,
    problems: actProblems,

    async decide({ caller, params: { quoteId = '' }, body: { text } }) {
      const quotation = await ownQuotation(context, caller, quoteId)
      return refuse(context, quotation, { reader: 'customer', actor: caller.client, text })
    },
  }),
]

const byLink = { tag: 'Quotes', access: 'public' } as const

const linkRoutes = (context: QuotationsContext, acceptQuote: Accept): Route[] => [
  route({
    ...byLink,
    operationId: 'openQuote',
    method: 'POST',
    path: '/quotes/v1/link',
    summary: 'Open a quote by its link',
    description:
      'For whoever has the link, until the quote is withdrawn or expires; after that, what it became stays readable if it was accepted or refused. The secret is in no address.',
    body: { schema: QuoteLink, example: { secret: exampleSecret } },
    success,
    problems: actProblems,

    async read({ body: { secret } }) {
      const quotation = await linked(context, secret)
      if (quotation instanceof Problem) return quotation
      const isAnswered = quotation.state === 'Accepted' || quotation.state === 'Refused'
      const refusal = isAnswered ? undefined : refuseQuotationAction(quotation, 'accept', context.clock())
      return refusal ?? answerOf(context, quotation, 'link')
    },
  }),
  route({
    ...byLink,
    operationId: 'acceptQuoteByLink',
    method: 'POST',
    path: '/quotes/v1/link/accept',
    summary: 'Accept a quote by its link',
    description: 'Places exactly one order, at the prices of the quote. It names who accepted.',
    body: {
      schema: AcceptQuoteByLink,
      example: { secret: exampleSecret, revision: 1, promise: null, name: 'Kari Nordmann' },
    },
    success,
    problems: [...actProblems, ...acceptProblems, 'account_not_permitted'],

    async decide({ caller, body: { secret, name, ...body } }, isRetry) {
      const quotation = await linked(context, secret)
      const acceptor = { ...caller, client: `${name} (link)` }
      return accept(context, acceptQuote, quotation, { ...body, caller: acceptor, isRetry, reader: 'link' })
    },
  }),
  route({
    ...byLink,
    operationId: 'refuseQuoteByLink',
    method: 'POST',
    path: '/quotes/v1/link/refuse',
    summary: 'Refuse a quote by its link',
    description: 'The shop may send another one.',
    body: { schema: RefuseQuoteByLink, example: { secret: exampleSecret, text: null } },
    success,
    problems: actProblems,

    async decide({ body: { secret, text } }) {
      const quotation = await linked(context, secret)
      return refuse(context, quotation, { reader: 'link', actor: 'link', text })
    },
  }),
]

export function customerRoutes(context: QuotationsContext): Route[] {
  const acceptQuote = acceptor(context)
  return [...signedInRoutes(context, acceptQuote), ...linkRoutes(context, acceptQuote)]
}
