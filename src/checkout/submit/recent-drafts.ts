// Recently created drafts of this process: many are submitted soon, and reading one from PostgreSQL takes a round trip. A
// draft never changes, so the copy is correct. Only the database knows whether it was submitted meanwhile.
import { createSizedCache } from '../../platform/cache/sized-cache.ts'
import type { Store } from '../../platform/store/store.ts'
import type { Draft } from '../draft.ts'

export interface RecentDrafts {
  /** The length of its text is its size in the cache. */
  remember(draft: Draft, length: number): void
  /** Returns a draft once; a second submit reads the database. */
  take(id: string): Draft | undefined
}

/** Maximum size in characters. None on SQLite, where remembering a draft costs as much as reading it. */
const room = { sqlite: 0, postgres: 12_000_000 }

export function createRecentDrafts(engine: Store['engine']): RecentDrafts {
  const drafts = createSizedCache<Draft>(room[engine])
  return {
    remember: (draft, length) => drafts.set(draft.id, draft, length),
    take(id) {
      const draft = drafts.get(id)
      drafts.delete(id)
      return draft
    },
  }
}
