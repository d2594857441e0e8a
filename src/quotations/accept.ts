// Accepting a quote: the order at the prices that were sent, and the quote, in one batch. Of two at once the second finds that the quote
// has changed, decides again, and is refused. The id of the draft was made when the quote was sent, and a draft becomes one order.
import { type PriceReader, staffDraftSubmitter } from '../checkout/staff-draft.ts'
import { readPrecondition } from '../checkout/submit/promise.ts'
import { Problem } from '../contract/problems.ts'
import { mintOrderId } from '../orders/order-id.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import type { CommandDecision } from '../platform/http/route/route.ts'
import type { QuotationsContext } from './context.ts'
import { accepted, refuseAcceptance, refuseQuotationAction } from './decide.ts'
import { loadRevision, type Quotation, type Revision, updateQuotation } from './quotation.ts'

export interface Acceptance {
  quotation: Quotation
  /** Who accepts, as the order names it. */
  caller: Caller
  reader: PriceReader
  revision: number
  promise: string | null
  isRetry: boolean
}

type AnswerOf = (after: Quotation, sent: Revision) => Promise<CommandDecision['answer']>

export type Accept = ReturnType<typeof acceptor>

export function acceptor(context: QuotationsContext) {
  const submit = staffDraftSubmitter(context)
  return async (
    { quotation, caller, reader, revision, promise, isRetry }: Acceptance,
    answerOf: AnswerOf,
  ): Promise<(CommandDecision & { after: Quotation }) | Problem> => {
    const doing = { actor: caller.client, now: context.clock() }
    const refusal = refuseAcceptance(quotation, revision, doing.now)
    if (refusal) return refusal
    const precondition = promise === null ? undefined : readPrecondition(promise, null)
    if (precondition instanceof Problem) return precondition
    const sent = await loadRevision(context.store, quotation.id, revision)
    if (!sent) throw new Error(`The quote ${quotation.id} has no revision ${revision}.`)
    const orderId = mintOrderId(doing.now)
    const after = accepted(quotation, orderId, doing)
    // First, because products may be locked from the submit on: nothing may fail before their release.
    const answer = await answerOf(after, sent)
    const { draft, deliveryOptionId } = sent
    const placed = await submit(draft, {
      ...{ caller, deliveryOptionId, precondition, orderId, isRetry },
      hidesCredit: reader === 'link',
    })
    // It may have expired since it was looked at.
    if (placed instanceof Problem)
      return refuseQuotationAction(quotation, 'accept', context.clock()) ?? placed
    return { ...placed, answer, after, writes: [updateQuotation(quotation, after), ...placed.writes] }
  }
}
