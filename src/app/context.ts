import type { AccountsAdminContext, SessionContext } from '../accounts/context.ts'
import type { BillingContext } from '../billing/context.ts'
import type { CartContext } from '../cart/context.ts'
import type { ImagesContext } from '../catalog/context.ts'
import type { EventsContext } from '../events/context.ts'
import type { ImportsContext } from '../imports/context.ts'
import type { OrdersContext } from '../orders/context.ts'
import type { PeopleContext } from '../people/context.ts'
import type { Names } from '../platform/names/names.ts'
import type { SnapshotPoller } from '../platform/store/live-snapshot.ts'
import type { PurchasingContext } from '../purchasing/context.ts'
import type { QuotationsContext } from '../quotations/context.ts'
import type { ReturnsContext } from '../returns/context.ts'
import type { WebhooksContext } from '../webhooks/context.ts'
import type { Settings } from './settings.ts'

/** Everything that routes need. Each folder declares its part in its own `context.ts`. */
export interface AppContext
  extends AccountsAdminContext,
    SessionContext,
    PeopleContext,
    ImagesContext,
    BillingContext,
    CartContext,
    OrdersContext,
    QuotationsContext,
    ReturnsContext,
    PurchasingContext,
    EventsContext,
    WebhooksContext,
    ImportsContext {
  settings: Settings
  poller: SnapshotPoller
  /** Stands still while the clock is in doubt. */
  expiryClock: () => number
  /** Resolves host names. */
  names: Names
  version: string
}
