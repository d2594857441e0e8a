import { isCurrency } from '../../codes.ts'
import { toMinor } from '../../money.ts'
import type { Store } from '../../store/store.ts'
import { loadPriceLists, savePrice, savePriceList } from '../prices.ts'
import { loadProductIds } from '../product.ts'
import { fileFormats, type PriceRow } from './formats.ts'
import type { Progress } from './progress.ts'
import { type ImportRow, readRows } from './read-file.ts'
import { emptyReport, type ImportReport } from './report.ts'
import { saveRows } from './save-rows.ts'

/** Net prices per price list. A list is made when it first appears; prices not in the file stay as they are. */
export async function importPrices(file: string, store: Store, progress: Progress): Promise<ImportReport> {
  const report = emptyReport()
  const lists = new Map((await loadPriceLists(store)).map(({ id, currency }) => [id, currency]))
  const rows = readRows(file, fileFormats.prices, report)<PriceRow>('prices')
  const products = await loadProductIds(store)
  const usable = rows.filter((row) => checkPrice(row, lists, products))
  await store.batch([...lists].map(([id, currency]) => savePriceList(id, currency)))
  const save = ({ priceList, currency, productId, net }: PriceRow) => [
    savePrice(priceList, productId, toMinor(net, currency) as number),
  ]
  await saveRows(store, { list: 'prices', rows: usable, save, topic: 'prices' }, report, progress)
  return report
}

function checkPrice(
  { value, leaveOut }: ImportRow<PriceRow>,
  lists: Map<string, string>,
  products: Set<string>,
): boolean {
  const { priceList, currency, productId, net } = value
  if (!products.has(productId)) {
    leaveOut(`there is no product ${productId}`)
    return false
  }
  if (!isCurrency(currency)) {
    leaveOut(`${currency} is no currency; write ISO 4217, such as NOK`)
    return false
  }
  const inForce = lists.get(priceList) ?? currency
  if (inForce !== currency) {
    leaveOut(`the price list ${priceList} is in ${inForce}, not in ${currency}`)
    return false
  }
  if (toMinor(net, currency) === undefined) {
    leaveOut(`${net} has more decimals than ${currency}`)
    return false
  }
  lists.set(priceList, currency)
  return true
}
