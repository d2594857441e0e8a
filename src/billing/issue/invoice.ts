import type { InvoiceDocument, InvoiceSummary } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { toDecimal, toMinor } from '../../platform/money.ts'
import { allIn, listStatement } from '../../platform/store/in-list.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import type { DocumentNumber } from '../compose/series.ts'

/** What lists show of a document. */
export const listedColumns = {
  id: text,
  order_id: text,
  account: text,
  type: oneOf(['Invoice', 'CreditNote']),
  number: text,
  issued_at: integer,
  due_date: orNull(text),
  buyer: text,
  currency: text,
  net: integer,
  vat: integer,
  payable: integer,
}
export type ListedInvoice = RowOf<typeof listedColumns>

const columns = { ...listedColumns, series: text, position: integer, rules: text, body: text }

const selectOne = readStatement({
  name: 'invoice.byId',
  columns: { account: text, order_id: text, body: text },
  sql: 'SELECT account, order_id, body FROM invoice WHERE id = $1',
})

const selectOfOrders = listStatement({
  name: 'invoice.ofOrders',
  columns: { id: text, order_id: text, issued_at: integer, position: integer, body: text },
  sql: (ids) => `SELECT id, order_id, issued_at, position, body FROM invoice WHERE order_id IN ${ids}`,
})

const selectListed = readStatement({
  name: 'invoice.listOfOrder',
  columns: listedColumns,
  sql: `SELECT ${namesOf(listedColumns)} FROM invoice WHERE order_id = $1 ORDER BY issued_at, id`,
})

// Touches no row if the billing was issued meanwhile, or if the number was.
const insert = insertStatement('invoice.insert', 'invoice', Object.keys(columns), 'ON CONFLICT DO NOTHING')

export interface IssuedInvoice {
  orderId: string
  /** The account that bought. */
  account: string
  document: InvoiceDocument
  number: DocumentNumber
  issuedAt: number
}

/** The body of an issued document, as it was issued. */
export const loadInvoice = (store: Reader, billingId: string) =>
  first(store, { statement: selectOne, values: [billingId] })

export const listOfOrder = (store: Reader, orderId: string): Promise<ListedInvoice[]> =>
  store.all({ statement: selectListed, values: [orderId] })

/** The documents of each order, earliest first. */
export async function loadDocuments(
  store: Reader,
  orderIds: readonly string[],
): Promise<Map<string, InvoiceDocument[]>> {
  const rows = await allIn(store, selectOfOrders, orderIds)
  rows.sort((a, b) => a.issued_at - b.issued_at || a.position - b.position)
  const documents = new Map<string, InvoiceDocument[]>()
  for (const { order_id, body } of rows) {
    const known = documents.get(order_id) ?? []
    documents.set(order_id, [...known, JSON.parse(body) as InvoiceDocument])
  }
  return documents
}

export function insertInvoice({ orderId, account, document, number, issuedAt }: IssuedInvoice): Write {
  const { billingId, type, dueDate, buyer, currency, totals, rules } = document
  const minor = (amount: number) => toMinor(amount, exponentOf(currency)) ?? Number.NaN
  return {
    statement: insert,
    values: [
      ...[billingId, orderId, account, type, number.text, issuedAt, dueDate, buyer.name, currency],
      ...[minor(totals.net), minor(totals.vat), minor(totals.payable)],
      ...[number.series, number.position, rules, JSON.stringify(document)],
    ],
    rows: 1,
  }
}

export const viewInvoice = (row: ListedInvoice): InvoiceSummary => {
  const decimal = (minor: number) => toDecimal(minor, exponentOf(row.currency))
  return {
    billingId: row.id,
    orderId: row.order_id,
    customerId: row.account,
    type: row.type,
    number: row.number,
    issuedAt: isoDate(row.issued_at),
    dueDate: row.due_date,
    buyer: row.buyer,
    currency: row.currency,
    net: decimal(row.net),
    vat: decimal(row.vat),
    payable: decimal(row.payable),
  }
}

export const summaryOf = ({ orderId, account, document, issuedAt }: IssuedInvoice): InvoiceSummary => ({
  billingId: document.billingId,
  orderId,
  customerId: account,
  type: document.type,
  number: document.number,
  issuedAt: isoDate(issuedAt),
  dueDate: document.dueDate,
  buyer: document.buyer.name,
  currency: document.currency,
  net: document.totals.net,
  vat: document.totals.vat,
  payable: document.totals.payable,
})
