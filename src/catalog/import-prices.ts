import { fileFormats, type PriceRow } from '../contract/import-formats.ts'
import type { Actor } from '../platform/audit.ts'
import { exponentOf, isCurrency } from '../platform/currencies.ts'
import type { ImportProgress } from '../platform/import/progress.ts'
import { type ImportRow, isAddressable, readRows } from '../platform/import/read-file.ts'
import { emptyReport, type ImportReport } from '../platform/import/report.ts'
import { saveRows } from '../platform/import/save-rows.ts'
import { toMinor } from '../platform/money.ts'
import { bump } from '../platform/store/live-snapshot.ts'
import { Conflict, type Store, type Write } from '../platform/store/store.ts'
import { savePriceRule } from './price-rule-rows.ts'
import type { PriceRule } from './price-rules.ts'
import {
  changePrice,
  convertPriceList,
  isByStandard,
  loadEveryPriceList,
  type StoredPriceList,
  savePriceList,
} from './prices.ts'
import { loadProductIds } from './product.ts'
import { pricesTopic } from './topics.ts'

/** The rule of a row; undefined if it is the undated price of one unit. */
export function ruleIn({
  minQuantity,
  validFrom,
  validUntil,
  net,
  currency,
}: PriceRow): PriceRule | undefined {
  if ((minQuantity ?? 1) === 1 && validFrom === null && validUntil === null) return undefined
  return {
    minQuantity: minQuantity ?? 1,
    validFrom: validFrom === null ? 0 : Math.max(0, Date.parse(validFrom)),
    validUntil: validUntil === null ? null : Date.parse(validUntil),
    net: toMinor(net, exponentOf(currency)) as number,
  }
}

/** Stores a checked row. */
export function priceWrites(row: PriceRow, now: number, by: Actor | null = null): Write[] {
  const { priceList, productId, currency, net } = row
  const rule = ruleIn(row)
  if (rule) return savePriceRule(priceList, productId, rule, now, by)
  return changePrice(priceList, productId, toMinor(net, exponentOf(currency)) as number, now, by)
}

/** Imports net prices per price list. New lists are created; prices that are not in the file are kept. */
export async function importPrices(
  file: string,
  store: Store,
  progress: ImportProgress,
  clock: () => number = Date.now,
): Promise<ImportReport> {
  const report = emptyReport()
  const rows = readRows(file, fileFormats.prices, report)<PriceRow>('prices')
  const lists = await listsByStandard(store, new Set(rows.map(({ value }) => value.priceList)))
  const known = new Set(lists.keys())
  const products = await loadProductIds(store)
  const usable = rows.filter((row) => checkPrice(row, lists, products))
  const created = [...lists.values()].filter(({ id }) => !known.has(id))
  await store.batch(created.map(({ id, currency }) => savePriceList(id, currency)))
  const save = (row: PriceRow) => priceWrites(row, clock())
  await saveRows(store, { list: 'prices', rows: usable, save, topic: pricesTopic }, report, progress)
  return report
}

/** All price lists, retired ones included; those that get prices are stored with the decimals of ISO 4217 from now on. */
export async function listsByStandard(
  store: Store,
  wanted: Set<string>,
): Promise<Map<string, StoredPriceList>> {
  for (const list of await loadEveryPriceList(store)) {
    if (!wanted.has(list.id) || isByStandard(list)) continue
    try {
      await store.batch([...convertPriceList(list), bump(pricesTopic)])
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
  return new Map((await loadEveryPriceList(store)).map((list) => [list.id, list]))
}

export function checkPrice(
  row: ImportRow<PriceRow>,
  lists: Map<string, StoredPriceList>,
  products: Set<string>,
): boolean {
  const { value, leaveOut } = row
  const { priceList, currency, productId, net } = value
  if (!products.has(productId)) {
    leaveOut(`there is no product ${productId}`)
    return false
  }
  const list = lists.get(priceList)
  if (!list && !isAddressable(row, 'priceList')) return false
  // An existing list may have a currency that was withdrawn later.
  if (list?.currency !== currency && !isCurrency(currency)) {
    leaveOut(`${currency} is no currency; write ISO 4217, such as NOK`)
    return false
  }
  if (list && list.currency !== currency) {
    leaveOut(`the price list ${priceList} is in ${list.currency}, not in ${currency}`)
    return false
  }
  if (list && !isByStandard(list)) {
    leaveOut(
      `the prices of the list ${priceList} cannot be stored exactly with ${exponentOf(currency)} decimals; use another list`,
    )
    return false
  }
  if (toMinor(net, exponentOf(currency)) === undefined) {
    const message = `${net} has more decimals than ${currency}`
    leaveOut(message, { fieldName: 'net', message })
    return false
  }
  const rule = ruleIn(value)
  if (rule && rule.validUntil !== null && rule.validUntil <= rule.validFrom) {
    leaveOut('validUntil must be after validFrom', {
      fieldName: 'validUntil',
      message: 'must be after validFrom',
    })
    return false
  }
  if (!list) lists.set(priceList, { id: priceList, currency, exponent: exponentOf(currency) })
  return true
}
