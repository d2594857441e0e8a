import type { Catalogue } from './catalog/catalogue.ts'
import type { Prices } from './catalog/prices.ts'
import type { Carriers } from './checkout/carriers.ts'
import type { RecentDrafts } from './checkout/recent-drafts.ts'
import type { Directory } from './customers/directory.ts'
import type { Metrics } from './http/metrics.ts'
import type { Names } from './names/names.ts'
import type { OrderTexts } from './orders/order-texts.ts'
import type { Settings } from './settings.ts'
import type { Followed, Follower } from './store/follow.ts'
import type { Store } from './store/store.ts'

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
