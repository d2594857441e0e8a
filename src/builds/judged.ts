// What a saved configuration is now: its parts, and why it cannot be ordered.
import { LRUCache } from 'lru-cache'
import type { Catalog } from '../catalog/catalog.ts'
import type { Product } from '../catalog/product.ts'
import type { OrderableConfiguration, SavedConfiguration } from '../configurator/configuration.ts'
import { orderable } from '../configurator/orderable.ts'
import { takeTurns } from '../platform/turns/take-turns.ts'

export interface JudgedConfiguration {
  saved: SavedConfiguration
  bundleName: string | null
  /** The assembly is the last; a product that is no longer on offer has only its id. */
  parts: { productId: string; product: Product | undefined; quantity: number }[]
  problems: OrderableConfiguration['obstacles']
}

/** Verdicts of one catalog. A configuration never changes, so its verdict is good until the catalog does. */
const verdicts = new WeakMap<Catalog, LRUCache<string, OrderableConfiguration['obstacles']>>()

export async function judge(
  saved: SavedConfiguration,
  catalog: Catalog,
  isWanted: () => boolean,
): Promise<JudgedConfiguration> {
  const bundle = catalog.bundles.get(saved.bundleId)
  const productIds = saved.products.map(({ productId }) => productId)
  if (bundle) productIds.push(bundle.assemblyProductId)
  const counts = new Map<string, number>()
  for (const id of productIds) counts.set(id, (counts.get(id) ?? 0) + 1)
  return {
    saved,
    bundleName: bundle?.name ?? null,
    parts: [...counts].map(([productId, quantity]) => ({
      productId,
      product: catalog.products.get(productId),
      quantity,
    })),
    problems: await problemsOf(saved, catalog, isWanted),
  }
}

async function problemsOf(
  saved: SavedConfiguration,
  catalog: Catalog,
  isWanted: () => boolean,
): Promise<OrderableConfiguration['obstacles']> {
  const known = verdicts.get(catalog) ?? new LRUCache({ max: 1000 })
  verdicts.set(catalog, known)
  let problems = known.get(saved.id)
  if (!problems) {
    const judged = await takeTurns(isWanted).run(orderable(saved, catalog))
    problems = judged?.obstacles ?? [
      { code: 'configuration_unknown', message: 'This PC is no longer on offer.' },
    ]
    known.set(saved.id, problems)
  }
  return problems
}
