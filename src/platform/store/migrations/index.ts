import { firstTables } from './0001-tables.ts'
import { fewerRowsPerOrder } from './0002-fewer-rows-per-order.ts'
import { backOrderQueue } from './0003-back-order-queue.ts'
import { supplyVersion } from './0004-supply-version.ts'
import { expiredSupply } from './0005-expired-supply.ts'
import { priceDecimals } from './0006-price-decimals.ts'
import { orderAsJson } from './0007-order-as-json.ts'
import type { MigrationStep } from './step.ts'

/** The version of a schema is the number of steps it has run. */
export const migrations: readonly MigrationStep[] = [
  firstTables,
  fewerRowsPerOrder,
  backOrderQueue,
  supplyVersion,
  expiredSupply,
  priceDecimals,
  orderAsJson,
]
