import type { ProblemCode } from './problem-codes.ts'
import type { components } from './schema.ts'

export type FieldError = components['schemas']['ValidationProblem']['errors'][number]

/** The body of an error response. Responses of proxies have none of it. */
export type ProblemBody = Partial<
  components['schemas']['ValidationProblem'] & components['schemas']['Problem']
>

interface Circumstances {
  retryAfter?: number | undefined
  cause?: unknown
}

/** A request without success: the service refused it or failed, or there was no response. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  /** The status of the response; 0 if there was none. */
  readonly status: number
  /** What happened: a code of the catalog, `unreachable` without a response, or a code of a newer service. */
  readonly code: ProblemCode | 'unreachable' | (string & {})
  /** Finds the request in the logs of the service. */
  readonly traceId: string | undefined
  /** Every wrong field of a request that is not valid. */
  readonly fields: FieldError[]
  /** With the code `promise_changed`: the delivery as promised and as it would be now. */
  readonly promise: ProblemBody['promise']
  /** Seconds after which the service wants the request again. */
  readonly retryAfter: number | undefined

  /** With `cursor_expired`: the cursor that leads to the oldest event that is kept. */
  readonly oldest: string | undefined

  constructor(status: number, body?: ProblemBody, { retryAfter, cause }: Circumstances = {}) {
    super(body?.detail || body?.title || `The service answered with status ${status}.`, { cause })
    this.status = status
    this.code = body?.code ?? ''
    this.traceId = body?.traceId
    this.fields = body?.errors ?? []
    this.promise = body?.promise
    this.retryAfter = retryAfter
    this.oldest = body?.oldest
  }
}

export const unreachable = (cause: unknown): ApiProblem =>
  new ApiProblem(
    0,
    { code: 'unreachable', detail: 'The service does not answer. Check the connection and try again.' },
    { cause },
  )

/** The same request may succeed later: there was no response, or the service failed or was too busy. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 500)

/** The request may have been carried out. Only the same request with the same idempotency key is safe to send. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status === 0 || error.status === 408 || error.status >= 500
