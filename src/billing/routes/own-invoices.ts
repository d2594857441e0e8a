import { InvoiceDocument, InvoicesOfOrder } from '../../contract/invoice.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, type Route, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import { listOfOrder, loadInvoice, viewInvoice } from '../issue/invoice.ts'
import { exampleDocument, exampleSummary } from './example.ts'
import { fileOf, formats, noSuchInvoice, successOf } from './invoice-file.ts'

const params = { orderId: 'The order.', billingId: 'The billing.' }

/** A document of the order, if one of these accounts bought or is to pay. */
async function loadOwn(
  { store }: BillingContext,
  { orderId = '', billingId = '' }: Record<string, string>,
  accounts: readonly string[],
) {
  const found = await loadInvoice(store, billingId)
  const isOwn = found && [found.account, found.debtor].some((account) => accounts.includes(account))
  return isOwn && found.order_id === orderId ? found : undefined
}

const listOwn = ({ store, clock, orderTexts }: BillingContext) =>
  route({
    operationId: 'listInvoicesOfOrder',
    method: 'GET',
    path: '/orders/v1/{orderId}/invoices',
    tag: 'Orders',
    summary: 'List the issued documents of an order',
    description: 'Invoices and credit notes with a number, earliest first.',
    access: 'orders:read',
    params: { orderId: params.orderId },
    success: ok('The documents.', InvoicesOfOrder, { invoices: [exampleSummary] }),
    problems: ['order_not_found'],

    async read({ caller, params: { orderId = '' } }) {
      const order = await orderTexts.load(orderId, caller.accounts)
      if (order === undefined) return new Problem('order_not_found', `There is no order ${orderId}.`)
      return {
        status: 200,
        body: { invoices: (await listOfOrder(store, orderId)).map(viewInvoice(clock())) },
      }
    },
  })

const readOwn = (context: BillingContext) =>
  route({
    operationId: 'readOwnInvoice',
    method: 'GET',
    path: '/orders/v1/{orderId}/invoices/{billingId}',
    tag: 'Orders',
    summary: 'Read an issued document of an order',
    description: 'The invoice or credit note, as it was issued.',
    access: 'orders:read',
    params,
    success: ok('The document.', InvoiceDocument, exampleDocument),
    problems: ['invoice_not_found'],

    async read({ caller, params: path }) {
      const found = await loadOwn(context, path, caller.accounts)
      return found ? { status: 200, body: found.body } : noSuchInvoice(path.billingId ?? '')
    },
  })

/** Of the caller's accounts. */
export const ownInvoiceRoutes = (context: BillingContext): Route[] => [
  listOwn(context),
  readOwn(context),
  ...Object.entries(formats).map(([path, format]) =>
    route({
      operationId: `readOwnInvoice${format.operation}`,
      method: 'GET',
      path: `/orders/v1/{orderId}/invoices/{billingId}/${path}`,
      tag: 'Orders',
      summary: `Download an issued document of an order as ${path.toUpperCase()}`,
      description: `${format.name}. The same document gives the same content.`,
      access: 'orders:read',
      params,
      success: successOf(format),
      problems: ['invoice_not_found', 'format_not_available'],

      async read({ caller, params: given }) {
        const found = await loadOwn(context, given, caller.accounts)
        return found ? fileOf(found, format, context) : noSuchInvoice(given.billingId ?? '')
      },
    }),
  ),
]
