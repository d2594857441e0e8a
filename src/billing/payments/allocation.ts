// What of a payment or of a credit note settles which document. Rows are only added; taking back adds a negative amount. The sums on
// both ends are bounded by conditions, so that never more is allocated than was paid, or is open.
import { randomUUIDv7 } from 'node:crypto'
import type { AllocationView } from '../../contract/payment.ts'
import { changeOpen } from '../../credit/credit.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { toDecimal } from '../../platform/money.ts'
import { allIn, listStatement } from '../../platform/store/in-list.ts'
import { integer, namesOf, oneOf, type RowOf, text } from '../../platform/store/row.ts'
import { addStatement, insertStatement, readStatement } from '../../platform/store/statement.ts'
import { type Reader, type Write, write } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import type { OpenDocument, Part } from './allocate.ts'
import { erpPlace, type SeriesPlace } from './named-documents.ts'

const openColumns = {
  id: text,
  number: text,
  type: oneOf(['Invoice', 'CreditNote']),
  debtor: text,
  currency: text,
  payable: integer,
  settled: integer,
}
const openOf = ({ payable, settled, debtor, ...document }: RowOf<typeof openColumns>): OpenDocument => ({
  ...document,
  account: debtor,
  open: payable - settled,
})

const openById = listStatement({
  name: 'invoice.openById',
  columns: openColumns,
  sql: (ids) => `SELECT ${namesOf(openColumns)} FROM invoice WHERE id IN ${ids}`,
})

const openAtPlace = readStatement({
  name: 'invoice.openAtPlace',
  columns: openColumns,
  sql: `SELECT ${namesOf(openColumns)} FROM invoice WHERE series = $1 AND position = $2`,
})

const openByReference = listStatement({
  name: 'invoice.openByReference',
  columns: openColumns,
  sql: (references) => `SELECT ${namesOf(openColumns)} FROM invoice WHERE reference IN ${references}`,
})

const openInSeries = listStatement({
  name: 'invoice.openInSeries',
  columns: openColumns,
  sql: (series) => `SELECT ${namesOf(openColumns)} FROM invoice WHERE series IN ${series} AND position = 1`,
})

const settle = addStatement({
  name: 'invoice.settle',
  table: 'invoice',
  key: 'id',
  adds: ['settled', 'credited'],
  condition: ({ settled, credited }) =>
    `invoice.settled + ${settled} >= 0 AND invoice.credited + ${credited} >= 0
    AND invoice.settled + ${settled} <= invoice.payable`,
})

const insert = insertStatement('allocation.insert', 'allocation', [
  'id',
  'payment_id',
  'credit_id',
  'invoice_id',
  'account',
  'currency',
  'amount',
  'created_at',
])

const allocatedColumns = { invoice_id: text, number: text, amount: integer, created_at: integer }
const ofPayment = readStatement({
  name: 'allocation.ofPayment',
  columns: allocatedColumns,
  sql: `SELECT a.invoice_id, i.number, a.amount, a.created_at FROM allocation a JOIN invoice i ON i.id = a.invoice_id
    WHERE a.payment_id = $1 ORDER BY a.created_at, a.id`,
})

export async function loadOpen(store: Reader, ids: readonly string[]): Promise<Map<string, OpenDocument>> {
  const rows = await allIn(store, openById, ids)
  return new Map(rows.map((row) => [row.id, openOf(row)]))
}

/** The documents at these places, in this order; those that do not exist are left out. */
export async function loadAtPlaces(store: Reader, places: readonly SeriesPlace[]): Promise<OpenDocument[]> {
  const found = await Promise.all(
    places.map(({ series, position }) => store.all({ statement: openAtPlace, values: [series, position] })),
  )
  return found.flat().map(openOf)
}

/** Documents that an ERP issued, by their numbers and payment references; each once. */
export async function loadOfErp(store: Reader, words: readonly string[]): Promise<OpenDocument[]> {
  const found = await Promise.all([
    allIn(
      store,
      openInSeries,
      words.map((word) => erpPlace(word).series),
    ),
    allIn(store, openByReference, words),
  ])
  return [...new Map(found.flat().map((row) => [row.id, openOf(row)])).values()]
}

export const loadAllocations = (store: Reader, paymentId: string) =>
  store.all({ statement: ofPayment, values: [paymentId] })

export const viewAllocation = (row: RowOf<typeof allocatedColumns>, currency: string): AllocationView => ({
  billingId: row.invoice_id,
  number: row.number,
  amount: toDecimal(row.amount, exponentOf(currency)),
  allocatedAt: isoDate(row.created_at),
})

export type Origin = { paymentId: string } | { creditId: string }

/** A new row, for documents that carry the sum themselves. */
export const insertAllocation = (
  origin: Origin,
  { document: { id, account, currency }, amount }: Part,
  now: number,
): Write =>
  write(insert, [
    randomUUIDv7(),
    'paymentId' in origin ? origin.paymentId : null,
    'creditId' in origin ? origin.creditId : null,
    ...[id, account, currency, amount, now],
  ])

/** Adds to what is settled of a document; changes no row if that were more than is payable, or less than nothing. */
export const settleDocument = (id: string, settled: number, credited: number): Write =>
  write(settle, [id, settled, credited])

/** The document's side of allocations; that of their origin is written with it. */
export const allocateParts = (origin: Origin, parts: readonly Part[], now: number): Write[] =>
  parts.flatMap((part) => [
    settleDocument(part.document.id, part.amount, 'creditId' in origin ? part.amount : 0),
    insertAllocation(origin, part, now),
    ...('paymentId' in origin ? paidCredit(part) : []),
  ])

/** A payment lowers what is open of the account, and a repayment raises it, because the account no longer has that credit note. */
export const paidCredit = ({ document: { type, account, currency }, amount }: Part): Write[] =>
  changeOpen(account, currency, type === 'Invoice' ? -amount : amount)
