import type { Route } from '../platform/http/route.ts'
import type { ConfiguratorContext } from './context.ts'

/** Ranges are kept for a few price lists only: there is no use in preparing more. */
const maxPriceLists = 5

/**
 * Asks for a completion once per price list, of the first few. The first search after the start builds what later ones
 * use, and code that has never run is slow. It computes in turns, as every search does.
 */
export async function warmUp(completions: Route, { directory, catalog }: ConfiguratorContext): Promise<void> {
  const [bundleId] = catalog.current.bundles.keys()
  const seen = new Set<string>()
  for (const { id, priceList } of directory.current.accounts.values()) {
    if (priceList === null || seen.has(priceList) || bundleId === undefined) continue
    seen.add(priceList)
    if (seen.size > maxPriceLists) return
    const caller = { id: 'warm-up', client: 'warm-up', accounts: [id], scopes: new Set() }
    const input = { caller, params: {}, query: {}, body: { bundleId, products: [], budget: null } }
    await completions.read?.(input as never)
  }
}
