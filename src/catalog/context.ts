import type { AccountsContext } from '../accounts/context.ts'
import type { BaseContext } from '../platform/context.ts'
import type { LiveSnapshot } from '../platform/store/live-snapshot.ts'
import type { Catalog } from './catalog.ts'
import type { Prices } from './prices.ts'
import type { ProductAvailability } from './view.ts'

export interface CatalogContext extends BaseContext, AccountsContext {
  catalog: LiveSnapshot<Catalog>
  prices: LiveSnapshot<Prices>
  /** The number of the catalog and of the prices in memory. */
  loadedNumbers: () => string
  /** Passed in by app/, because the inventory imports the catalog. */
  loadAvailability: (productIds: readonly string[]) => Promise<ReadonlyMap<string, ProductAvailability>>
}

/** For the upload of pictures. */
export interface ImagesContext extends CatalogContext {
  settings: {
    /** Bytes of an uploaded picture. */
    MAX_IMAGE_BYTES: number
  }
}
