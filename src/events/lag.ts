import { integer, orNull } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import { first, type Store } from '../platform/store/store.ts'

const selectOldest = readStatement({
  name: 'event.oldestUnplaced',
  columns: { oldest: orNull(integer) },
  sql: 'SELECT MIN(occurred_at) AS oldest FROM event WHERE position IS NULL',
})

/** When the oldest event without a position happened; null if all have one. */
export async function oldestUnplaced(store: Store): Promise<number | null> {
  const row = await first(store, { statement: selectOldest })
  return row?.oldest ?? null
}
