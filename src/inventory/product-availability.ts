import type { ProductAvailability } from '../catalog/view.ts'
import type { BaseContext } from '../platform/context.ts'
import { freeUnits, serve, summarize } from './availability.ts'
import { loadStock, unitOfEach } from './stock.ts'

/** The availability of one unit of each product. */
export async function loadAvailability(
  { store, clock }: BaseContext,
  productIds: readonly string[],
): Promise<Map<string, ProductAvailability>> {
  const levels = await loadStock(store, unitOfEach(productIds))
  const now = clock()
  const found = new Map<string, ProductAvailability>()
  for (const [productId, level] of levels) {
    const summary = summarize(serve(level, 1, now))
    if (summary) {
      found.set(productId, { ...summary, freeUnits: level.onHand === null ? null : freeUnits(level) })
    }
  }
  return found
}
