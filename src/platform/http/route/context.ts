import type { Limits } from '../../../contract/types.ts'
import type { BaseContext } from '../../context.ts'
import type { Authenticate, Recognize } from '../exchange/caller.ts'
import type { Metrics } from '../monitoring/metrics.ts'

export interface HttpSettings {
  BASE_PATH: string
  REQUEST_SECONDS: number
  RATE_LIMIT: number
  REQUESTS_AT_ONCE: number
  QUEUE_MILLISECONDS: number
  MAX_BODY_BYTES: number
  MAX_CONFIGURATION_BODY_BYTES: number
  MAX_IMAGE_BYTES: number
  MAX_NESTING: number
  MAX_UNREAD_BYTES: number
  COMPUTATIONS_AT_ONCE: number
  COMPUTATIONS_PER_CALLER: number
  COMPUTATIONS_WAITING: number
}

/** What the HTTP server needs, in addition to routes and pages. */
export interface HttpContext extends BaseContext {
  settings: HttpSettings
  /** Bounds of texts and lists in requests. */
  limits: Limits
  metrics: Metrics
  /** The time by which idempotency keys expire. */
  expiryClock: () => number
  authenticate: Authenticate
  recognize: Recognize
}
