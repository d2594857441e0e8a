// What is booked in a time, page by page, in the order of time. Nothing of the past changes or is added: every row has the time of the
// service when it was stored.
import { paymentKinds } from '../../contract/payment.ts'
import { integer, oneOf, orNull, type RowOf, text } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import type { Reader } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import type { Entry } from './journal-lines.ts'

export interface BookedEntry {
  entry: Entry
  at: number
  id: string
  day: string
  /** Number of the document, or the bank's reference. */
  voucher: string
  /** What it refers to, if that is another one. */
  reference: string
  customerId: string
  currency: string
}

const documentColumns = {
  at: integer,
  id: text,
  type: oneOf(['Invoice', 'CreditNote']),
  number: text,
  debtor: text,
  order_id: text,
  currency: text,
  net: integer,
  vat: integer,
  payable: integer,
}
/** Not those of an ERP, which has booked them itself. */
const documents = readStatement({
  name: 'journal.documents',
  columns: documentColumns,
  sql: `SELECT issued_at AS at, id, type, number, debtor, order_id, currency, net, vat, payable FROM invoice
    WHERE (issued_at, id) > ($1, $2) AND issued_at < $3 AND formats IS NULL ORDER BY issued_at, id LIMIT $4`,
})

const paymentColumns = {
  at: integer,
  id: text,
  kind: oneOf(paymentKinds),
  bank_reference: text,
  received_on: text,
  account: orNull(text),
  currency: text,
  amount: integer,
}
const payments = readStatement({
  name: 'journal.payments',
  columns: paymentColumns,
  sql: `SELECT booked_at AS at, id, kind, bank_reference, received_on, account, currency, amount FROM payment
    WHERE (booked_at, id) > ($1, $2) AND booked_at < $3 ORDER BY booked_at, id LIMIT $4`,
})

const allocationColumns = {
  at: integer,
  id: text,
  kind: oneOf(paymentKinds),
  bank_reference: text,
  number: text,
  account: text,
  currency: text,
  amount: integer,
}
/** Those of credit notes move nothing between accounts: both ends are receivables. */
const allocations = readStatement({
  name: 'journal.allocations',
  columns: allocationColumns,
  sql: `SELECT a.created_at AS at, a.id, p.kind, p.bank_reference, i.number, a.account, a.currency, a.amount
    FROM allocation a JOIN payment p ON p.id = a.payment_id JOIN invoice i ON i.id = a.invoice_id
    WHERE (a.created_at, a.id) > ($1, $2) AND a.created_at < $3 ORDER BY a.created_at, a.id LIMIT $4`,
})

const fromDocument = (row: RowOf<typeof documentColumns>): BookedEntry => ({
  entry: { kind: row.type, net: row.net, vat: row.vat, payable: row.payable },
  at: row.at,
  id: row.id,
  day: isoDate(row.at).slice(0, 10),
  voucher: row.number,
  reference: row.order_id,
  customerId: row.debtor,
  currency: row.currency,
})

// The account of a payment may be learnt later, so the journal of a closed period must not show it.
const fromPayment = (row: RowOf<typeof paymentColumns>): BookedEntry => ({
  entry: { kind: row.kind, amount: row.amount },
  at: row.at,
  id: row.id,
  day: row.received_on,
  voucher: row.bank_reference,
  reference: '',
  customerId: '',
  currency: row.currency,
})

const fromAllocation = (row: RowOf<typeof allocationColumns>): BookedEntry => ({
  entry: { kind: 'Allocation', of: row.kind, amount: row.amount },
  at: row.at,
  id: row.id,
  day: isoDate(row.at).slice(0, 10),
  voucher: row.bank_reference,
  reference: row.number,
  customerId: row.account,
  currency: row.currency,
})

const pageLength = 500

/** Documents, then payments, then allocations, each in the order of time. */
export async function* bookedBetween(store: Reader, from: number, to: number): AsyncIterable<BookedEntry> {
  const sources = [
    (values: (string | number)[]) =>
      store.all({ statement: documents, values }).then((rows) => rows.map(fromDocument)),
    (values: (string | number)[]) =>
      store.all({ statement: payments, values }).then((rows) => rows.map(fromPayment)),
    (values: (string | number)[]) =>
      store.all({ statement: allocations, values }).then((rows) => rows.map(fromAllocation)),
  ]
  for (const load of sources) {
    let after = { at: from, id: '' }
    for (;;) {
      const page = await load([after.at, after.id, to, pageLength])
      yield* page
      const last = page.at(-1)
      if (!last || page.length < pageLength) break
      after = last
    }
  }
}
