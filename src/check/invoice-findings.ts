// Checks issued documents: numbers without a gap or a double, and amounts that add up and are those of their row.
import type { InvoiceDocument } from '../contract/invoice.ts'
import { exponentOf } from '../platform/currencies.ts'
import { integer, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { DatabaseFinding } from './finding.ts'
import { parsed } from './order-findings.ts'

const columns = {
  id: text,
  series: text,
  position: integer,
  number: text,
  currency: text,
  net: integer,
  vat: integer,
  payable: integer,
  body: text,
  /** Null if there is no order. */
  order_id: orNull(text),
}
export type InvoiceRow = RowOf<typeof columns>

export const invoiceRows = readStatement({
  name: 'check.invoices',
  columns,
  sql: `SELECT i.id, i.series, i.position, i.number, i.currency, i.net, i.vat, i.payable, i.body, o.id AS order_id
    FROM invoice i LEFT JOIN orders o ON o.id = i.order_id ORDER BY i.series, i.position`,
})

const seriesColumns = { id: text, next: integer }

export const seriesRows = readStatement({
  name: 'check.invoiceSeries',
  columns: seriesColumns,
  sql: 'SELECT id, next FROM invoice_series',
})

const advice =
  'Issued documents are never changed by the service. Compare with the last backup, and tell the accountant.'

/** Follows the numbers of each series, in their order. */
export function numberCheck() {
  const last = new Map<string, number>()
  return {
    *add({ series, position, number }: InvoiceRow): Iterable<DatabaseFinding> {
      const expected = (last.get(series) ?? 0) + 1
      last.set(series, position)
      if (position < expected) yield { what: `invoice ${number}: its number is used twice`, advice }
      else if (position > expected)
        yield {
          what: `series ${series}: ${expected} to ${position - 1} are missing before ${number}`,
          advice,
        }
    },
    *compare({ id, next }: RowOf<typeof seriesColumns>): Iterable<DatabaseFinding> {
      const used = last.get(id) ?? 0
      if (next !== used + 1)
        yield { what: `series ${id}: its next number is ${next}, but ${used} is the last one`, advice }
    },
  }
}

export function* wrongInvoice(row: InvoiceRow): Iterable<DatabaseFinding> {
  const name = `invoice ${row.number}`
  if (row.order_id === null) yield { what: `${name}: its order is missing`, advice }
  const document = parsed<InvoiceDocument>(row.body)
  if (!document?.totals) {
    yield { what: `${name}: its document cannot be read`, advice }
    return
  }
  if (document.number !== row.number || document.billingId !== row.id)
    yield { what: `${name}: its document names another number or billing`, advice }
  const scale = 10 ** exponentOf(row.currency)
  const minor = (amount: number) => Math.round(amount * scale)
  const { net, vat, rounding, payable } = document.totals
  if (minor(net) + minor(vat) + minor(rounding) !== minor(payable))
    yield { what: `${name}: its totals do not add up`, advice }
  const lines = [...document.lines, ...document.charges].reduce((sum, line) => sum + minor(line.net), 0)
  if (lines !== minor(net)) yield { what: `${name}: its lines are ${lines / scale}, not ${net}`, advice }
  if (minor(net) !== row.net || minor(vat) !== row.vat || minor(payable) !== row.payable)
    yield { what: `${name}: its row has other amounts than its document`, advice }
}
