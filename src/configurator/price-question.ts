import { LRUCache } from 'lru-cache'
import type { PartsCatalog } from '../catalog/catalog.ts'
import type { PriceList, Prices } from '../catalog/prices.ts'
import type { Steps } from '../compatibility/index.ts'
import type { BasisPoints } from '../platform/money.ts'
import { sameIds } from './same-ids.ts'

/** The data that the prices of an account depend on. */
export interface PriceQuestion {
  catalog: PartsCatalog
  /** All price lists, `priceList` among them. */
  prices: Prices
  priceList: PriceList
  vatRate: BasisPoints
  /** Discontinued products that are sold out. */
  soldOut: ReadonlySet<string>
  /** Products without a free unit and without an expected date, where that matters. */
  undated?: ReadonlySet<string>
}

/** Maximum number of prices in all cached lists together. */
const maxKeptPrices = 250_000

interface Kept<T> {
  soldOut: ReadonlySet<string>
  undated: ReadonlySet<string>
  /** Unfinished computation until `made` is set; every waiting request advances it by a step. */
  work: Steps<T>
  made?: { value: T }
}

/**
 * Caches a value for the most recently requested price lists, until prices, products or shortages change. The
 * cache is keyed weakly by catalog and prices: once they are replaced, the garbage collector can free all values made
 * from them, also for price lists that are not requested again.
 */
export function keptPerPriceList<T>(
  make: (question: PriceQuestion) => Steps<T>,
): (question: PriceQuestion) => Steps<T> {
  const generations = new WeakMap<PartsCatalog, WeakMap<Prices, LRUCache<string, Kept<T>>>>()

  function keptFor({ catalog, prices }: PriceQuestion): LRUCache<string, Kept<T>> {
    const byPrices = generations.get(catalog) ?? new WeakMap<Prices, LRUCache<string, Kept<T>>>()
    const kept = byPrices.get(prices) ?? new LRUCache<string, Kept<T>>({ maxSize: maxKeptPrices })
    generations.set(catalog, byPrices.set(prices, kept))
    return kept
  }

  return function* keptOrMade(question) {
    const { priceList, vatRate, soldOut, undated = none } = question
    const kept = keptFor(question)
    const key = `${priceList.id} ${vatRate}`
    const known = kept.get(key)
    const isCurrent = known && sameIds(known.soldOut, soldOut) && sameIds(known.undated, undated)
    const entry: Kept<T> = isCurrent ? known : { soldOut, undated, work: make(question) }
    kept.set(key, entry, { size: Math.min(Math.max(priceList.net.size, 1), maxKeptPrices) })
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

const none: ReadonlySet<string> = new Set()
