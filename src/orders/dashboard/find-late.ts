import { integer, oneOf, text } from '../../platform/store/row.ts'
import { perEngine, readStatement } from '../../platform/store/statement.ts'
import type { Reader } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { isOpen, openOrders } from '../open-orders.ts'
import { latestOverdue } from '../overdue.ts'
import { orderStates } from '../states.ts'

/** Late orders that are named; the others are only counted. */
const named = 20

const selectLate = readStatement({
  name: 'dashboard.late',
  columns: { id: text, account: text, state: oneOf(orderStates), arrives_at: integer, count: integer },
  sql: perEngine((engine) => {
    const late = `FROM ${openOrders(engine)} WHERE ${isOpen} AND arrives_at <= $1`
    return `SELECT id, account, state, arrives_at, (SELECT COUNT(*) ${late}) AS count
      ${late} ORDER BY arrives_at, id LIMIT ${named}`
  }),
})

/** Open orders with overdue units, the most overdue first. */
export async function findLate(reader: Reader, now: number) {
  const rows = await reader.all({ statement: selectLate, values: [latestOverdue(now)] })
  return {
    count: rows[0]?.count ?? 0,
    orders: rows.map(({ id, account, state, arrives_at }) => ({
      orderId: id,
      customerId: account,
      state,
      expectedAt: isoDate(arrives_at),
    })),
  }
}
