import {
  AuthorizationResponseError,
  JWT_TIMESTAMP_CHECK,
  OperationProcessingError,
  RESPONSE_IS_NOT_CONFORM,
  RESPONSE_IS_NOT_JSON,
  ResponseBodyError,
} from 'oauth4webapi'
import type { EndReason, SessionEnd } from '../api/session'

/** The meaning of failed checks; all others are untrusted responses. */
const meanings: Record<string, EndReason> = {
  [JWT_TIMESTAMP_CHECK]: 'wrong-clock',
  [RESPONSE_IS_NOT_CONFORM]: 'issuer-down',
  [RESPONSE_IS_NOT_JSON]: 'issuer-down',
}

/** Why there is no session, in a form that can be shown. */
export function sessionEndOf(error: unknown): SessionEnd {
  if (error instanceof AuthorizationResponseError) {
    const why = error.error === 'access_denied' ? 'cancelled' : 'issuer-refused'
    return { why, detail: error.error_description ?? error.error }
  }
  if (error instanceof ResponseBodyError) {
    return { why: 'issuer-refused', detail: error.error_description ?? error.error }
  }
  if (error instanceof OperationProcessingError) return { why: meanings[error.code ?? ''] ?? 'untrusted' }
  return { why: 'issuer-down' }
}
