// The rows of price rules and of past prices.
import type { Actor } from '../platform/audit.ts'
import { pageLength, readPages } from '../platform/store/read-pages.ts'
import { integer, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Reader, type Store, type Write, write } from '../platform/store/store.ts'
import { daysOfLowest, type PastPrice, type PriceRule } from './price-rules.ts'

const ruleColumns = { min_quantity: integer, valid_from: integer, valid_until: orNull(integer), net: integer }

// A page may end within the rules of a product: the key of a row has three parts.
const selectPage = readStatement({
  name: 'priceRule.page',
  columns: { product_id: text, ...ruleColumns },
  sql: `SELECT product_id, min_quantity, valid_from, valid_until, net FROM price_rule
    WHERE price_list = $1 AND (product_id, min_quantity, valid_from) > ($2, $3, $4)
    AND (valid_until IS NULL OR valid_until > $5)
    ORDER BY product_id, min_quantity, valid_from LIMIT ${pageLength}`,
})

const selectOfProduct = readStatement({
  name: 'priceRule.ofProduct',
  columns: ruleColumns,
  sql: `SELECT min_quantity, valid_from, valid_until, net FROM price_rule WHERE price_list = $1 AND product_id = $2
    ORDER BY min_quantity, valid_from`,
})

const selectPast = readStatement({
  name: 'priceHistory.ofProduct',
  columns: { since: integer, until: integer, net: integer },
  sql: `SELECT since, until, net FROM price_history WHERE price_list = $1 AND product_id = $2 AND until > $3
    ORDER BY until, since`,
})

const selectLatestPast = readStatement({
  name: 'priceHistory.latest',
  columns: {
    since: integer,
    until: integer,
    net: integer,
    client: orNull(text),
    person: orNull(text),
    import_id: orNull(text),
  },
  sql: `SELECT since, until, net, client, person, import_id FROM price_history WHERE price_list = $1 AND product_id = $2
    ORDER BY until DESC, since DESC LIMIT $3`,
})

/** Placeholders of who made the change. */
const changers = (from: number) => [from, from + 1, from + 2].map((at) => `CAST($${at} AS TEXT)`).join(', ')
const valuesOf = (by: Actor | null): (string | null)[] =>
  by ? [by.client, by.subject, by.importId ?? null] : [null, null, null]

const keepPast = writeStatement({
  name: 'priceHistory.keepPrice',
  sql: `INSERT INTO price_history (price_list, product_id, until, since, net, client, person, import_id)
    SELECT price_list, product_id, CAST($4 AS BIGINT), 0, net, ${changers(5)} FROM price
    WHERE price_list = $1 AND product_id = $2 AND net <> $3
    ON CONFLICT DO NOTHING`,
})

const keepPastRule = writeStatement({
  name: 'priceHistory.keepRule',
  sql: `INSERT INTO price_history (price_list, product_id, until, since, net, client, person, import_id)
    SELECT price_list, product_id, CASE WHEN valid_until < $4 THEN valid_until ELSE $4 END,
      CASE WHEN valid_from = 0 THEN 1 ELSE valid_from END, net, ${changers(7)}
    FROM price_rule
    WHERE price_list = $1 AND product_id = $2 AND min_quantity = 1 AND valid_from = $3 AND valid_from < $4
      AND (net <> $5 OR COALESCE(valid_until, 0) <> $6)
    ON CONFLICT DO NOTHING`,
})

const upsert = writeStatement({
  name: 'priceRule.save',
  sql: `INSERT INTO price_rule (price_list, product_id, min_quantity, valid_from, valid_until, net)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (price_list, product_id, min_quantity, valid_from)
    DO UPDATE SET valid_until = excluded.valid_until, net = excluded.net`,
})

const hold = writeStatement({
  name: 'priceRule.hold',
  sql: `UPDATE price_rule SET net = net WHERE price_list = $1 AND product_id = $2 AND min_quantity = $3 AND valid_from = $4
    AND COALESCE(valid_until, 0) = $5 AND net = $6`,
})

const holdAll = writeStatement({
  name: 'priceRule.holdAll',
  sql: 'UPDATE price_rule SET net = net WHERE price_list = $1 AND product_id = $2',
})

const remove = writeStatement({
  name: 'priceRule.remove',
  sql: `DELETE FROM price_rule WHERE price_list = $1 AND product_id = $2 AND min_quantity = $3 AND valid_from = $4`,
})

/** The rules of a list that have not ended, by product. */
export async function loadRules(
  store: Store,
  priceList: string,
  now: number,
): Promise<Map<string, PriceRule[]>> {
  const rules = new Map<string, PriceRule[]>()
  for await (const page of rulePages(store, priceList, now)) {
    for (const { productId, rule } of page) {
      const known = rules.get(productId)
      if (known) known.push(rule)
      else rules.set(productId, [rule])
    }
  }
  return rules
}

/** The rules of a list that end after a time, in the order of products. */
export async function* rulePages(
  store: Store,
  priceList: string,
  endAfter: number,
): AsyncGenerator<{ productId: string; rule: PriceRule }[]> {
  const pages = readPages(
    store,
    (after) => ({ statement: selectPage, values: [priceList, ...positionOf(after), endAfter] }),
    ({ product_id, min_quantity, valid_from }) => JSON.stringify([product_id, min_quantity, valid_from]),
  )
  for await (const rows of pages) {
    yield rows.map((row) => ({ productId: row.product_id, rule: ruleOf(row) }))
  }
}

/** Before the first page the position is empty. */
const positionOf = (after: string): [string, number, number] =>
  after === '' ? ['', 0, 0] : JSON.parse(after)

/** The rules of one product, ended ones included. */
export const loadRulesOf = async (
  store: Reader,
  priceList: string,
  productId: string,
): Promise<PriceRule[]> =>
  (await store.all({ statement: selectOfProduct, values: [priceList, productId] })).map(ruleOf)

const day = 86_400_000

/** The prices of a product that ended within the days of the lowest price. */
export const loadPastPrices = (
  store: Reader,
  priceList: string,
  productId: string,
  now: number,
): Promise<PastPrice[]> =>
  store.all({ statement: selectPast, values: [priceList, productId, now - daysOfLowest * day] })

/** The prices that a product had before, the latest first. */
export const loadLatestPastPrices = (store: Reader, priceList: string, productId: string, limit: number) =>
  store.all({ statement: selectLatestPast, values: [priceList, productId, limit] })

const ruleOf = (row: RowOf<typeof ruleColumns>): PriceRule => ({
  minQuantity: row.min_quantity,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  net: row.net,
})

/** Goes before the write that changes the undated price. Writes nothing if there is no price, or the same. */
export const keepPastPrice = (
  priceList: string,
  productId: string,
  net: number,
  now: number,
  by: Actor | null = null,
): Write => write(keepPast, [priceList, productId, net, now, ...valuesOf(by)], 'any')

/** Goes before the write that replaces or removes a rule. Writes nothing if the rule stays as it is. */
function keepPastRuleOf(
  priceList: string,
  productId: string,
  { minQuantity, validFrom, validUntil, net }: PriceRule,
  now: number,
  by: Actor | null,
): Write[] {
  // Only prices of one unit count for the lowest price.
  if (minQuantity > 1) return []
  const values = [priceList, productId, validFrom, now, net, validUntil ?? 0, ...valuesOf(by)]
  return [write(keepPastRule, values, 'any')]
}

/** Inserts a rule, or replaces that of the same step and beginning. */
export const savePriceRule = (
  priceList: string,
  productId: string,
  rule: PriceRule,
  now: number,
  by: Actor | null = null,
): Write[] => [
  ...keepPastRuleOf(priceList, productId, rule, now, by),
  write(upsert, [priceList, productId, rule.minQuantity, rule.validFrom, rule.validUntil, rule.net]),
]

/**
 * Touch the right number of rows only while the product has these rules and no other. A rule that another command is about to add
 * cannot be seen: commands that add rules hold the product first.
 */
export const holdPriceRules = (priceList: string, productId: string, rules: PriceRule[]): Write[] => [
  ...rules.map(
    ({ minQuantity, validFrom, validUntil, net }): Write =>
      write(hold, [priceList, productId, minQuantity, validFrom, validUntil ?? 0, net]),
  ),
  write(holdAll, [priceList, productId], rules.length),
]

/** No rule has this price: every rule differs from it. */
const noNet = -1

export const removePriceRule = (
  priceList: string,
  productId: string,
  { minQuantity, validFrom }: Pick<PriceRule, 'minQuantity' | 'validFrom'>,
  now: number,
  by: Actor | null = null,
): Write[] => [
  ...keepPastRuleOf(priceList, productId, { minQuantity, validFrom, validUntil: null, net: noNet }, now, by),
  write(remove, [priceList, productId, minQuantity, validFrom]),
]
