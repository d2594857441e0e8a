// The filters of the list, and the functions that apply them.
import type { Candidate } from './candidate'
import { isMatch, type Ranks } from './search-candidates'
import type { Verdicts } from './verdict'

export interface Filters {
  text: string
  makers: readonly string[]
  priceFrom: number | undefined
  priceTo: number | undefined
  /** Ticked values by the name of the key fact. */
  facts: Readonly<Record<string, readonly string[]>>
  onlyFitting: boolean
  inStockOnly: boolean
}

export const noFilters: Filters = {
  text: '',
  makers: [],
  priceFrom: undefined,
  priceTo: undefined,
  facts: {},
  onlyFitting: false,
  inStockOnly: false,
}

/** The number of filters set; the search text is not counted, because it is always visible. */
export const countFilters = ({ makers, priceFrom, priceTo, facts, onlyFitting, inStockOnly }: Filters) =>
  makers.length +
  Object.values(facts).reduce((sum, { length }) => sum + length, 0) +
  [priceFrom !== undefined || priceTo !== undefined, onlyFitting, inStockOnly].filter(Boolean).length

export const makerOf = ({ product }: Candidate) => product.manufacturer ?? ''

/** The filters that have no facet. */
export function matchesFilters(
  filters: Filters,
  verdicts: Verdicts,
  ranks: Ranks | undefined,
): (candidate: Candidate) => boolean {
  const { priceFrom = Number.NEGATIVE_INFINITY, priceTo = Number.POSITIVE_INFINITY } = filters
  const asksPrice = filters.priceFrom !== undefined || filters.priceTo !== undefined
  return (candidate) =>
    !(filters.inStockOnly && !candidate.isInStock) &&
    !(filters.onlyFitting && verdicts.get(candidate.id)?.fit === 'clashes') &&
    !(asksPrice && !isWithin(candidate.price, priceFrom, priceTo)) &&
    isMatch(ranks, candidate)
}

const isWithin = (price: number | undefined, from: number, to: number) =>
  price !== undefined && price >= from && price <= to

/** The list with a value added or removed. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
