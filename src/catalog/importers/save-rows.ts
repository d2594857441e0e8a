import { Conflict, type Store, type Write } from '../../store/store.ts'
import type { Progress } from './progress.ts'
import type { ImportRow } from './read-file.ts'
import type { ImportReport } from './report.ts'

/** Small enough that a service writing to the same database hardly notices. */
const chunk = 100

/**
 * Saves the rows of one list, each row whole or not at all. Rows of a chunk run side by side, so that the embedded
 * database commits them together.
 */
export async function saveRows<T>(
  store: Store,
  list: string,
  rows: ImportRow<T>[],
  save: (row: T) => Write[],
  report: ImportReport,
  progress: Progress,
  onConflict = 'somebody changed it at the same time',
): Promise<void> {
  let taken = 0
  for (let start = 0; start < rows.length; start += chunk) {
    const saved = rows.slice(start, start + chunk).map(async (row) => {
      try {
        await store.batch(save(row.value))
        taken++
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        row.leaveOut(onConflict)
      }
    })
    await Promise.all(saved)
    progress(list, Math.min(start + chunk, rows.length), rows.length)
  }
  report.taken.set(list, taken)
}
