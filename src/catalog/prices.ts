import type { Actor } from '../platform/audit.ts'
import { exponentOf } from '../platform/currencies.ts'
import { rescale } from '../platform/money.ts'
import { contains, patternOf } from '../platform/store/like-pattern.ts'
import { pageLength, readPages } from '../platform/store/read-pages.ts'
import { integer, text } from '../platform/store/row.ts'
import { perEngine, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Reader, type Store, type Write, write } from '../platform/store/store.ts'
import { entityTable } from './administration/entity.ts'
import { keepPastPrice, loadRules } from './price-rule-rows.ts'
import { type AppliedPrice, nextChange, type PriceRule, type ProductPrices, priceAt } from './price-rules.ts'

export interface PriceList {
  id: string
  currency: string
  /** Decimals of the minor unit, by ISO 4217. */
  exponent: number
  /** Net price of one unit now, in minor units, by product. */
  net: ReadonlyMap<string, number>
  /** Undefined if it has none. */
  rules?: ListRules | undefined
}

export interface ListRules {
  /** Only products that have rules. */
  byProduct: ReadonlyMap<string, ProductPrices>
  /** When a rule begins or ends next. */
  changesAt: number
}

export type Prices = ReadonlyMap<string, PriceList>

const selectPage = readStatement({
  name: 'price.page',
  columns: { product_id: text, net: integer },
  sql: `SELECT product_id, net FROM price WHERE price_list = $1 AND product_id > $2
    ORDER BY product_id LIMIT ${pageLength}`,
})

const selectFound = readStatement({
  name: 'price.found',
  columns: { product_id: text, net: integer, name: text, rules: integer },
  sql: perEngine(
    (engine) => `SELECT price.product_id, price.net, product.name, (SELECT COUNT(*) FROM price_rule
      WHERE price_rule.price_list = price.price_list AND price_rule.product_id = price.product_id) AS rules
    FROM price JOIN product ON product.id = price.product_id
    WHERE price.price_list = $1 AND price.product_id > $2
    AND ${contains(['price.product_id', 'product.name'], '$3', engine)}
    ORDER BY price.product_id LIMIT $4`,
  ),
})

/** Products of one query. A shorter list is filled up with null, which equals no id. */
const maxProducts = 256

const selectSome = readStatement({
  name: 'price.ofProducts',
  columns: { product_id: text, net: integer },
  sql: `SELECT product_id, net FROM price WHERE price_list = $1
    AND product_id IN (${Array.from({ length: maxProducts }, (_, index) => `$${index + 2}`).join(', ')})`,
})

const selectOne = readStatement({
  name: 'price.ofProduct',
  columns: { net: integer },
  sql: 'SELECT net FROM price WHERE price_list = $1 AND product_id = $2',
})

const listColumns = { id: text, currency: text, exponent: integer }

const selectLists = readStatement({
  name: 'priceList.all',
  columns: listColumns,
  sql: 'SELECT id, currency, exponent FROM price_list WHERE retired_at IS NULL ORDER BY id',
})

const selectEveryList = readStatement({
  name: 'priceList.every',
  columns: listColumns,
  sql: 'SELECT id, currency, exponent FROM price_list ORDER BY id',
})

const insertList = writeStatement({
  name: 'priceList.insert',
  sql: `INSERT INTO price_list (id, currency, exponent) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET currency = excluded.currency WHERE price_list.currency = excluded.currency`,
})

const setExponent = writeStatement({
  name: 'priceList.setExponent',
  sql: `UPDATE price_list SET exponent = $2 WHERE id = $1 AND exponent = $3 AND exponent < $2
    AND NOT EXISTS (SELECT 1 FROM price WHERE price_list = $1 AND net > $4)
    AND NOT EXISTS (SELECT 1 FROM price_rule WHERE price_list = $1 AND net > $4)
    AND NOT EXISTS (SELECT 1 FROM price_history WHERE price_list = $1 AND net > $4)`,
})

const pricedTables = { price: 'price', priceRule: 'price_rule', priceHistory: 'price_history' }

const multiply = Object.entries(pricedTables).map(([name, table]) =>
  writeStatement({
    name: `${name}.multiply`,
    sql: `UPDATE ${table} SET net = net * $2 WHERE price_list = $1`,
  }),
)

const hold = writeStatement({
  name: 'price.hold',
  sql: 'UPDATE price SET net = net WHERE price_list = $1 AND product_id = $2 AND net = $3',
})

const insertFirst = writeStatement({
  name: 'price.insertFirst',
  sql: 'INSERT INTO price (price_list, product_id, net) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
})

const upsert = writeStatement({
  name: 'price.save',
  sql: `INSERT INTO price (price_list, product_id, net) VALUES ($1, $2, $3)
    ON CONFLICT (price_list, product_id) DO UPDATE SET net = excluded.net`,
})

/**
 * Lists that did not change are those of `before`, the same objects: an import of many prices makes services load all lists
 * again and again, and only what changed needs memory a second time.
 * perf: at the end of an import of a million prices in 100 lists the process has 381 MiB instead of 467 MiB (`npm run bench --
 * import-prices`).
 */
export async function loadPrices(store: Store, now: number, before: Prices = new Map()): Promise<Prices> {
  const lists = new Map<string, PriceList>()
  const all = await loadPriceLists(store)
  const textOf = all.length > 1 ? knownTexts(before) : (productId: string) => productId
  for (const stored of all) {
    const { id, currency } = stored
    const old = reusable(before.get(id), currency)
    const net = await loadNetPrices(store, stored, old?.net ?? new Map(), textOf)
    const rules = await loadRules(store, id, now)
    const list = old?.net === net ? old : { id, currency, exponent: exponentOf(currency), net }
    lists.set(id, rules.size === 0 ? list : withRules(list, stored.exponent, rules, now))
  }
  return lists
}

/** With rules, the prices of a list are those of the rules, not those that are loaded. */
const reusable = (list: PriceList | undefined, currency: string) =>
  list && !list.rules && list.currency === currency && list.exponent === exponentOf(currency)
    ? list
    : undefined

/** One text per product instead of one per price list. */
function knownTexts(before: Prices): (productId: string) => string {
  const texts = new Map<string, string>()
  for (const { net } of before.values()) {
    if (texts.size < net.size) for (const id of net.keys()) texts.set(id, id)
  }
  return (productId) => {
    const known = texts.get(productId)
    if (known === undefined) texts.set(productId, productId)
    return known ?? productId
  }
}

function withRules(
  list: PriceList,
  stored: number,
  rules: ReadonlyMap<string, PriceRule[]>,
  now: number,
): PriceList {
  const byProduct = new Map<string, ProductPrices>()
  for (const [productId, own] of rules) {
    const scaled = own.map((rule) => ({ ...rule, net: rescale(rule.net, stored, list.exponent) }))
    byProduct.set(productId, { undated: list.net.get(productId), rules: scaled })
  }
  return listAt({ ...list, rules: { byProduct, changesAt: now } }, now)
}

/** The prices that are valid at a time; the same object as long as none begins or ends. */
export function pricesAt(prices: Prices, now: number): Prices {
  const isDue = [...prices.values()].some(({ rules }) => rules !== undefined && rules.changesAt <= now)
  return isDue ? new Map([...prices].map(([id, list]) => [id, listAt(list, now)])) : prices
}

function listAt(list: PriceList, now: number): PriceList {
  if (!list.rules || list.rules.changesAt > now) return list
  const { byProduct } = list.rules
  const net = new Map(list.net)
  let changesAt = Number.POSITIVE_INFINITY
  for (const [productId, prices] of byProduct) {
    const unit = priceAt(prices, 1, now)
    if (unit) net.set(productId, unit.net)
    else net.delete(productId)
    changesAt = Math.min(changesAt, nextChange(prices.rules, now))
  }
  return { ...list, net, rules: { byProduct, changesAt } }
}

/** The price of each of so many units of a product. */
export function priceFor(
  { net, rules }: PriceList,
  productId: string,
  quantity: number,
  now: number,
): AppliedPrice | undefined {
  const prices = rules?.byProduct.get(productId)
  if (prices) return priceAt(prices, quantity, now)
  const undated = net.get(productId)
  return undated === undefined ? undefined : { net: undated, rule: undefined }
}

async function loadNetPrices(
  store: Store,
  { id: priceList, currency, exponent: stored }: StoredPriceList,
  before: ReadonlyMap<string, number>,
  textOf: (productId: string) => string,
): Promise<ReadonlyMap<string, number>> {
  const exponent = exponentOf(currency)
  // As long as the prices are those of before, in the same order, nothing is copied.
  const old = before.entries()
  let same = 0
  let net: Map<string, number> | undefined
  for await (const rows of pricePages(store, priceList)) {
    for (const row of rows) {
      const price = rescale(row.net, stored, exponent)
      if (!net) {
        const [id, oldPrice] = old.next().value ?? []
        if (id === row.product_id && oldPrice === price) {
          same++
          continue
        }
        net = new Map(before.entries().take(same))
      }
      net.set(textOf(row.product_id), price)
    }
  }
  return net ?? (same === before.size ? before : new Map(before.entries().take(same)))
}

/** All undated prices of a list, in the order of products. */
export const pricePages = (store: Store, priceList: string) =>
  readPages(
    store,
    (after) => ({ statement: selectPage, values: [priceList, after] }),
    ({ product_id }) => product_id,
  )

/** The undated prices of a list that have a text in the product's id or name, in the order of products. */
export const findPrices = (
  store: Reader,
  priceList: string,
  after: string | null,
  limit: number,
  search: string | null,
) => store.all({ statement: selectFound, values: [priceList, after ?? '', patternOf(search), limit] })

export const loadPrice = async (
  store: Reader,
  priceList: string,
  productId: string,
): Promise<number | undefined> =>
  (await first(store, { statement: selectOne, values: [priceList, productId] }))?.net

/** The undated prices of some products. */
export async function loadPricesOf(store: Reader, priceList: string, productIds: readonly string[]) {
  const rows: { product_id: string; net: number }[] = []
  for (let start = 0; start < productIds.length; start += maxProducts) {
    const some = productIds.slice(start, start + maxProducts)
    const filled = Array.from({ length: maxProducts }, (_, index) => some[index] ?? null)
    rows.push(...(await store.all({ statement: selectSome, values: [priceList, ...filled] })))
  }
  return rows
}

export interface StoredPriceList {
  id: string
  currency: string
  /** Decimals of the unit in which its prices are stored. */
  exponent: number
}

export const loadPriceLists = (store: Store): Promise<StoredPriceList[]> =>
  store.all({ statement: selectLists })

/** Also those that are retired: their ids are taken, and their prices keep their currency. */
export const loadEveryPriceList = (store: Store): Promise<StoredPriceList[]> =>
  store.all({ statement: selectEveryList })

export const priceListTable = entityTable(
  { name: 'priceList', table: 'price_list', columns: listColumns, searched: 'currency' },
  ({ id, currency, exponent }): StoredPriceList => ({ id, currency, exponent }),
)

/** Keeps a list that exists. Changes no row if that one has another currency. */
export const savePriceList = (id: string, currency: string): Write =>
  write(insertList, [id, currency, exponentOf(currency)])

export const isByStandard = ({ currency, exponent }: StoredPriceList) => exponent === exponentOf(currency)

/**
 * Converts the prices of a list to the decimals of ISO 4217. Changes no row if another process already did, if that
 * means fewer decimals, or if a price would no longer be exact.
 */
export function convertPriceList({ id, currency, exponent }: StoredPriceList): Write[] {
  const factor = 10 ** Math.max(0, exponentOf(currency) - exponent)
  const most = Math.floor(Number.MAX_SAFE_INTEGER / factor)
  return [
    write(setExponent, [id, exponentOf(currency), exponent, most]),
    ...multiply.map((statement): Write => ({ statement, values: [id, factor], rows: 'any' })),
  ]
}

/** The first price of a product. A price that may exist already is changed with `changePrice`. */
export const savePrice = (priceList: string, productId: string, net: number): Write =>
  write(upsert, [priceList, productId, net])

/** Touches one row only while the product has this price. */
export const holdPrice = (priceList: string, productId: string, net: number): Write =>
  write(hold, [priceList, productId, net])

/** Changes no row if the product has a price. */
export const insertFirstPrice = (priceList: string, productId: string, net: number): Write =>
  write(insertFirst, [priceList, productId, net])

/** Sets the undated price of one unit, and keeps the one before it. */
export const changePrice = (
  priceList: string,
  productId: string,
  net: number,
  now: number,
  by: Actor | null = null,
): Write[] => [keepPastPrice(priceList, productId, net, now, by), savePrice(priceList, productId, net)]
