// What a person decides about a booked payment: match, split, not ours, take back.
import type { EventType } from '../../contract/event-types.ts'
import { Problem } from '../../contract/problems.ts'
import type { Store, Write } from '../../platform/store/store.ts'
import { paymentEvent } from '../events.ts'
import { decideParts, type Part } from './allocate.ts'
import {
  allocateParts,
  insertAllocation,
  loadAllocations,
  loadOpen,
  paidCredit,
  settleDocument,
} from './allocation.ts'
import { leftOf, type PaymentRow, shownIn, updatePayment } from './payment.ts'
import { wantedOf } from './payment-data.ts'

export type PaymentChange = ReturnType<typeof changePayment>

export function changePayment(store: Store, before: PaymentRow, now: number) {
  const origin = { paymentId: before.id }
  const show = shownIn(before.currency)
  const refuse = (message: string) => new Problem('allocation_not_possible', message)
  let after = before
  let added: Part[] = []
  let writes: Write[] = []
  let reason: string | null = null

  /** The remark says why something waits, so it goes when nothing does. */
  function take(allocated: number, notOurs: number, account: string | null, remark: string | null): Write[] {
    after = {
      ...before,
      ...{ account, remark },
      allocated: before.allocated + allocated,
      not_ours: before.not_ours + notOurs,
      version: before.version + 1,
    }
    return [updatePayment(before, after)]
  }

  return {
    async allocate(
      given: readonly { billingId: string; amount: number | null }[],
    ): Promise<Problem | undefined> {
      const wanted = wantedOf(given, before.currency)
      if (wanted instanceof Problem) return wanted
      const documents = await loadOpen(
        store,
        wanted.map(({ billingId }) => billingId),
      )
      const settles = before.kind === 'Received' ? 'Invoice' : 'CreditNote'
      const source = { currency: before.currency, left: leftOf(before), settles } as const
      const parts = decideParts(source, wanted, documents, show)
      if (parts instanceof Problem) return parts
      const sum = parts.reduce((total, { amount }) => total + amount, 0)
      const accounts = new Set(parts.map(({ document }) => document.account))
      const [only = null] = accounts.size === 1 ? accounts : []
      const remark = leftOf(before) > sum ? before.remark : null
      writes = [...take(sum, 0, before.account ?? only, remark), ...allocateParts(origin, parts, now)]
      added = parts
      return undefined
    },

    async markNotOurs(why: string): Promise<Problem | undefined> {
      const left = leftOf(before)
      if (left <= 0) return refuse('Nothing is left of the payment.')
      writes = take(0, left, before.account, why)
      reason = why
      return undefined
    },

    async release(billingId: string | null): Promise<Problem | undefined> {
      if (billingId === null) {
        if (before.not_ours === 0) return refuse('Nothing of the payment is marked as not ours.')
        writes = take(0, -before.not_ours, before.account, null)
        return undefined
      }
      const document = (await loadOpen(store, [billingId])).get(billingId)
      if (!document) return new Problem('invoice_not_found', `There is no issued document ${billingId}.`)
      const allocations = await loadAllocations(store, before.id)
      const amount = allocations
        .filter((row) => row.invoice_id === billingId)
        .reduce((sum, row) => sum + row.amount, 0)
      if (amount <= 0) return refuse(`The payment has settled nothing of ${document.number}.`)
      added = [{ document, amount: -amount }]
      writes = [
        ...take(-amount, 0, before.account, before.remark),
        settleDocument(billingId, -amount, 0),
        insertAllocation(origin, { document, amount: -amount }, now),
        ...paidCredit({ document, amount: -amount }),
      ]
      return undefined
    },

    result: (type: EventType & `payment.${string}`) => ({
      after,
      writes: [...writes, paymentEvent(type, after, added, now)],
      reason,
      /** What this change allocates, beside what is stored. */
      added,
      parts: added.map(({ document: { number }, amount }) => `${number}: ${show(amount)}`),
    }),
  }
}
