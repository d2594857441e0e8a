import {
  type DocumentFormat,
  documentFormats,
  type InvoiceDocument,
  type InvoiceSummary,
} from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { toDecimal, toMinor } from '../../platform/money.ts'
import { allIn, listStatement } from '../../platform/store/in-list.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import type { DocumentNumber } from '../compose/series.ts'
import { isElectronic } from '../e-invoice/codes.ts'
import { dayOf, stateOf } from './document-states.ts'

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
  settled: integer,
  credited: integer,
  debtor: text,
  /** Of a document that was issued here, all three are null. The formats that an ERP sent, with spaces between them. */
  formats: orNull(text),
  issue_date: orNull(text),
  reference: orNull(text),
}
export type ListedInvoice = RowOf<typeof listedColumns>

const columns = { ...listedColumns, series: text, position: integer, rules: text, body: text }

const selectOne = readStatement({
  name: 'invoice.byId',
  columns: { account: text, debtor: text, order_id: text, formats: orNull(text), body: text },
  sql: 'SELECT account, debtor, order_id, formats, body FROM invoice WHERE id = $1',
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

const selectListedById = listStatement({
  name: 'invoice.listedById',
  columns: listedColumns,
  sql: (ids) => `SELECT ${namesOf(listedColumns)} FROM invoice WHERE id IN ${ids}`,
})

const selectListedOfOrders = listStatement({
  name: 'invoice.listedOfOrders',
  columns: listedColumns,
  sql: (ids) => `SELECT ${namesOf(listedColumns)} FROM invoice WHERE order_id IN ${ids}`,
})

// Touches no row if the billing was issued meanwhile, or if the number was.
const insert = insertStatement('invoice.insert', 'invoice', Object.keys(columns), 'ON CONFLICT DO NOTHING')

export interface IssuedInvoice {
  orderId: string
  /** The account that bought. */
  account: string
  /** The account that is to pay. */
  debtor: string
  document: InvoiceDocument
  number: DocumentNumber
  issuedAt: number
  /** What credit notes of the same command have settled of it; of a credit note, what it has settled. Minor units. */
  settled: number
  /** What an ERP sent beside the document. */
  fromErp?: { formats: readonly DocumentFormat[]; reference: string | null }
}

/** The body of an issued document, as it was issued. */
export const loadInvoice = (store: Reader, billingId: string) =>
  first(store, { statement: selectOne, values: [billingId] })

export const listOfOrder = (store: Reader, orderId: string): Promise<ListedInvoice[]> =>
  store.all({ statement: selectListed, values: [orderId] })

export async function loadListed(store: Reader, ids: readonly string[]): Promise<Map<string, ListedInvoice>> {
  const rows = await allIn(store, selectListedById, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The documents of some orders. */
export const listOfOrders = (store: Reader, orderIds: readonly string[]): Promise<ListedInvoice[]> =>
  allIn(store, selectListedOfOrders, orderIds)

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

export function rowOf({
  orderId,
  account,
  debtor,
  document,
  number,
  issuedAt,
  settled,
  fromErp,
}: IssuedInvoice): ListedInvoice {
  const { billingId, type, dueDate, buyer, currency, totals } = document
  const minor = (amount: number) => toMinor(amount, exponentOf(currency)) ?? Number.NaN
  return {
    id: billingId,
    order_id: orderId,
    account,
    type,
    number: number.text,
    issued_at: issuedAt,
    due_date: dueDate,
    buyer: buyer.name,
    currency,
    net: minor(totals.net),
    vat: minor(totals.vat),
    payable: minor(totals.payable),
    settled,
    credited: type === 'Invoice' ? settled : 0,
    debtor,
    formats: fromErp ? fromErp.formats.join(' ') : null,
    issue_date: fromErp ? document.issueDate : null,
    reference: fromErp?.reference ? compactReference(fromErp.reference) : null,
  }
}

/** Payments name references with and without spaces. */
export const compactReference = (text: string) => text.replace(/\s/g, '').toUpperCase()

export const isFormat = (format: string): format is DocumentFormat =>
  documentFormats.some((known) => known === format)

/** The files of a document: what an ERP sent, or all that can be written. */
const formatsOf = ({ formats, currency }: Pick<ListedInvoice, 'formats' | 'currency'>): DocumentFormat[] =>
  formats === null
    ? documentFormats.filter((format) => format === 'pdf' || isElectronic({ currency }))
    : formats.split(' ').filter(isFormat)

export function insertInvoice(issued: IssuedInvoice): Write {
  const { document, number } = issued
  const row = rowOf(issued)
  return write(insert, [
    ...Object.keys(listedColumns).map((name) => row[name as keyof ListedInvoice]),
    ...[number.series, number.position, document.rules, JSON.stringify(document)],
  ])
}

/** Its state is that of the day. */
export const viewInvoice =
  (now: number) =>
  (row: ListedInvoice): InvoiceSummary => {
    const decimal = (minor: number) => toDecimal(minor, exponentOf(row.currency))
    const { type, payable, settled, credited, due_date: dueDate } = row
    return {
      billingId: row.id,
      orderId: row.order_id,
      customerId: row.account,
      billTo: row.debtor,
      type,
      number: row.number,
      issuedAt: isoDate(row.issued_at),
      issueDate: row.issue_date ?? isoDate(row.issued_at).slice(0, 10),
      issuedBy: row.formats === null ? 'Service' : 'Erp',
      formats: formatsOf(row),
      dueDate,
      buyer: row.buyer,
      currency: row.currency,
      net: decimal(row.net),
      vat: decimal(row.vat),
      payable: decimal(payable),
      settled: decimal(settled),
      open: decimal(payable - settled),
      state: stateOf({ type, payable, settled, credited, dueDate }, dayOf(now)),
    }
  }
