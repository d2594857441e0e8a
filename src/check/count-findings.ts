// Checks the number of orders that is kept for the dashboard (orders/dashboard/count-placed.ts).
import { integer, type RowOf } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { DatabaseFinding } from './finding.ts'

const columns = { kept: integer, stored: integer }

/** One row if a number is kept. */
export const keptCount = readStatement({
  name: 'check.keptCount',
  columns,
  sql: `SELECT kept.value AS kept, (SELECT COUNT(*) FROM orders WHERE placed_at < before.value) AS stored
    FROM counter kept, counter before
    WHERE kept.name = 'dashboard.placedCount' AND before.name = 'dashboard.placedUntil'`,
})

export function* wrongCount({ kept, stored }: RowOf<typeof columns>): Iterable<DatabaseFinding> {
  if (kept === stored) return
  yield {
    what: `dashboard: counts ${kept} older orders, ${stored} are stored`,
    advice: `The dashboard counts them again after: DELETE FROM counter WHERE name IN ('dashboard.placedCount', 'dashboard.placedUntil');`,
  }
}
