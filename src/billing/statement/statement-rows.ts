// What changes what an account owes: its documents, and what of payments was allocated to them. Rows of a past time never change, so neither
// does a statement of it.
import { paymentKinds } from '../../contract/payment.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import { listedColumns } from '../issue/invoice.ts'

const signOfDocument = (amount: string, type = 'type') =>
  `CASE WHEN ${type} = 'Invoice' THEN ${amount} ELSE -(${amount}) END`
/** A payment lowers what is owed, and a repayment raises it. */
const signOfAllocation = `CASE WHEN i.type = 'Invoice' THEN -a.amount ELSE a.amount END`

const movementColumns = {
  at: integer,
  id: text,
  order_id: text,
  type: oneOf(['Invoice', 'CreditNote']),
  number: text,
  currency: text,
  amount: integer,
  /** Null for a document. */
  kind: orNull(oneOf(paymentKinds)),
  received_on: orNull(text),
}
export type Movement = RowOf<typeof movementColumns>

export const documentsBetween = readStatement({
  name: 'statement.documents',
  columns: movementColumns,
  sql: `SELECT issued_at AS at, id, order_id, type, number, currency, ${signOfDocument('payable')} AS amount,
    NULL AS kind, NULL AS received_on FROM invoice
    WHERE debtor = $1 AND issued_at >= $2 AND issued_at < $3 ORDER BY issued_at, id LIMIT $4`,
})

export const allocationsBetween = readStatement({
  name: 'statement.allocations',
  columns: movementColumns,
  sql: `SELECT a.created_at AS at, i.id, i.order_id, i.type, i.number, i.currency, ${signOfAllocation} AS amount,
    p.kind, p.received_on FROM allocation a JOIN invoice i ON i.id = a.invoice_id JOIN payment p ON p.id = a.payment_id
    WHERE a.account = $1 AND a.created_at >= $2 AND a.created_at < $3 ORDER BY a.created_at, a.id LIMIT $4`,
})

const sumColumns = { currency: text, sum: integer }

export const documentsBefore = readStatement({
  name: 'statement.documentsBefore',
  columns: sumColumns,
  sql: `SELECT currency, CAST(SUM(${signOfDocument('payable')}) AS BIGINT) AS sum FROM invoice
    WHERE debtor = $1 AND issued_at < $2 GROUP BY currency`,
})

export const allocationsBefore = readStatement({
  name: 'statement.allocationsBefore',
  columns: sumColumns,
  sql: `SELECT a.currency, CAST(SUM(${signOfAllocation}) AS BIGINT) AS sum
    FROM allocation a JOIN invoice i ON i.id = a.invoice_id
    WHERE a.account = $1 AND a.payment_id IS NOT NULL AND a.created_at < $2 GROUP BY a.currency`,
})

export const openSums = readStatement({
  name: 'statement.open',
  columns: { currency: text, open: integer, overdue: integer },
  sql: `SELECT currency, CAST(SUM(${signOfDocument('payable - settled')}) AS BIGINT) AS open,
    CAST(SUM(CASE WHEN COALESCE(due_date, '9') < $2 THEN payable - settled ELSE 0 END) AS BIGINT) AS overdue
    FROM invoice WHERE debtor = $1 AND settled < payable GROUP BY currency`,
})

export const onAccountSums = readStatement({
  name: 'statement.onAccount',
  columns: sumColumns,
  sql: `SELECT currency, CAST(SUM(amount - allocated - not_ours) AS BIGINT) AS sum FROM payment
    WHERE account = $1 AND kind = 'Received' AND allocated + not_ours < amount GROUP BY currency`,
})

const mostOpen = 500

export const openItems = readStatement({
  name: 'statement.openItems',
  columns: listedColumns,
  sql: `SELECT ${namesOf(listedColumns)} FROM invoice WHERE debtor = $1 AND settled < payable
    ORDER BY COALESCE(due_date, '9'), issued_at, id LIMIT ${mostOpen}`,
})
