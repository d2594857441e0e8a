import { purposes } from '../contract/purpose.ts'
import type { Route } from '../platform/http/route/route.ts'
import type { ConfiguratorContext } from './context.ts'

/** The cache holds only a few price lists, so preparing more is useless. */
const maxPriceLists = 5

/**
 * Runs one completion per purpose of the first price lists. The first search after the start fills caches for later ones,
 * and code that has not run yet is slow. It pauses regularly, like every search.
 */
export async function warmUp(completions: Route, { directory, catalog }: ConfiguratorContext): Promise<void> {
  const [bundleId] = catalog.current.bundles.keys()
  const seen = new Set<string>()
  for (const { id, priceList } of directory.current.accounts.values()) {
    if (priceList === null || seen.has(priceList) || bundleId === undefined) continue
    seen.add(priceList)
    if (seen.size > maxPriceLists) return
    const caller = { id: 'warm-up', client: 'warm-up', accounts: [id], scopes: new Set() }
    for (const purpose of purposes) {
      const body = { bundleId, products: [], budget: null, purpose }
      await completions.read?.({ caller, params: {}, query: {}, body } as never)
    }
  }
}
