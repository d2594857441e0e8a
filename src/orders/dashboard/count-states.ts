import { setImmediate as nextTurn } from 'node:timers/promises'
import { integer, text } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import { first, type Reader } from '../../platform/store/store.ts'
import { type OrderState, orderStates } from '../states.ts'

/** Counted at once; about a millisecond on an index. */
const slice = 10_000

const selectEndOfSlice = readStatement({
  name: 'dashboard.endOfSlice',
  columns: { placed_at: integer, id: text },
  sql: `SELECT placed_at, id FROM orders WHERE state = $1 AND (placed_at, id) > ($2, $3)
    ORDER BY placed_at, id LIMIT 1 OFFSET ${slice - 1}`,
})

const countRest = readStatement({
  name: 'dashboard.countRest',
  columns: { count: integer },
  sql: 'SELECT COUNT(*) AS count FROM orders WHERE state = $1 AND (placed_at, id) > ($2, $3)',
})

/** Number of orders in each state. Counting a million takes long, so requests are served in between. */
export async function countStates(store: Reader): Promise<{ state: OrderState; count: number }[]> {
  const counts = []
  for (const state of orderStates) counts.push({ state, count: await countState(store, state) })
  return counts
}

async function countState(store: Reader, state: OrderState): Promise<number> {
  let count = 0
  let after: [placedAt: number, id: string] = [-1, '']
  for (;;) {
    const last = await first(store, { statement: selectEndOfSlice, values: [state, ...after] })
    if (!last) break
    count += slice
    after = [last.placed_at, last.id]
    await nextTurn()
  }
  const rest = await first(store, { statement: countRest, values: [state, ...after] })
  return count + (rest?.count ?? 0)
}
