import type { Directory } from '../accounts/directory.ts'
import type { Catalogue } from '../catalog/catalog.ts'
import type { Prices } from '../catalog/prices.ts'
import type { Carriers } from '../checkout/delivery/carriers.ts'
import type { RecentDrafts } from '../checkout/submit/recent-drafts.ts'
import type { OrderTexts } from '../orders/order-texts.ts'
import type { Metrics } from '../platform/http/metrics.ts'
import type { Names } from '../platform/names/names.ts'
import type { Followed, Follower } from '../platform/store/live-snapshot.ts'
import type { Store } from '../platform/store/store.ts'
import type { Settings } from './settings.ts'

/** What routes are made from. */
export interface Parts {
  settings: Settings
  store: Store
  catalogue: Followed<Catalogue>
  prices: Followed<Prices>
  carriers: Followed<Carriers>
  directory: Followed<Directory>
  orderTexts: OrderTexts
  recentDrafts: RecentDrafts
  /** Discontinued products of which none is left; as fresh as everything else that is followed. */
  soldOut: () => Promise<ReadonlySet<string>>
  follower: Follower
  /** Resolves the names of hosts that this process connects to. */
  names: Names
  /** What this process has answered since it started. */
  metrics: Metrics
  /** Milliseconds since 1970. */
  clock: () => number
  version: string
}
