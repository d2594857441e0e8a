import { catalogTopic, pricesTopic } from '../../src/catalog/topics.ts'
// Many copies of the demo catalog: as many parts as a large shop, with different facts and prices.

import { loadPrices, savePrice } from '../../src/catalog/prices.ts'
import { loadProducts, type Product, saveProduct } from '../../src/catalog/product.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { seedDemo } from '../../tools/demo/seed.ts'

const batchLength = 500

/** Fills an empty database; returns the ids of all components by kind, copies separately. */
export async function seedLargeCatalog(store: Store, copies: number): Promise<Map<string, string[]>> {
  await seedDemo(store, Date.now())
  const products = await loadProducts(store)
  const lists = [...(await loadPrices(store, Date.now())).values()]
  const groups = await store.all<{ id: string; kind: string }>({
    statement: adHoc('SELECT id, kind FROM product_group'),
  })
  const kinds = new Map(groups.map(({ id, kind }) => [id, kind]))
  const ids = new Map<string, string[]>()
  const added: Product[] = []
  for (let copy = 0; copy < copies; copy++)
    for (const product of products) {
      const kind = kinds.get(product.group ?? '')
      if (kind === undefined) continue
      const id = `${product.id}-${copy}`
      added.push({ ...product, id, name: `${product.name} ${copy}`, facts: changed(product.facts, copy) })
      ids.set(kind, [...(ids.get(kind) ?? []), id])
    }
  for (let start = 0; start < added.length; start += batchLength)
    await store.batch(
      added
        .slice(start, start + batchLength)
        .flatMap((product, place) => [
          ...saveProduct(product),
          ...lists.map(({ id }) => savePrice(id, product.id, 10_000 + ((start + place) % 9973))),
        ]),
    )
  await store.batch([bump(catalogTopic), bump(pricesTopic)])
  return ids
}

/** Increases every integer fact a little, so that copies differ for the rules. */
function changed(facts: object | null, copy: number): object | null {
  if (facts === null || copy % 4 === 0) return facts
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, /Mm$|Watts$/.test(name) ? value + copy : value]),
  )
}
