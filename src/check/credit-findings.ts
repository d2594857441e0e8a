// Checks what is open of accounts with a credit limit: counted again from orders and allocations. Shares no code with the service.
import type { Order, OrderLine } from '../contract/order.ts'
import { exponentOf } from '../platform/currencies.ts'
import { integer, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { DatabaseFinding } from './finding.ts'
import { everyLine } from './held.ts'
import { parsed } from './order-findings.ts'

const columns = { id: text, open_amount: integer, counted_at: orNull(integer), due_at: integer }
const orderColumns = { body: text, returned: orNull(text) }
const paidColumns = { account: text, currency: text, type: text, amount: integer }

export const creditRows = readStatement({
  name: 'check.credit',
  columns,
  sql: 'SELECT id, open_amount, counted_at, due_at FROM credit ORDER BY id',
})

export const promisedRows = readStatement({
  name: 'check.promised',
  columns: orderColumns,
  sql: 'SELECT body, returned FROM orders',
})

export const paidRows = readStatement({
  name: 'check.paid',
  columns: paidColumns,
  sql: `SELECT a.account, a.currency, i.type, a.amount FROM allocation a JOIN invoice i ON i.id = a.invoice_id
    WHERE a.payment_id IS NOT NULL`,
})

const minor = ({ unitPrice }: OrderLine, currency: string) =>
  Math.round(unitPrice.gross * 10 ** exponentOf(currency))

const invoicedUnits = ({ billings }: Order, lineNumber: string) =>
  billings
    .flatMap(({ type, billingLine }) =>
      billingLine.map((line) => ({ ...line, sign: type === 'Invoice' ? 1 : -1 })),
    )
    .filter(({ orderLineNumber }) => orderLineNumber === lineNumber)
    .reduce((sum, { sign, quantity }) => sum + sign * quantity, 0)

/** Sums what is to be paid, by account and currency, then compares. */
export function creditCheck() {
  const open = new Map<string, number>()
  const add = (account: string, currency: string, amount: number) => {
    const id = `${account} ${currency}`
    open.set(id, (open.get(id) ?? 0) + amount)
  }
  return {
    order({ body, returned }: RowOf<typeof orderColumns>) {
      const order = parsed<Order>(body)
      if (!order?.orderLines) return
      const currency = order.currency ?? ''
      const back = parsed<Record<string, { credited: number; waived?: number }>>(returned ?? '{}') ?? {}
      const ordered = order.orderLines.reduce(
        (sum, line) => sum + minor(line, currency) * (line.quantity.total - line.quantity.cancelled),
        0,
      )
      const credited = everyLine(order.orderLines).reduce(
        (sum, line) => sum + minor(line, currency) * (back[line.lineNumber]?.credited ?? 0),
        0,
      )
      const waived = order.orderLines.reduce((sum, line) => {
        const { credited = 0, waived = 0 } = back[line.lineNumber] ?? {}
        if (waived === 0) return sum
        const { total, cancelled } = line.quantity
        const most = Math.max(0, total - cancelled - credited - invoicedUnits(order, line.lineNumber))
        return sum + minor(line, currency) * Math.min(waived, most)
      }, 0)
      add(order.parties.billTo, currency, ordered - credited - waived)
    },
    paid: ({ account, currency, type, amount }: RowOf<typeof paidColumns>) =>
      add(account, currency, type === 'Invoice' ? -amount : amount),
    /** One that waits to be counted after a change of its limit may still lack orders. */
    *compare({ id, open_amount, counted_at, due_at }: RowOf<typeof columns>): Iterable<DatabaseFinding> {
      const counted = open.get(id) ?? 0
      if (counted === open_amount || counted_at === null || due_at === 0) return
      yield {
        what: `credit ${id}: ${open_amount} is open, its orders and payments have ${counted}`,
        advice: `The service counts it again every day, and at once after: UPDATE credit SET due_at = 0 WHERE id = '${id}'`,
      }
    },
  }
}
