// Drafts that this process made lately: many are submitted soon after, and reading one back from PostgreSQL takes a round
// trip. A draft never changes, so what is remembered is true; but whether it was submitted meanwhile, perhaps in another
// process, is known to the database alone.
import { createSizedCache } from '../../platform/cache/sized-cache.ts'
import type { Store } from '../../platform/store/store.ts'
import type { Draft } from '../draft.ts'

export interface RecentDrafts {
  /** The length of its text says how much room it takes. */
  remember(draft: Draft, length: number): void
  /** Once only: whoever asks again should ask the database. */
  take(id: string): Draft | undefined
}

/** Drafts of so many characters together. On SQLite, remembering a draft costs as much as reading it. */
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
