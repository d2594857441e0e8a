import { newIdempotencyKey } from './idempotency-key.ts'
import { unreachable } from './problem.ts'
import { pauseBeforeRetry, type RetryPolicy, readRetryAfter } from './retry.ts'

export type Fetch = (request: Request) => Promise<Response>

export interface FetchOptions {
  policy: RetryPolicy
  /** Time limit of one attempt, until its response is read completely. */
  timeoutSeconds: number
  /** Called before every attempt, because a token may expire between two of them. */
  credential: () => Promise<string | undefined>
  fetch: Fetch
  /** Rejects if the signal aborts. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

/** Sends a request until it has a final response. All attempts have the same bytes and the same idempotency key. */
export function fetchWithRetries({
  policy,
  timeoutSeconds,
  credential,
  fetch,
  sleep,
  random,
}: FetchOptions): Fetch {
  async function attempt(request: Request, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutSeconds * 1000)])
    const response = await fetch(new Request(request, { ...init, signal }))
    // Read here, so that a connection that is lost in the middle of a response counts as a failed attempt.
    const body = await response.arrayBuffer()
    const { status, statusText, headers } = response
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  }

  return async (request) => {
    const { headers, method, signal } = request
    if (method !== 'GET' && !headers.has('Idempotency-Key'))
      headers.set('Idempotency-Key', newIdempotencyKey())
    const bytes = await request.arrayBuffer()
    const init = bytes.byteLength > 0 ? { body: bytes } : {}
    for (let failures = 1; ; failures++) {
      const key = await credential()
      if (key !== undefined) headers.set('Authorization', `Bearer ${key}`)
      const result = await attempt(request, init).catch((error: unknown) => {
        signal.throwIfAborted()
        return unreachable(error)
      })
      const isResponse = result instanceof Response
      const retryAfter = isResponse ? readRetryAfter(result.headers) : undefined
      const pause = pauseBeforeRetry({ status: result.status, retryAfter }, failures, policy, random())
      if (pause !== undefined) await sleep(pause, signal)
      else if (isResponse) return result
      else throw result
    }
  }
}

export const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
