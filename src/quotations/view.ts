import type { Draft } from '../checkout/draft.ts'
import { viewPriced } from '../checkout/staff-draft.ts'
import type { Quote, QuoteSummary, SentQuote } from '../contract/quotes.ts'
import { isoDate } from '../platform/time.ts'
import type { QuotationsContext } from './context.ts'
import type { Quotation, Revision } from './quotation.ts'
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

/** For staff: what is sent next, at the prices of now. */
export async function viewQuote(
  context: QuotationsContext,
  quotation: Quotation,
  draft: Draft,
): Promise<Quote> {
  const now = context.clock()
  return {
    ...viewSummary(quotation, now),
    version: quotation.version,
    content: quotation.content,
    priced: await viewPriced(context, draft),
    link: stateOf(quotation, now) === 'Sent' ? linkOf(quotation) : null,
    steps: quotation.steps.map(({ at, ...step }) => ({ at: isoDate(at), ...step })),
    allowedActions: allowed(quotation, staffQuotationActions, now),
  }
}

/** For the customer: what was sent, with the dates of now. */
export async function viewSent(
  context: QuotationsContext,
  quotation: Quotation,
  { revision, sentAt, validUntil, message, deliveryOptionId, draft }: Revision,
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
    ...(await viewPriced(context, draft)),
    deliveryAddress,
    references: draft.request.references,
    deliveryOptionId,
    orderId: quotation.orderId,
    allowedActions: allowed(quotation, customerQuotationActions, now),
  }
}
