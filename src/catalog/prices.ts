import { exponentOf } from '../platform/currencies.ts'
import { rescale } from '../platform/money.ts'
import { pageLength, readPages } from '../platform/store/read-pages.ts'
import { integer, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import type { Store, Write } from '../platform/store/store.ts'

export interface PriceList {
  id: string
  currency: string
  /** Decimals of the minor unit, by ISO 4217. */
  exponent: number
  /** Net price in minor units, by product. */
  net: ReadonlyMap<string, number>
}

export type Prices = ReadonlyMap<string, PriceList>

const selectPage = readStatement({
  name: 'price.page',
  columns: { product_id: text, net: integer },
  sql: `SELECT product_id, net FROM price WHERE price_list = $1 AND product_id > $2
    ORDER BY product_id LIMIT ${pageLength}`,
})

const selectLists = readStatement({
  name: 'priceList.all',
  columns: { id: text, currency: text, exponent: integer },
  sql: 'SELECT id, currency, exponent FROM price_list ORDER BY id',
})

const insertList = writeStatement({
  name: 'priceList.insert',
  sql: 'INSERT INTO price_list (id, currency, exponent) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
})

const setExponent = writeStatement({
  name: 'priceList.setExponent',
  sql: `UPDATE price_list SET exponent = $2 WHERE id = $1 AND exponent = $3 AND exponent < $2
    AND NOT EXISTS (SELECT 1 FROM price WHERE price_list = $1 AND net > $4)`,
})

const multiply = writeStatement({
  name: 'price.multiply',
  sql: 'UPDATE price SET net = net * $2 WHERE price_list = $1',
})

const upsert = writeStatement({
  name: 'price.save',
  sql: `INSERT INTO price (price_list, product_id, net) VALUES ($1, $2, $3)
    ON CONFLICT (price_list, product_id) DO UPDATE SET net = excluded.net`,
})

export async function loadPrices(store: Store): Promise<Prices> {
  const lists = new Map<string, PriceList>()
  for (const list of await loadPriceLists(store)) {
    const { id, currency } = list
    lists.set(id, { id, currency, exponent: exponentOf(currency), net: await loadNetPrices(store, list) })
  }
  return lists
}

async function loadNetPrices(
  store: Store,
  { id: priceList, currency, exponent: stored }: StoredPriceList,
): Promise<Map<string, number>> {
  const exponent = exponentOf(currency)
  const net = new Map<string, number>()
  const pages = readPages(
    store,
    (after) => ({ statement: selectPage, values: [priceList, after] }),
    ({ product_id }) => product_id,
  )
  for await (const rows of pages) {
    for (const row of rows) net.set(row.product_id, rescale(row.net, stored, exponent))
  }
  return net
}

export interface StoredPriceList {
  id: string
  currency: string
  /** Decimals of the unit in which its prices are stored. */
  exponent: number
}

export const loadPriceLists = (store: Store): Promise<StoredPriceList[]> =>
  store.all({ statement: selectLists })

export const savePriceList = (id: string, currency: string): Write => ({
  statement: insertList,
  values: [id, currency, exponentOf(currency)],
  rows: 'any',
})

export const isByStandard = ({ currency, exponent }: StoredPriceList) => exponent === exponentOf(currency)

/**
 * Converts the prices of a list to the decimals of ISO 4217. Changes no row if another process already did, if that
 * means fewer decimals, or if a price would no longer be exact.
 */
export function convertPriceList({ id, currency, exponent }: StoredPriceList): Write[] {
  const factor = 10 ** Math.max(0, exponentOf(currency) - exponent)
  const most = Math.floor(Number.MAX_SAFE_INTEGER / factor)
  return [
    {
      statement: setExponent,
      values: [id, exponentOf(currency), exponent, most],
      rows: 1,
    },
    { statement: multiply, values: [id, factor], rows: 'any' },
  ]
}

export const savePrice = (priceList: string, productId: string, net: number): Write => ({
  statement: upsert,
  values: [priceList, productId, net],
  rows: 1,
})
