// Drafts that this process made lately: most are submitted soon after. A draft never changes, so what is remembered is
// true; but whether it was submitted meanwhile, perhaps in another process, is known to the database alone.
import { bounded } from '../bounded.ts'
import type { Draft } from './draft.ts'

export interface RecentDrafts {
  /** The length of its text says how much room it takes. */
  remember(draft: Draft, length: number): void
  /** Once only: whoever asks again should ask the database. */
  take(id: string): Draft | undefined
}

const plenty = 12_000_000

/** Remembers drafts of so many characters together. */
export function recentDrafts(room = plenty): RecentDrafts {
  const drafts = bounded<Draft>(room)
  return {
    remember: (draft, length) => drafts.set(draft.id, draft, length),
    take(id) {
      const draft = drafts.get(id)
      drafts.delete(id)
      return draft
    },
  }
}
