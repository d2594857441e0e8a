import { exponentOf } from '../currencies.ts'
import { rescale } from '../money.ts'
import type { Store, Write } from '../store/store.ts'

export interface PriceList {
  id: string
  currency: string
  /** Decimals of the minor unit, by ISO 4217. */
  exponent: number
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
    lists.map(({ id, currency, exponent: stored }) => [
      id,
      { id, currency, stored, exponent: exponentOf(currency), net: new Map<string, number>() },
    ]),
  )
  for (const { price_list, product_id, net } of prices) {
    const list = byList.get(price_list)
    list?.net.set(product_id, rescale(net, list.stored, list.exponent))
  }
  return byList
}

export interface StoredPriceList {
  id: string
  currency: string
  /** Decimals of the unit in which its prices are stored. */
  exponent: number
}

export const loadPriceLists = (store: Store) =>
  store.all<StoredPriceList>({ sql: 'SELECT id, currency, exponent FROM price_list ORDER BY id' })

export const savePriceList = (id: string, currency: string): Write => ({
  sql: `INSERT INTO price_list (id, currency, exponent) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
  values: [id, currency, exponentOf(currency)],
  rows: 'any',
})

export const isByStandard = ({ currency, exponent }: StoredPriceList) => exponent === exponentOf(currency)

/**
 * Stores the prices of a list with the decimals of ISO 4217. Touches no list when another process has done so, when
 * that is fewer decimals, or when a price would no longer be exact.
 */
export function convertPriceList({ id, currency, exponent }: StoredPriceList): Write[] {
  const factor = 10 ** Math.max(0, exponentOf(currency) - exponent)
  const most = Math.floor(Number.MAX_SAFE_INTEGER / factor)
  return [
    {
      sql: `UPDATE price_list SET exponent = $2 WHERE id = $1 AND exponent = $3 AND exponent < $2
        AND NOT EXISTS (SELECT 1 FROM price WHERE price_list = $1 AND net > $4)`,
      values: [id, exponentOf(currency), exponent, most],
      rows: 1,
    },
    { sql: 'UPDATE price SET net = net * $2 WHERE price_list = $1', values: [id, factor], rows: 'any' },
  ]
}

export const savePrice = (priceList: string, productId: string, net: number): Write => ({
  sql: `INSERT INTO price (price_list, product_id, net) VALUES ($1, $2, $3)
    ON CONFLICT (price_list, product_id) DO UPDATE SET net = excluded.net`,
  values: [priceList, productId, net],
  rows: 1,
})
