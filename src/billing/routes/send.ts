import { loadAccount } from '../../accounts/account.ts'
import { isEmailAddress } from '../../contract/email-address.ts'
import { InvoiceSending, SendInvoice } from '../../contract/invoice.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { isoDate } from '../../platform/time.ts'
import type { BillingContext } from '../context.ts'
import { loadInvoice } from '../issue/invoice.ts'
import { beginSending, loadSendings, type Way } from '../sending/sending.ts'
import { viewSending } from '../sending/sending-states.ts'
import { exampleSending } from './example.ts'
import { noSuchInvoice } from './invoice-file.ts'

export const sendInvoice = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'sendInvoice',
    method: 'POST',
    path: '/fulfilment/v1/invoices/{billingId}/send',
    tag: 'Fulfilment',
    summary: 'Send an issued document, or send it again',
    description:
      'By email with the document as PDF, or as electronic invoice. It is sent in the background; `sending` in the list of invoices says what became of it. One that is still waiting begins anew.',
    access: 'issue-invoices',
    params: { billingId: 'The billing.' },
    body: { schema: SendInvoice, example: { way: 'email' } },
    success: ok('It is going to be sent.', InvoiceSending, { ...exampleSending, state: 'waiting' }),
    problems: ['invoice_not_found', 'issued_by_erp'],

    async decide({ params: { billingId = '' }, body: { way, email } }) {
      const invoice = await loadInvoice(store, billingId)
      if (!invoice) return noSuchInvoice(billingId)
      if (invoice.formats !== null)
        return new Problem('issued_by_erp', 'The ERP that issued the document sends it.')
      const recipient = email?.trim() || null
      if (recipient !== null && !isEmailAddress(recipient))
        return invalid({
          fieldName: 'email',
          message: 'is not an email address, such as invoice@company.example',
        })
      if (recipient !== null && way === 'electronic')
        return invalid({ fieldName: 'email', message: 'must be missing if it is sent as electronic invoice' })
      const now = clock()
      const account = await loadAccount(store, invoice.debtor)
      const before = (await loadSendings(store, [billingId])).get(billingId)
      const own = account?.billing?.sendBy ?? null
      const usual = own === 'download' ? null : own
      const wanted: Way | null = recipient === null ? (way ?? usual) : 'email'
      return {
        writes: [beginSending({ billingId, account: invoice.debtor, way: wanted, recipient }, before, now)],
        record: {
          action: 'send',
          entity: 'invoice',
          entityId: billingId,
          before: before ? viewSending(before) : null,
          after: { way: wanted, to: recipient },
        },
        answer: {
          status: 200,
          body: { state: 'waiting', way: wanted, to: recipient, at: isoDate(now), error: null },
        },
      }
    },
  })
