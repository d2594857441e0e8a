import type { Route } from '../../../platform/http/route/route.ts'
import { bundleEntity, groupEntity, priceListEntity, productEntity } from '../../administration/entities.ts'
import type { CatalogContext } from '../../context.ts'
import { readDataQuality, readMissingFacts } from './data-quality.ts'
import { entityRoutes } from './entity-routes.ts'
import { exportPrices } from './export-prices.ts'
import { listFacts } from './facts.ts'
import { listPrices, readPrices, setPrices } from './prices.ts'

export const catalogAdministration = (context: CatalogContext): Route[] => [
  ...entityRoutes(groupEntity, context),
  ...entityRoutes(productEntity, context),
  ...entityRoutes(bundleEntity, context),
  ...entityRoutes(priceListEntity, context),
  listFacts(),
  readMissingFacts(context),
  readDataQuality(context),
  listPrices(context),
  readPrices(context),
  setPrices(context),
  exportPrices(context),
]
