import { texts } from '../texts'

/** The body of every error answer. */
export interface ProblemBody {
  code?: string
  title?: string
  detail?: string
  traceId?: string
  errors?: { fieldName: string; message: string }[]
}

/** An answer that is no success, in words for people. */
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

/** Asking again may help: nothing was answered, or the service had trouble of its own. */
export const isPassing = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 500)
