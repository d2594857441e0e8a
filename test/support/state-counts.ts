// Orders by state, as the dashboard counts them with what it keeps, and as the rows say.
import { countStates } from '../../src/orders/dashboard/count-states.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'

type Counts = Record<string, number>

/** Keeps every count, however few orders there are. */
export async function keptCounts(store: Store, now: number): Promise<Counts> {
  const counted = await countStates(store, { now, keep: store.batch, keptAfter: 1 })
  return Object.fromEntries(
    counted.filter(({ count }) => count !== 0).map(({ state, count }) => [state, count]),
  )
}

export async function storedCounts(store: Store): Promise<Counts> {
  const rows = await store.all<{ state: string; count: number }>({
    statement: adHoc('SELECT state, COUNT(*) AS count FROM orders GROUP BY state'),
  })
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

export const forgetCounts = adHoc(`DELETE FROM counter WHERE name LIKE 'dashboard.%'`)
