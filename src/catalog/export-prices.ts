// A price list as CSV, in the columns of the import: importing it again changes nothing.
import { PriceRow } from '../contract/import-formats.ts'
import { csvLine } from '../platform/csv.ts'
import { toDecimal } from '../platform/money.ts'
import type { Store } from '../platform/store/store.ts'
import { isoDate, isoDateOrNull } from '../platform/time.ts'
import { rulePages } from './price-rule-rows.ts'
import { pricePages, type StoredPriceList } from './prices.ts'

type Row = Record<keyof PriceRow, string | number | null>

const columns = Object.keys(PriceRow.properties) as (keyof PriceRow)[]

const lineOf = (row: Row) => csvLine(columns.map((name) => row[name]))

export const headerOfPrices = csvLine(columns)

/** Page by page: first the undated prices of one unit, then all rules, ended ones included. */
export async function* pricesAsCsv(
  store: Store,
  { id: priceList, currency, exponent }: StoredPriceList,
): AsyncGenerator<string> {
  const undated = { priceList, currency, minQuantity: null, validFrom: null, validUntil: null }
  yield headerOfPrices
  for await (const page of pricePages(store, priceList)) {
    yield page
      .map(({ product_id, net }) =>
        lineOf({ ...undated, productId: product_id, net: toDecimal(net, exponent) }),
      )
      .join('')
  }
  for await (const page of rulePages(store, priceList, beforeAnyEnd)) {
    yield page
      .map(({ productId, rule: { minQuantity, validFrom, validUntil, net } }) =>
        lineOf({
          priceList,
          currency,
          productId,
          net: toDecimal(net, exponent),
          minQuantity,
          validFrom: validFrom === 0 ? null : isoDate(validFrom),
          validUntil: isoDateOrNull(validUntil),
        }),
      )
      .join('')
  }
}

const beforeAnyEnd = -1
