import type { IdempotencyKey } from './idempotency.ts'

/** Remembers the last keys of this process, so many to twice as many. */
export function recentKeys(count = 5000) {
  let latest = new Set<string>()
  let before = new Set<string>()
  /** Whether a recent request had this key. Also remembers it. */
  return ({ caller, key }: IdempotencyKey): boolean => {
    const text = `${caller}\n${key}`
    const isRecent = latest.has(text) || before.has(text)
    latest.add(text)
    if (latest.size >= count) {
      before = latest
      latest = new Set()
    }
    return isRecent
  }
}
