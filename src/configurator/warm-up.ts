import { purposes } from '../contract/purpose.ts'
import type { Route } from '../platform/http/route/route.ts'
import type { ConfiguratorContext } from './context.ts'

/** The cache holds only a few price lists, so preparing more is useless. */
const maxPriceLists = 5

type Ask = (route: Route, account: string, body: object) => Promise<unknown>

/**
 * Runs what the first callers would ask for, for each price list: completions for each purpose, one that keeps a part, and
 * fixes. The first search after the start fills caches for later ones, and code that has not run yet is slow. It pauses
 * regularly, like every search.
 */
export async function warmUp(
  { completions, fixes }: { completions: Route; fixes: Route },
  { directory, catalog }: ConfiguratorContext,
): Promise<void> {
  const [bundleId] = catalog.current.bundles.keys()
  const accounts = new Map<string, string>()
  for (const { id, priceList } of directory.current.accounts.values())
    if (priceList !== null && !accounts.has(priceList)) accounts.set(priceList, id)
  const prepared = [...accounts.values()].slice(0, bundleId === undefined ? 0 : maxPriceLists)

  async function warmList(own: string): Promise<void> {
    for (const purpose of purposes)
      await ask(completions, own, { bundleId, products: [], budget: null, purpose })
    const whole = await ask(completions, own, { bundleId, products: [], budget: 1e6, purpose: null })
    const products = productsOf(whole)
    if (products.length === 0) return
    await ask(completions, own, { bundleId, products: products.slice(0, 1), budget: 1e6, purpose: null })
    // Everything twice fits nowhere.
    await ask(fixes, own, { products: [...products, ...products] })
  }
  for (const own of prepared) await warmList(own)
}

const ask: Ask = async (route, account, body) => {
  const caller = { id: 'warm-up', client: 'warm-up', accounts: [account] }
  return route.read?.({ caller, params: {}, query: {}, body, isWanted: () => true } as never)
}

/** The products of the first PC of an answer. */
function productsOf(answer: unknown): { productId: string }[] {
  const { body } = (answer ?? {}) as { body?: unknown }
  if (typeof body !== 'string') return []
  const { completions = [] } = JSON.parse(body) as { completions?: { products: { productId: string }[] }[] }
  return completions[0]?.products ?? []
}
