// Checks payments: what is allocated is what their allocations say, and never more than was paid or is payable.
import { integer, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { DatabaseFinding } from './finding.ts'

const paymentColumns = {
  bank_reference: text,
  amount: integer,
  allocated: integer,
  not_ours: integer,
  /** Of its allocations. */
  sum: integer,
}

const sumOf = (columns: string[], id: string) =>
  `CAST(${columns
    .map((column) => `COALESCE((SELECT SUM(a.amount) FROM allocation a WHERE a.${column} = ${id}), 0)`)
    .join(' + ')} AS BIGINT)`

export const paymentRows = readStatement({
  name: 'check.payments',
  columns: paymentColumns,
  sql: `SELECT p.bank_reference, p.amount, p.allocated, p.not_ours, ${sumOf(['payment_id'], 'p.id')} AS sum
    FROM payment p ORDER BY p.id`,
})

const settledColumns = { number: text, payable: integer, settled: integer, credited: integer, sum: integer }

/** Also those that nothing is allocated to. */
export const settledRows = readStatement({
  name: 'check.settled',
  columns: settledColumns,
  sql: `SELECT i.number, i.payable, i.settled, i.credited, ${sumOf(['invoice_id', 'credit_id'], 'i.id')} AS sum
    FROM invoice i ORDER BY i.series, i.position`,
})

const advice =
  'Compare the payment with the bank statement and with the last backup, and tell the accountant.'

export function* wrongPayment(row: RowOf<typeof paymentColumns>): Iterable<DatabaseFinding> {
  const name = `payment ${row.bank_reference}`
  if (row.allocated !== row.sum)
    yield { what: `${name}: ${row.allocated} are allocated, but its allocations are ${row.sum}`, advice }
  if (row.allocated < 0 || row.not_ours < 0 || row.allocated + row.not_ours > row.amount)
    yield { what: `${name}: ${row.allocated} and ${row.not_ours} of ${row.amount} are used`, advice }
}

export function* wrongSettled(row: RowOf<typeof settledColumns>): Iterable<DatabaseFinding> {
  const { number, payable, settled, credited, sum } = row
  if (settled !== sum)
    yield { what: `invoice ${number}: ${settled} are settled, but its allocations are ${sum}`, advice }
  if (settled < 0 || settled > Math.max(payable, 0) || credited < 0 || credited > settled)
    yield {
      what: `invoice ${number}: ${settled} of ${payable} are settled, ${credited} by credit notes`,
      advice,
    }
}
