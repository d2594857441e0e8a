// The decisions about a quote: what each action makes of it, or why it is refused.
import { randomBytes } from 'node:crypto'
import type { Draft } from '../checkout/draft.ts'
import { invalid, Problem } from '../contract/problems.ts'
import type { QuoteContent } from '../contract/quotes.ts'
import { mintOrderId } from '../orders/order-id.ts'
import { toDecimal } from '../platform/money.ts'
import { latestOf, type Offer, type Quotation, type Revision } from './quotation.ts'
import { type QuotationAction, quotationStates, quotationTransitions, stateAt } from './states.ts'

export interface Doing {
  actor: string
  now: number
}

/** The same answer for quotes of other accounts and for unknown ones. */
export const noSuchQuote = (id: string) => new Problem('quote_not_found', `There is no quote ${id}.`)

/** Refuses what the table of states does not allow. */
export function refuseQuotationAction(quotation: Quotation, action: QuotationAction, now: number) {
  const state = stateAt(quotation.state, quotation.validUntil, now)
  if (quotationTransitions[state][action]) return undefined
  const where = quotationStates.filter((each) => quotationTransitions[each][action]).join(', ')
  return new Problem(
    'quote_action_not_allowed',
    `The quote ${quotation.id} is ${state}; "${action}" is allowed only when it is ${where}.`,
  )
}

function advance(
  before: Quotation,
  action: QuotationAction,
  change: Partial<Quotation>,
  { actor, now }: Doing,
  text: string | null,
): Quotation {
  const state = quotationTransitions[stateAt(before.state, before.validUntil, now)][action]
  if (!state) throw new Error(`The table of states has no way from ${before.state} by ${action}.`)
  const steps = [...before.steps, { at: now, action, actor, text }]
  return { ...before, ...change, state, version: before.version + 1, steps }
}

const totalOf = ({ quote: { totals, exponent, currency } }: Draft): Offer['total'] => ({
  gross: totals && toDecimal(totals.gross, exponent),
  currency,
})

export const newQuotation = (content: QuoteContent, draft: Draft, { actor, now }: Doing): Quotation => ({
  id: `Q-${mintOrderId(now)}`,
  account: content.customerId,
  state: 'Draft',
  version: 1,
  createdAt: now,
  validUntil: Date.parse(content.validUntil),
  // 192 random bits: it cannot be guessed.
  link: randomBytes(24).toString('base64url'),
  content,
  total: totalOf(draft),
  next: null,
  revision: 0,
  orderId: null,
  steps: [{ at: now, action: 'create', actor, text: null }],
})

export function decideChange(
  before: Quotation,
  content: QuoteContent,
  draft: Draft,
  doing: Doing,
): Quotation | Problem {
  const refusal = refuseQuotationAction(before, 'change', doing.now)
  if (refusal) return refusal
  if (content.customerId !== before.account)
    return invalid({ fieldName: 'customerId', message: `must stay ${before.account}` })
  const next = { content, total: totalOf(draft) }
  const change = before.revision > 0 ? { next } : { ...next, validUntil: Date.parse(content.validUntil) }
  return advance(before, 'change', change, doing, null)
}

/** Refuses what cannot be sent, before it is priced for the account in its currency of now. */
export function refuseSending(before: Quotation, currency: string | undefined, now: number) {
  const { content, total } = latestOf(before)
  const isPriced = content.orderLines.some(({ manualPrice }) => manualPrice !== null)
  const refusal = refuseQuotationAction(before, 'send', now)
  if (refusal || !isPriced || currency === undefined || currency === total.currency) return refusal
  return new Problem(
    'quote_not_sendable',
    `Prices were set in ${total.currency}, and the account buys in ${currency} now. Change the quote first.`,
  )
}

export function decideSend(
  before: Quotation,
  draft: Draft,
  doing: Doing,
): { after: Quotation; revision: Revision } | Problem {
  const { content } = latestOf(before)
  const validUntil = Date.parse(content.validUntil)
  if (validUntil <= doing.now)
    return new Problem(
      'quote_not_sendable',
      `It would be valid until ${content.validUntil}, which has passed.`,
    )
  const [problem] = draft.quote.problems
  if (problem) return new Problem('quote_not_sendable', `${problem.fieldName}: ${problem.message}`)
  const { deliveryOptionId, message } = content
  const options = draft.quote.options.map((option) => option.deliveryOptionId)
  if (options.length === 0) return new Problem('no_delivery_option')
  if (deliveryOptionId !== null && !options.includes(deliveryOptionId))
    return new Problem('delivery_option_not_found', `There is no delivery option ${deliveryOptionId}.`)
  const number = before.revision + 1
  return {
    after: advance(
      before,
      'send',
      { revision: number, validUntil, content, total: totalOf(draft), next: null },
      doing,
      `revision ${number}`,
    ),
    revision: {
      ...{ revision: number, sentAt: doing.now, validUntil, message },
      deliveryOptionId: deliveryOptionId ?? options[0] ?? null,
      draft: { ...draft, expiresAt: validUntil },
    },
  }
}

export const withdrawn = (before: Quotation, doing: Doing): Quotation | Problem =>
  refuseQuotationAction(before, 'withdraw', doing.now) ?? advance(before, 'withdraw', {}, doing, null)

export const refused = (before: Quotation, doing: Doing, text: string | null): Quotation | Problem =>
  refuseQuotationAction(before, 'refuse', doing.now) ?? advance(before, 'refuse', {}, doing, text)

/** Whoever accepts names the revision that was read. */
export function refuseAcceptance(quotation: Quotation, revision: number, now: number): Problem | undefined {
  const refusal = refuseQuotationAction(quotation, 'accept', now)
  if (refusal || revision === quotation.revision) return refusal
  return new Problem(
    'quote_changed',
    `The quote ${quotation.id} was sent again: revision ${quotation.revision} is offered, not ${revision}.`,
  )
}

/** Staff see the quote as they changed it: what was sent before is not accepted unseen. */
export const refuseUnsentChange = ({ id, next }: Quotation): Problem | undefined =>
  next
    ? new Problem('quote_changed', `The quote ${id} was changed after it was sent: send it first.`)
    : undefined

export const accepted = (before: Quotation, orderId: string, doing: Doing): Quotation =>
  advance(before, 'accept', { orderId }, doing, null)
