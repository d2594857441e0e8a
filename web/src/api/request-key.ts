// One idempotency key per action: submitting again after a lost response repeats the same request, which acts once.

import { newIdempotencyKey } from '@buildorder/client'
export interface RequestKey {
  /** The key for this input; another input gets another key. */
  keyFor: (input: unknown) => string
  /** The service responded, with success or not: the next request is a new one, even with equal input. */
  release: () => void
}

export function createRequestKey(createKey: () => string = newIdempotencyKey): RequestKey {
  let open: { input: string; key: string } | undefined
  return {
    keyFor: (input) => {
      const text = JSON.stringify(input) ?? ''
      if (open?.input !== text) open = { input: text, key: createKey() }
      return open.key
    },
    release: () => {
      open = undefined
    },
  }
}
