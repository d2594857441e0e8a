// While the database cannot be used, every request is refused for the same reason: the log counts them by second and by reason
// instead of repeating a stack trace.
import type { Logger } from 'pino'
import { StoreUnavailable } from '../../store/store.ts'

const everyMs = 1000

/** Counts a request that was refused because of the database; false if it failed for another reason. */
export function refusedRequests(log: Logger): (failure: unknown) => boolean {
  const counts = new Map<string, number>()
  function report(): void {
    for (const [reason, requests] of counts)
      log.error({ requests, reason }, 'requests refused: the database cannot be used')
    counts.clear()
  }
  return (failure) => {
    if (!(failure instanceof StoreUnavailable)) return false
    if (counts.size === 0) setTimeout(report, everyMs)
    counts.set(failure.message, (counts.get(failure.message) ?? 0) + 1)
    return true
  }
}
