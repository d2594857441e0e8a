import type { BaseContext } from '../platform/context.ts'
import type { Metrics } from '../platform/http/metrics.ts'
import type { OrderTexts } from './order-texts.ts'

export interface OrdersContext extends BaseContext {
  orderTexts: OrderTexts
  /** Request metrics of this process since its start. */
  metrics: Metrics
}
