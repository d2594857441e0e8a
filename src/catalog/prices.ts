import type { Store, Write } from '../store/store.ts'

export interface PriceList {
  id: string
  currency: string
  /** Net price in minor units, by product. */
  net: ReadonlyMap<string, number>
}

export type Prices = ReadonlyMap<string, PriceList>

export async function loadPrices(store: Store): Promise<Prices> {
  const [lists, prices] = await Promise.all([
    loadPriceLists(store),
    store.all<{ price_list: string; product_id: string; net: number }>({
      sql: 'SELECT price_list, product_id, net FROM price ORDER BY price_list, product_id',
    }),
  ])
  const byList = new Map(
    lists.map(({ id, currency }) => [id, { id, currency, net: new Map<string, number>() }]),
  )
  for (const { price_list, product_id, net } of prices) byList.get(price_list)?.net.set(product_id, net)
  return byList
}

export const loadPriceLists = (store: Store) =>
  store.all<{ id: string; currency: string }>({ sql: 'SELECT id, currency FROM price_list ORDER BY id' })

export const savePriceList = (id: string, currency: string): Write => ({
  sql: `INSERT INTO price_list (id, currency) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
  values: [id, currency],
  rows: 'any',
})

export const savePrice = (priceList: string, productId: string, net: number): Write => ({
  sql: `INSERT INTO price (price_list, product_id, net) VALUES ($1, $2, $3)
    ON CONFLICT (price_list, product_id) DO UPDATE SET net = excluded.net`,
  values: [priceList, productId, net],
  rows: 1,
})
