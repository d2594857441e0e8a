import type { BaseContext } from '../platform/context.ts'
import type { Metrics } from '../platform/http/metrics.ts'
import type { OrderTexts } from './order-texts.ts'

export interface OrdersContext extends BaseContext {
  orderTexts: OrderTexts
  /** What this process has answered since it started. */
  metrics: Metrics
}
