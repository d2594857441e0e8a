import { texts } from '../texts'

/** The body of every error response. */
export interface ProblemBody {
  code?: string
  title?: string
  detail?: string
  traceId?: string
  errors?: { fieldName: string; message: string }[]
}

/** An error response, in words for people. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly traceId: string | undefined
  readonly fields: { fieldName: string; message: string }[]

  constructor(status: number, body: ProblemBody | undefined) {
    super(body?.detail || body?.title || texts.common.unexpectedAnswer(status))
    this.status = status
    this.code = body?.code ?? ''
    this.traceId = body?.traceId
    this.fields = body?.errors ?? []
  }

  static unreachable(cause: unknown): ApiProblem {
    if (cause instanceof ApiProblem) return cause
    return new ApiProblem(0, { code: 'unreachable', detail: texts.common.unreachable })
  }
}

/** A retry may help: there was no response, or the service failed. */
export const isTemporary = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 500)
