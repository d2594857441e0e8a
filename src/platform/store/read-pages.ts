import { nextTurn } from '../turns/take-turns.ts'
import type { Query, Store } from './store.ts'

/** Rows of one page: few enough that reading them takes a few milliseconds. */
export const pageLength = 500

/**
 * Reads a long table page by page, with pauses. `query` asks for the page after a key, sorted by that key. A change
 * between two pages is seen by some of them only; it also changes the revision, so that everything is read again.
 */
export async function* readPages<T>(
  store: Store,
  query: (after: string) => Query<T>,
  keyOf: (row: T) => string,
): AsyncGenerator<T[]> {
  let after = ''
  for (;;) {
    const rows = await store.all(query(after))
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageLength) return
    after = keyOf(last)
    await nextTurn()
  }
}
