// One key for one intention: pressing again after silence repeats the same request, and it acts once.

import { newKey } from '../../api/new-key'
export interface Intention {
  /** The key to send with this wish; another wish gets another key. */
  keyFor: (wish: unknown) => string
  /** It was heard, whatever the answer was: the next wish is a new one, even if it looks the same. */
  heard: () => void
}

export function createIntention(mint: () => string = newKey): Intention {
  let open: { wish: string; key: string } | undefined
  return {
    keyFor: (wish) => {
      const text = JSON.stringify(wish) ?? ''
      if (open?.wish !== text) open = { wish: text, key: mint() }
      return open.key
    },
    heard: () => {
      open = undefined
    },
  }
}
