import type { Draft } from '../checkout/draft.ts'
import { type PriceReader, viewPriced } from '../checkout/staff-draft.ts'
import type { Quote, QuoteSummary, SentQuote } from '../contract/quotes.ts'
import { isoDate } from '../platform/time.ts'
import type { QuotationsContext } from './context.ts'
import { latestOf, type Quotation, type Revision } from './quotation.ts'
import {
  customerQuotationActions,
  type QuotationAction,
  quotationTransitions,
  staffQuotationActions,
  stateAt,
} from './states.ts'

/** The page that takes the secret of the link. */
export const linkOf = ({ link }: Quotation) => `quote#${link}`

const stateOf = ({ state, validUntil }: Quotation, now: number) => stateAt(state, validUntil, now)

const allowed = (quotation: Quotation, actions: readonly QuotationAction[], now: number) =>
  actions.filter((action) => quotationTransitions[stateOf(quotation, now)][action])

export const viewSummary = (quotation: Quotation, now: number): QuoteSummary => ({
  quoteId: quotation.id,
  customerId: quotation.account,
  company: quotation.content.delivery.deliveryAddress.name,
  state: stateOf(quotation, now),
  createdAt: isoDate(quotation.createdAt),
  validUntil: isoDate(quotation.validUntil),
  revision: quotation.revision,
  ...quotation.total,
  orderId: quotation.orderId,
})

interface StaffView {
  /** What is sent next, at the prices of now; undefined if it has none. */
  draft: Draft | undefined
  /** What was sent last. */
  sent: Revision | undefined
  /** Others only look: the link is as good as the order. */
  mayAct: boolean
}

export async function viewQuote(
  context: QuotationsContext,
  quotation: Quotation,
  { draft, sent, mayAct }: StaffView,
): Promise<Quote> {
  const now = context.clock()
  const actions = staffQuotationActions.filter((action) => action !== 'accept' || !quotation.next)
  return {
    ...viewSummary(quotation, now),
    version: quotation.version,
    content: latestOf(quotation).content,
    priced: draft ? await viewPriced(context, draft, 'staff') : null,
    sent: sent ? await viewSent(context, quotation, sent, 'staff') : null,
    link: mayAct && stateOf(quotation, now) === 'Sent' ? linkOf(quotation) : null,
    steps: quotation.steps.map(({ at, ...step }) => ({ at: isoDate(at), ...step })),
    allowedActions: mayAct ? allowed(quotation, actions, now) : [],
  }
}

/** What was sent, with the dates of now. */
export async function viewSent(
  context: QuotationsContext,
  quotation: Quotation,
  { revision, sentAt, validUntil, message, deliveryOptionId, draft }: Revision,
  reader: PriceReader,
): Promise<SentQuote> {
  const now = context.clock()
  const { deliveryAddress } = draft.request.delivery
  return {
    quoteId: quotation.id,
    state: stateOf(quotation, now),
    revision,
    sentAt: isoDate(sentAt),
    validUntil: isoDate(validUntil),
    message,
    ...(await viewPriced(context, draft, reader)),
    deliveryAddress,
    references: draft.request.references,
    deliveryOptionId,
    orderId: quotation.orderId,
    allowedActions: allowed(quotation, customerQuotationActions, now),
  }
}
