import {
  AuthorizationResponseError,
  JWT_TIMESTAMP_CHECK,
  OperationProcessingError,
  RESPONSE_IS_NOT_CONFORM,
  RESPONSE_IS_NOT_JSON,
  ResponseBodyError,
} from 'oauth4webapi'
import type { Ending, Why } from './session'

/** What failed checks mean; all others are answers that are not to be trusted. */
const meanings: Record<string, Why> = {
  [JWT_TIMESTAMP_CHECK]: 'wrong-clock',
  [RESPONSE_IS_NOT_CONFORM]: 'issuer-down',
  [RESPONSE_IS_NOT_JSON]: 'issuer-down',
}

/** Why there is no session, as something that can be said. */
export function endingOf(error: unknown): Ending {
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
