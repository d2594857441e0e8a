import { InvoiceSummary, NewErpDocument } from '../../contract/invoice.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import { mirrorDocument } from '../erp/erp-document.ts'
import { readFiles } from '../erp/erp-files.ts'
import { viewInvoice } from '../issue/invoice.ts'
import { exampleSummary } from './example.ts'

export const putErpDocument = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'setErpDocument',
    method: 'PUT',
    path: '/fulfilment/v1/orders/{orderId}/billings/{billingId}/document',
    tag: 'Fulfilment',
    summary: 'Send the document that an ERP issued for a billing',
    description:
      'For companies whose ERP issues invoices and credit notes. Number, days, amounts and files are stored as they are sent; no number is drawn here. The same again answers the same, and can bring files that were missing; anything else is refused, because an issued document never changes. The number must be unique.',
    access: 'issue-invoices',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    params: { orderId: 'The order.', billingId: 'The billing, such as `7K3MX-9QF2T-B1`.' },
    body: {
      schema: NewErpDocument,
      example: {
        number: 'F-104711',
        issueDate: '2026-01-20',
        dueDate: '2026-02-03',
        paymentReference: '1047110000012',
        net: 2000,
        vat: 500,
        payable: 2500,
        files: { pdf: Buffer.from('%PDF-1.7\n').toString('base64') },
      },
    },
    success: ok('The document is stored.', InvoiceSummary, {
      ...exampleSummary,
      number: 'F-104711',
      issuedBy: 'Erp' as const,
      formats: ['pdf' as const],
    }),
    problems: [
      'order_not_found',
      'billing_not_found',
      'billing_already_issued',
      'invoice_incomplete',
      'issued_here',
      'document_number_taken',
      'erp_amounts_differ',
    ],

    async decide({ params: { orderId = '', billingId = '' }, body }) {
      const number = body.number.trim()
      if (number === '') return invalid({ fieldName: 'number', message: 'is empty' })
      const files = readFiles(body.files)
      if (Array.isArray(files)) return invalid(...files)
      const now = clock()
      const mirror = await mirrorDocument(store, { orderId, billingId }, { ...body, number, files }, now)
      if (mirror instanceof Problem) return mirror
      const { row, isNew, writes } = mirror
      const after = viewInvoice(now)(row)
      return {
        writes,
        record: {
          action: isNew ? 'issue' : 'repeat',
          entity: 'invoice',
          entityId: billingId,
          before: null,
          after: { numbers: [number], formats: after.formats },
        },
        answer: { status: 200, body: after },
      }
    },
  })
