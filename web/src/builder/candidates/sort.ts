// The sort orders of a list. Ties are sorted by name. The order by fit puts what is recommended for the build first, and the
// relevance before that if a text is searched for.
import { texts } from '../../texts'
import type { Candidate } from './candidate'
import { factLabel } from './format-fact'
import type { KeyFact } from './key-facts'
import { type Ranks, relevanceOf } from './search-candidates'
import { fitRank, type Verdicts } from './verdict'

/** A fixed order, or `fact:` and the name of a key fact. */
export type SortOrder = 'fit' | 'price-up' | 'price-down' | 'name' | 'availability' | `fact:${string}`

export interface SortChoice {
  value: SortOrder
  label: string
}

const words = texts.candidates.sort
const fixedOrders = ['fit', 'price-up', 'price-down', 'name', 'availability'] as const

/** Without prices, the list cannot be sorted by price. */
export const sortChoices = (facts: readonly KeyFact[], hasPrices: boolean): SortChoice[] => [
  ...fixedOrders
    .filter((value) => hasPrices || !value.startsWith('price'))
    .map((value) => ({ value, label: words[value] })),
  ...facts.flatMap(({ name, sort }) =>
    sort ? { value: `fact:${name}` as const, label: words[sort](factLabel(name)) } : [],
  ),
]

/** Smaller comes first; the first difference decides. Unknown values come last in both directions. */
type Keys = (candidate: Candidate) => readonly number[]

const last = Number.POSITIVE_INFINITY

const availabilityRank: Record<string, number> = {
  Available: 0,
  ConfirmedRestock: 1,
  UnconfirmedRestock: 2,
  Unknown: 3,
  Unavailable: 4,
}

const priceKey = ({ price }: Candidate) => price ?? last

function keysOf(
  order: SortOrder,
  verdicts: Verdicts,
  facts: readonly KeyFact[],
  ranks: Ranks | undefined,
): Keys {
  switch (order) {
    case 'fit':
      return (candidate) => {
        const { fit, rank = 0 } = verdicts.get(candidate.id) ?? { fit: 'fits' }
        return [fitRank[fit], relevanceOf(ranks?.[candidate.place] ?? 0), rank, priceKey(candidate)]
      }
    case 'price-up':
      return (candidate) => [priceKey(candidate)]
    case 'price-down':
      return ({ price }) => [price === undefined ? last : -price]
    case 'name':
      return () => []
    case 'availability':
      return (candidate) => [...availabilityKeys(candidate), priceKey(candidate)]
    default:
      return factKeys(order.slice('fact:'.length), facts)
  }
}

function availabilityKeys({ product: { availability } }: Candidate): number[] {
  const rank = availabilityRank[availability.status] ?? last
  const isDated = availability.status === 'ConfirmedRestock' && availability.availableAt !== null
  return [rank, isDated ? Date.parse(availability.availableAt ?? '') : 0]
}

function factKeys(name: string, facts: readonly KeyFact[]): Keys {
  const index = facts.findIndex((fact) => fact.name === name)
  const sign = facts[index]?.sort === 'down' ? -1 : 1
  return (candidate) => {
    const value = candidate.values[index]
    return [typeof value === 'number' ? sign * value : last, priceKey(candidate)]
  }
}

export function sortCandidates(
  candidates: readonly Candidate[],
  order: SortOrder,
  verdicts: Verdicts,
  facts: readonly KeyFact[],
  ranks?: Ranks,
): Candidate[] {
  const keys = keysOf(order, verdicts, facts, ranks)
  return candidates
    .map((candidate) => ({ candidate, keys: keys(candidate) }))
    .sort((a, b) => compareKeys(a.keys, b.keys) || a.candidate.place - b.candidate.place)
    .map(({ candidate }) => candidate)
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index++) {
    const left = a[index] as number
    const right = b[index] as number
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}
