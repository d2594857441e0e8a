import type { CatalogContext } from '../catalog/context.ts'
import type { BaseContext } from '../platform/context.ts'
import type { Metrics } from '../platform/http/monitoring/metrics.ts'
import type { StaleReads } from '../platform/store/stale-reads.ts'
import type { UnitsByLine } from './billed-units.ts'
import type { OrderTexts } from './order-texts.ts'
import type { MailOrder } from './record.ts'

export interface OrdersContext extends BaseContext {
  /** For the numbers that scanners read. */
  catalog: CatalogContext['catalog']
  orderTexts: OrderTexts
  mailOrder: MailOrder
  /** Where a parcel of a carrier service can be followed; undefined if the service has no such address. */
  trackingUrlOf: (carrier: string, number: string) => Promise<string | undefined>
  /** Units of an order by line number that were replaced after a return. Load the order before: its version guards them. */
  replacedUnits: (orderId: string) => Promise<UnitsByLine>
  /** For lists and the dashboard. */
  staleReads: StaleReads
  /** Request metrics of this process since its start. */
  metrics: Metrics
}
