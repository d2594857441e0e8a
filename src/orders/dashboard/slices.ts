// Counts rows along an index, a slice at a time: counting a million takes long, and requests are served in between.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { integer, text } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Value } from '../../platform/store/store.ts'

/** Counted at once; about a millisecond on an index. */
export const slice = 10_000

/** Orders placed from one time on and before another, and with the values of a condition, which begin at $4. */
function slicedCount(name: string, condition = '') {
  const where = `WHERE ${condition} (placed_at, id) > ($1, $2) AND placed_at < $3`
  const selectEnd = readStatement({
    name: `dashboard.endOfSlice/${name}`,
    columns: { placed_at: integer, id: text },
    sql: `SELECT placed_at, id FROM orders ${where} ORDER BY placed_at, id LIMIT 1 OFFSET ${slice - 1}`,
  })
  const countRest = readStatement({
    name: `dashboard.countRest/${name}`,
    columns: { count: integer },
    sql: `SELECT COUNT(*) AS count FROM orders ${where}`,
  })

  return async (store: Reader, from: number, before: number, ...values: Value[]): Promise<number> => {
    let count = 0
    // No id is empty.
    let after: [placedAt: number, id: string] = [from, '']
    for (;;) {
      const last = await first(store, { statement: selectEnd, values: [...after, before, ...values] })
      if (!last) break
      count += slice
      after = [last.placed_at, last.id]
      await nextTurn()
    }
    const rest = await first(store, { statement: countRest, values: [...after, before, ...values] })
    return count + (rest?.count ?? 0)
  }
}

export const countPlacedBetween = slicedCount('placed')
export const countStateBetween = slicedCount('state', 'state = $4 AND')

const selectNewest = readStatement({
  name: 'dashboard.newest',
  columns: { placed_at: integer },
  sql: 'SELECT placed_at FROM orders ORDER BY placed_at DESC, id DESC LIMIT 1',
})

/** The first time after all orders so far. */
export const afterNewest = async (store: Reader): Promise<number> =>
  ((await first(store, { statement: selectNewest }))?.placed_at ?? 0) + 1
