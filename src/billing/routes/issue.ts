import { InvoiceSummary, IssuedMany, IssueMany } from '../../contract/invoice.ts'
import { Problem } from '../../contract/problems.ts'
import type { AuditRecord } from '../../platform/audit.ts'
import { created, ok, type Route, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import { type IssuedInvoice, rowOf, viewInvoice } from '../issue/invoice.ts'
import { issueBillings } from '../issue/issue.ts'
import { putErpDocument } from './erp-document.ts'
import { exampleSummary } from './example.ts'
import { listReady } from './ready-billings.ts'
import { listReminders } from './reminders.ts'
import { sendInvoice } from './send.ts'

const { orderId, billingId } = exampleSummary

const recordOf = (issued: IssuedInvoice[], entityId: string): AuditRecord => ({
  action: 'issue',
  entity: 'invoice',
  entityId,
  before: null,
  after: { numbers: issued.map(({ document }) => document.number) },
})

const issueOne = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'issueBilling',
    method: 'POST',
    path: '/fulfilment/v1/orders/{orderId}/billings/{billingId}/issue',
    tag: 'Fulfilment',
    summary: 'Issue the document of a billing',
    description:
      'Gives the invoice or credit note its number and stores its document, which never changes. The business rules of EN 16931 are checked first: a refusal names each rule that is broken and what to correct. A request body is ignored.',
    access: 'issue-invoices',
    params: { orderId: 'The order.', billingId: 'The billing, such as `7K3MX-9QF2T-B1`.' },
    success: created('The document is issued.', InvoiceSummary, exampleSummary),
    problems: [
      'order_not_found',
      'billing_not_found',
      'billing_already_issued',
      'invoice_incomplete',
      'issued_by_erp',
    ],

    async decide({ params: { orderId = '', billingId = '' } }) {
      const now = clock()
      const { issued, refused, writes } = await issueBillings(store, [{ orderId, billingId }], now)
      const [refusal] = refused
      const [invoice] = issued
      if (refusal || !invoice) return refusal?.problem ?? new Problem('billing_not_found')
      return {
        writes,
        record: recordOf(issued, billingId),
        answer: { status: 201, body: viewInvoice(now)(rowOf(invoice)) },
      }
    },
  })

const issueMany = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'issueBillings',
    method: 'POST',
    path: '/fulfilment/v1/invoices/issue',
    tag: 'Fulfilment',
    summary: 'Issue the documents of many billings',
    description:
      'Issues what can be issued, in the given order and with consecutive numbers, and answers why the others are refused.',
    access: 'issue-invoices',
    body: { schema: IssueMany, example: { billings: [{ orderId, billingId }] } },
    success: ok('What was issued and what was refused.', IssuedMany, {
      issued: [exampleSummary],
      refused: [],
    }),

    async decide({ body: { billings } }) {
      const now = clock()
      const { issued, refused, writes } = await issueBillings(store, billings, now)
      const [first] = issued
      return {
        writes,
        record: recordOf(issued, first?.document.billingId ?? 'none'),
        answer: {
          status: 200,
          body: {
            issued: issued.map(rowOf).map(viewInvoice(now)),
            refused: refused.map(({ problem, orderId, billingId }) => ({
              orderId,
              billingId,
              code: problem.code,
              message: problem.detail ?? problem.code,
            })),
          },
        },
      }
    },
  })

export const issueRoutes = (context: BillingContext): Route[] => [
  listReady(context),
  issueOne(context),
  issueMany(context),
  sendInvoice(context),
  listReminders(context),
  putErpDocument(context),
]
