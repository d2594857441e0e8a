// Prices as rows: of one unit, or by quantity and date.
import type { TObject } from 'typebox'
import { checkPrice, listsByStandard, priceWrites, ruleIn } from '../catalog/import-prices.ts'
import { loadRulesOf } from '../catalog/price-rule-rows.ts'
import type { PriceRule } from '../catalog/price-rules.ts'
import { loadPricesOf, type StoredPriceList, savePriceList } from '../catalog/prices.ts'
import { loadKnownProducts } from '../catalog/product.ts'
import { pricesTopic } from '../catalog/topics.ts'
import { fileFormats, type PriceRow } from '../contract/import-formats.ts'
import { exponentOf } from '../platform/currencies.ts'
import { toDecimal, toMinor } from '../platform/money.ts'
import type { Store } from '../platform/store/store.ts'
import type { Change, RowKind } from './row-kinds.ts'

const keyOf = ({ priceList, productId }: PriceRow) => JSON.stringify([priceList, productId])

export const priceRows: RowKind<PriceRow> = {
  schema: fileFormats.prices.prices as TObject,
  topic: pricesTopic,
  prepare: async (rows, { store, now, seen, by }) => {
    // A dry run converts lists too: their amounts stay the same.
    const stored = await listsByStandard(store, new Set(rows.map(({ priceList }) => priceList)))
    const lists = new Map([...stored, ...seen.priceLists])
    const products = await loadKnownProducts(
      store,
      rows.map(({ productId }) => productId),
    )
    const prices = await loadStoredPrices(store, rows)
    return (row) => {
      if (!checkPrice(row, lists, products)) return undefined
      const { priceList, productId, currency } = row.value
      const isNewList = !stored.has(priceList)
      if (isNewList) seen.priceLists.set(priceList, lists.get(priceList) as StoredPriceList)
      const rule = ruleIn(row.value)
      const subject = rule
        ? ['price rule', priceList, productId, rule.minQuantity, rule.validFrom]
        : ['price', priceList, productId]
      const after = rule ?? minorOf(row.value)
      const before = rule ? prices.rule(row.value, rule) : prices.undated(row.value)
      const status = seen.compare(subject, before, after)
      if (status === 'equal') return { status, subject, writes: [] }
      prices.remember(row.value, rule)
      const writes = [
        ...(isNewList ? [savePriceList(priceList, currency)] : []),
        ...priceWrites(row.value, now, by),
      ]
      const netBefore = typeof before === 'object' ? before.net : before
      return { status, subject, writes, change: changeOf(row.value, netBefore) }
    }
  },
}

const minorOf = ({ net, currency }: PriceRow) => toMinor(net, exponentOf(currency)) as number

/** The prices that these rows may change, as they are after the rows so far. */
async function loadStoredPrices(store: Store, rows: PriceRow[]) {
  const undated = new Map<string, number>()
  for (const [list, own] of Map.groupBy(rows, ({ priceList }) => priceList)) {
    const ids = own.map(({ productId }) => productId)
    for (const { product_id, net } of await loadPricesOf(store, list, ids))
      undated.set(JSON.stringify([list, product_id]), net)
  }
  const ruled = await Promise.all(
    rows
      .filter(ruleIn)
      .map(async (row) => [keyOf(row), await loadRulesOf(store, row.priceList, row.productId)] as const),
  )
  const rules = new Map(ruled)
  const isSameStep = (one: PriceRule, other: PriceRule) =>
    one.minQuantity === other.minQuantity && one.validFrom === other.validFrom
  return {
    undated: (row: PriceRow) => undated.get(keyOf(row)),
    rule: (row: PriceRow, rule: PriceRule) => rules.get(keyOf(row))?.find((each) => isSameStep(each, rule)),
    remember: (row: PriceRow, rule: PriceRule | undefined) => {
      const key = keyOf(row)
      if (!rule) return void undated.set(key, minorOf(row))
      const others = rules.get(key)?.filter((each) => !isSameStep(each, rule)) ?? []
      rules.set(key, [...others, rule])
    },
  }
}

/** As the administration records it: by product, with the list within. */
function changeOf(row: PriceRow, before: number | undefined): Change {
  const { priceList, productId, currency, net, minQuantity, validFrom, validUntil } = row
  const step = ruleIn(row) ? { minQuantity, validFrom, validUntil } : {}
  const old = before === undefined ? null : toDecimal(before, exponentOf(currency))
  return {
    entity: 'price',
    entityId: productId,
    before: { [priceList]: { net: old, ...step } },
    after: { [priceList]: { net, ...step } },
  }
}
