import { InvoicesOfOrder } from '../../contract/invoice.ts'
import { Allocations } from '../../contract/payment.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, type Route, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import { creditAllocatedEvent } from '../events.ts'
import { loadListed, viewInvoice } from '../issue/invoice.ts'
import { decideParts } from '../payments/allocate.ts'
import { allocateParts, loadOpen, settleDocument } from '../payments/allocation.ts'
import { shownIn } from '../payments/payment.ts'
import { wantedOf } from '../payments/payment-data.ts'
import { exampleSummary } from './example.ts'
import { noSuchInvoice } from './invoice-file.ts'

export const allocateCredit = ({ store, clock }: BillingContext): Route =>
  route({
    operationId: 'allocateCredit',
    method: 'POST',
    path: '/fulfilment/v1/invoices/{billingId}/allocations',
    tag: 'Fulfilment',
    summary: 'Settle a credit note against invoices',
    description:
      'Uses what is open of the credit note for other invoices of the same currency. The invoices that it names were settled when it was issued. Answers the credit note and the invoices.',
    access: 'book-payments',
    params: { billingId: 'The credit note.' },
    body: { schema: Allocations, example: { allocations: [{ billingId: exampleSummary.billingId }] } },
    success: ok('The documents.', InvoicesOfOrder, { invoices: [exampleSummary] }),
    problems: ['invoice_not_found', 'allocation_not_possible'],

    async decide({ params: { billingId = '' }, body: { allocations } }) {
      const documents = await loadOpen(store, [billingId, ...allocations.map((each) => each.billingId)])
      const credit = documents.get(billingId)
      if (!credit) return noSuchInvoice(billingId)
      if (credit.type !== 'CreditNote')
        return new Problem('allocation_not_possible', `${credit.number} is an invoice, not a credit note.`)
      const wanted = wantedOf(allocations, credit.currency)
      if (wanted instanceof Problem) return wanted
      const source = { currency: credit.currency, left: credit.open, settles: 'Invoice' } as const
      const show = shownIn(credit.currency)
      const parts = decideParts(source, wanted, documents, show)
      if (parts instanceof Problem) return parts
      const now = clock()
      const sum = parts.reduce((total, { amount }) => total + amount, 0)
      const added = new Map([[billingId, sum]])
      for (const { document, amount } of parts) added.set(document.id, (added.get(document.id) ?? 0) + amount)
      const listed = await loadListed(store, [...added.keys()])
      const after = [...added].flatMap(([id, amount]) => {
        const row = listed.get(id)
        const credited = row?.type === 'Invoice' ? amount : 0
        return row ? [{ ...row, settled: row.settled + amount, credited: row.credited + credited }] : []
      })
      const row = listed.get(billingId)
      const bought = row && { account: row.account, orderId: row.order_id }
      return {
        writes: [
          settleDocument(billingId, sum, 0),
          ...allocateParts({ creditId: billingId }, parts, now),
          ...(bought ? [creditAllocatedEvent(credit, bought, parts, now)] : []),
        ],
        record: {
          action: 'allocate',
          entity: 'invoice',
          entityId: billingId,
          before: null,
          after: { parts: parts.map(({ document, amount }) => `${document.number}: ${show(amount)}`) },
        },
        answer: { status: 200, body: { invoices: after.map(viewInvoice(now)) } },
      }
    },
  })
