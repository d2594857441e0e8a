import { bump, type Topic } from '../store/live-snapshot.ts'
import { Conflict, type Store, type Write } from '../store/store.ts'
import type { ImportProgress } from './progress.ts'
import type { ImportRow } from './read-file.ts'
import type { ImportReport } from './report.ts'

/** Small, so that services that write to the same database are not delayed. */
const chunkSize = 100

export interface RowSaver<T> {
  list: string
  rows: ImportRow<T>[]
  save: (row: T) => Write[]
  /** Snapshot that running services must reload; bumped with every chunk, so that a partial import is visible. */
  topic: Topic | null
  /** Reason reported for a row whose write is a conflict. */
  onConflict?: string
}

/** Saves the rows of one list in chunks. If a chunk fails, each of its rows is saved on its own. */
export async function saveRows<T>(
  store: Store,
  { list, rows, save, topic, onConflict = 'it was changed at the same time' }: RowSaver<T>,
  report: ImportReport,
  progress: ImportProgress,
): Promise<void> {
  const bumps = topic ? [bump(topic)] : []
  const succeeds = async (part: ImportRow<T>[]) => {
    try {
      await store.batch([...part.flatMap(({ value }) => save(value)), ...bumps])
      return true
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }

  let taken = 0
  for (let start = 0; start < rows.length; start += chunkSize) {
    const part = rows.slice(start, start + chunkSize)
    if (await succeeds(part)) taken += part.length
    else {
      for (const row of part) {
        if (await succeeds([row])) taken++
        else row.leaveOut(onConflict)
      }
    }
    progress(list, Math.min(start + chunkSize, rows.length), rows.length)
  }
  report.taken.set(list, taken)
}
