// Accepting a quote: the order at the prices that were sent, and the quote, in one batch. Of two at once the second finds that the quote
// has changed, decides again, and is refused. The id of the draft was made when the quote was sent, and a draft becomes one order.
import { staffDraftSubmitter } from '../checkout/staff-draft.ts'
import { readPrecondition } from '../checkout/submit/promise.ts'
import { Problem } from '../contract/problems.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import type { CommandDecision } from '../platform/http/route/route.ts'
import type { QuotationsContext } from './context.ts'
import { accepted, refuseAcceptance } from './decide.ts'
import { loadRevision, type Quotation, updateQuotation } from './quotation.ts'

interface Acceptance {
  quotation: Quotation
  /** Who accepts, as the order names it. */
  caller: Caller
  revision: number
  promise: string | null
  isRetry: boolean
}

export type Accept = ReturnType<typeof acceptor>

export function acceptor(context: QuotationsContext) {
  const submit = staffDraftSubmitter(context)
  return async (acceptance: Acceptance): Promise<(CommandDecision & { after: Quotation }) | Problem> => {
    const { quotation, caller, revision, promise, isRetry } = acceptance
    const now = context.clock()
    const refusal = refuseAcceptance(quotation, revision, now)
    if (refusal) return refusal
    const precondition = promise === null ? undefined : readPrecondition(promise, null)
    if (precondition instanceof Problem) return precondition
    const sent = await loadRevision(context.store, quotation.id, revision)
    if (!sent) throw new Error(`The quote ${quotation.id} has no revision ${revision}.`)
    const { draft, deliveryOptionId } = sent
    const placed = await submit(draft, { caller, deliveryOptionId, precondition, isRetry })
    if (placed instanceof Problem) return placed
    const after = accepted(quotation, placed.orderId, { actor: caller.client, now })
    return { ...placed, after, writes: [updateQuotation(quotation, after), ...placed.writes] }
  }
}
