import type { Route } from '../http/route.ts'
import type { Parts } from '../parts.ts'

/**
 * Asks for a completion once per price list. The first search after the start builds what all later ones use, and code
 * that has never run is slow: let that first caller be us.
 */
export async function warmUp(completions: Route, { directory, catalogue }: Parts): Promise<void> {
  const [bundleId] = catalogue.current.bundles.keys()
  const seen = new Set<string>()
  for (const { id, priceList } of directory.current.accounts.values()) {
    if (priceList === null || seen.has(priceList) || bundleId === undefined) continue
    seen.add(priceList)
    const caller = { id: 'warm-up', client: 'warm-up', accounts: [id], scopes: new Set() }
    const input = { caller, params: {}, query: {}, body: { bundleId, products: [], budget: null } }
    await completions.read?.(input as never)
  }
}
