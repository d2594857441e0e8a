// Which failed attempts are repeated, and when. Every request of this client may be repeated: a GET changes nothing,
// and all others carry an idempotency key, with which the service acts once.

export interface RetryPolicy {
  /** How often a failed request is repeated; 0 is never. 4 by default. */
  retries: number
  /** A longer `Retry-After` is not waited for: the problem is thrown at once. 60 by default. */
  maxRetryAfterSeconds: number
}

export const defaultPolicy: RetryPolicy = { retries: 4, maxRetryAfterSeconds: 60 }

export interface FailedAttempt {
  /** The status of the response; 0 if there was none. */
  status: number
  /** Seconds. */
  retryAfter: number | undefined
}

/** The statuses after which a repeat can succeed. 502 and 504 come from proxies. */
const repeated = new Set([0, 408, 429, 500, 502, 503, 504])

const firstPause = 250
const longestPause = 8000

/** Milliseconds to wait before the next attempt; undefined if there is none. `random` is from 0 to 1. */
export function pauseBeforeRetry(
  { status, retryAfter = 0 }: FailedAttempt,
  failures: number,
  { retries, maxRetryAfterSeconds }: RetryPolicy,
  random: number,
): number | undefined {
  if (!repeated.has(status) || failures > retries || retryAfter > maxRetryAfterSeconds) return undefined
  const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause)
  // Random, so that clients that failed together do not return together.
  return retryAfter * 1000 + pause * (0.5 + random / 2)
}

/** Seconds; undefined if the header is missing or a date. The service sends seconds. */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
