import { loadPrices, savePrice } from '../../src/catalog/prices.ts'
import { pricesTopic } from '../../src/catalog/topics.ts'
import type { ImportProgress } from '../../src/platform/import/progress.ts'
import type { Store } from '../../src/platform/store/store.ts'
import type { OpenDbReport } from './report.ts'
import { chunkSaver } from './save-chunks.ts'

/** About what a euro is worth. */
const rates: Record<string, number> = {
  EUR: 1,
  NOK: 11.7,
  SEK: 11.3,
  DKK: 7.46,
  ISK: 145,
  GBP: 0.86,
  CHF: 0.95,
  PLN: 4.3,
  CZK: 25,
  USD: 1.1,
  JPY: 165,
}

/** Adds a price for every product without one to every price list; existing prices are kept. */
export async function saveDemoPrices(
  store: Store,
  worth: ReadonlyMap<string, number>,
  { progress, clock }: { progress: ImportProgress; clock: () => number },
): Promise<NonNullable<OpenDbReport['prices']>> {
  const lists = [...(await loadPrices(store, clock())).values()]
  const unpriced = lists.filter(({ currency }) => !(currency in rates))
  const missing = lists.flatMap(({ id, currency, exponent, net }) => {
    const rate = rates[currency]
    if (rate === undefined) return []
    return [...worth]
      .filter(([productId]) => !net.has(productId))
      .map(([productId, eur]) => ({ id, productId, net: inMinor(eur * rate, exponent) }))
  })
  const saver = chunkSaver(store, pricesTopic, clock)
  await saver.save(
    missing,
    ({ id, productId, net }) => [savePrice(id, productId, net)],
    (done) => progress('prices', done, missing.length),
  )
  await saver.finish()
  return {
    written: missing.length,
    skippedLists: unpriced.map(({ id, currency }) => ({
      priceList: id,
      reason: `no demo prices, as no rate is known for ${currency}`,
    })),
  }
}

/** Whole units of the currency, as shops like them. */
const inMinor = (amount: number, exponent: number) => Math.round(amount) * 10 ** exponent
