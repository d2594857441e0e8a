import { InvoiceDocument, InvoiceFilter, InvoiceList, InvoiceQuery } from '../../contract/invoice.ts'
import { fileAnswer, savedCsv } from '../../platform/http/route/file.ts'
import { pageByTime } from '../../platform/http/route/paging.ts'
import { ok, type Route, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import { headerOfInvoices, invoicesAsCsv } from '../issue/export-invoices.ts'
import { findInvoices } from '../issue/find-invoices.ts'
import { loadInvoice, viewInvoice } from '../issue/invoice.ts'
import { loadSendings } from '../sending/sending.ts'
import { viewSending } from '../sending/sending-states.ts'
import { exampleDocument, exampleSending, exampleSummary } from './example.ts'
import { fileOf, formats, noSuchInvoice, successOf } from './invoice-file.ts'

const listInvoices = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'listInvoices',
    method: 'GET',
    path: '/fulfilment/v1/invoices',
    tag: 'Fulfilment',
    summary: 'List issued invoices and credit notes',
    description:
      'Of all accounts, newest first, in pages; filtered by kind, state, state of sending, account, time and text.',
    access: 'see-billing',
    query: InvoiceQuery,
    success: ok('One page of documents.', InvoiceList, {
      invoices: [{ ...exampleSummary, sending: exampleSending }],
      nextCursor: null,
    }),

    read: ({ query }) =>
      pageByTime(query, {
        find: (after, limit) => findInvoices(store, query, after, limit, clock()),
        positionOf: ({ issued_at, id }) => [issued_at, id],
        view: async (rows) => {
          const sendings = await loadSendings(
            store,
            rows.map(({ id }) => id),
          )
          const invoices = rows.map((row) => ({
            ...viewInvoice(clock())(row),
            sending: viewSending(sendings.get(row.id)),
          }))
          return { invoices }
        },
      }),
  })

const exportInvoices = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'exportInvoices',
    method: 'GET',
    path: '/fulfilment/v1/invoices/export',
    tag: 'Fulfilment',
    summary: 'Download issued invoices and credit notes as CSV',
    description: 'What the list shows with the same filters, newest first. It is sent while it is read.',
    access: 'see-billing',
    query: InvoiceFilter,
    success: savedCsv(
      `${headerOfInvoices}INV-2026-000001,Invoice,2026-01-20,2026-02-03,7K3MX-9QF2T,100001,Fjord Data AS,NOK,2000,500,2500,0,2500,issued\n`,
    ),

    async read({ query }) {
      return fileAnswer('invoices.csv', invoicesAsCsv(store, query, clock()))
    },
  })

const readInvoice = ({ store }: BillingContext) =>
  route({
    operationId: 'readInvoice',
    method: 'GET',
    path: '/fulfilment/v1/invoices/{billingId}',
    tag: 'Fulfilment',
    summary: 'Read an issued document',
    description: 'The invoice or credit note of a billing, as it was issued.',
    access: 'see-billing',
    params: { billingId: 'The billing.' },
    success: ok('The document.', InvoiceDocument, exampleDocument),
    problems: ['invoice_not_found'],

    async read({ params: { billingId = '' } }) {
      const found = await loadInvoice(store, billingId)
      return found ? { status: 200, body: found.body } : noSuchInvoice(billingId)
    },
  })

const formatRoutes = (context: BillingContext): Route[] =>
  Object.entries(formats).map(([path, format]) =>
    route({
      operationId: `readInvoice${format.operation}`,
      method: 'GET',
      path: `/fulfilment/v1/invoices/{billingId}/${path}`,
      tag: 'Fulfilment',
      summary: `Download an issued document as ${path.toUpperCase()}`,
      description: `${format.name}. The same document gives the same content.`,
      access: 'see-billing',
      params: { billingId: 'The billing.' },
      success: successOf(format),
      problems: ['invoice_not_found', 'format_not_available'],

      async read({ params: { billingId = '' } }) {
        const found = await loadInvoice(context.store, billingId)
        return found ? fileOf(found, format, context) : noSuchInvoice(billingId)
      },
    }),
  )

export const invoiceRoutes = (context: BillingContext): Route[] => [
  listInvoices(context),
  exportInvoices(context),
  readInvoice(context),
  ...formatRoutes(context),
]
