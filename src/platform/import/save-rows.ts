import { bump, type Topic } from '../store/live-snapshot.ts'
import { Conflict, type Store, type Write } from '../store/store.ts'
import type { Progress } from './progress.ts'
import type { ImportRow } from './read-file.ts'
import type { ImportReport } from './report.ts'

/** Small enough that a service writing to the same database hardly notices. */
const chunk = 100

export interface RowSaver<T> {
  list: string
  rows: ImportRow<T>[]
  save: (row: T) => Write[]
  /** What running services must load again; told with every chunk, so that an import cut short is seen as far as it got. */
  topic: Topic | null
  /** Why a row that touched another number of rows than it must was left out. */
  onConflict?: string
}

/** Saves the rows of one list in chunks; when a chunk fails, each of its rows on its own, whole or not at all. */
export async function saveRows<T>(
  store: Store,
  { list, rows, save, topic, onConflict = 'somebody changed it at the same time' }: RowSaver<T>,
  report: ImportReport,
  progress: Progress,
): Promise<void> {
  const announce = topic ? [bump(topic)] : []
  const succeeds = async (part: ImportRow<T>[]) => {
    try {
      await store.batch([...part.flatMap(({ value }) => save(value)), ...announce])
      return true
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }

  let taken = 0
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk)
    if (await succeeds(part)) taken += part.length
    else {
      for (const row of part) {
        if (await succeeds([row])) taken++
        else row.leaveOut(onConflict)
      }
    }
    progress(list, Math.min(start + chunk, rows.length), rows.length)
  }
  report.taken.set(list, taken)
}
