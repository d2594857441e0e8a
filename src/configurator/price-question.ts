import type { Catalog } from '../catalog/catalog.ts'
import type { PriceList, Prices } from '../catalog/prices.ts'
import type { Turns } from '../compatibility/index.ts'
import { createSizedCache, type SizedCache } from '../platform/cache/sized-cache.ts'
import type { BasisPoints } from '../platform/money.ts'

/** What the prices of an account depend on. */
export interface PriceQuestion {
  catalog: Catalog
  /** All price lists, `priceList` among them. */
  prices: Prices
  priceList: PriceList
  vatRate: BasisPoints
  /** Discontinued products of which none is left. */
  soldOut: ReadonlySet<string>
}

/** Prices in all lists that are kept, together. */
const maxKeptPrices = 250_000

interface Kept<T> {
  soldOut: ReadonlySet<string>
  /** Under way until `made` is there; every request that waits for it takes it a step further. */
  work: Turns<T>
  made?: { value: T }
}

/**
 * Keeps what was made for the price lists that were asked for last, until a price, a product or what is sold out
 * changes. What belongs to an older catalog or to older prices is kept by nothing but these themselves: once they are
 * replaced, all of it can be collected, also for price lists that are not asked for again.
 */
export function keptPerPriceList<T>(
  make: (question: PriceQuestion) => Turns<T>,
): (question: PriceQuestion) => Turns<T> {
  const generations = new WeakMap<Catalog, WeakMap<Prices, SizedCache<Kept<T>>>>()

  function keptFor({ catalog, prices }: PriceQuestion): SizedCache<Kept<T>> {
    const byPrices = generations.get(catalog) ?? new WeakMap<Prices, SizedCache<Kept<T>>>()
    const kept = byPrices.get(prices) ?? createSizedCache<Kept<T>>(maxKeptPrices)
    generations.set(catalog, byPrices.set(prices, kept))
    return kept
  }

  return function* keptOrMade(question) {
    const { priceList, vatRate, soldOut } = question
    const kept = keptFor(question)
    const key = `${priceList.id} ${vatRate}`
    const known = kept.get(key)
    const entry: Kept<T> =
      known && isEqual(known.soldOut, soldOut) ? known : { soldOut, work: make(question) }
    kept.set(key, entry, Math.min(priceList.net.size, maxKeptPrices))
    while (!entry.made) {
      try {
        const { done, value } = entry.work.next()
        if (done) entry.made = { value }
        else yield
      } catch (error) {
        kept.delete(key)
        throw error
      }
    }
    return entry.made.value
  }
}

const isEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a === b || (a.size === b.size && a.isSubsetOf(b))
