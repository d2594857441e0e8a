import { nextTurn } from '../turns/take-turns.ts'
import type { Query, Reader } from './store.ts'

/** Rows of one page: reading them takes a few milliseconds. */
export const pageLength = 500

/**
 * Reads a long table page by page, with pauses. `query` loads the page after a key, sorted by that key. A change between
 * two pages may be seen only partly; it also increments the revision, so that everything is read again.
 */
export async function* readPages<T>(
  store: Reader,
  query: (after: string) => Query<T>,
  keyOf: (row: T) => string,
  start = '',
): AsyncGenerator<T[]> {
  let after = start
  for (;;) {
    const rows = await store.all(query(after))
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageLength) return
    after = keyOf(last)
    await nextTurn()
  }
}
