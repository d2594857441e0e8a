// What a backup says about the time and about sending is not true of the database that it is restored into.
import { clockCounter } from '../../platform/clock/kept-time.ts'
import { sendingCounter } from '../../platform/jobs/sending.ts'
import type { TableRows } from '../../platform/store/open-backup.ts'

/** The tables of a backup; the counters are loaded in the same transaction, so that nothing is ever sent in between. */
export function* withRestoredCounters(
  tables: Iterable<TableRows>,
  state: 'paused' | 'drill',
  now: number,
): Iterable<TableRows> {
  const restored = new Map<string, number>([clockCounter(now), sendingCounter(state)])
  for (const table of tables) yield table.table === 'counter' ? replaced(table, restored) : table
}

function replaced(table: TableRows, restored: ReadonlyMap<string, number>): TableRows {
  const names = table.columns.map(({ name }) => name)
  const kept = [...table.rows].filter((row) => !restored.has(String(row[names.indexOf('name')])))
  const added = [...restored].map(([name, value]) => names.map((each) => (each === 'name' ? name : value)))
  const rows = [...kept, ...added]
  return { ...table, count: rows.length, rows }
}
