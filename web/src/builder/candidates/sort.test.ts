import { describe, expect, it } from 'vitest'
import { candidates, ids, priced, verdicts } from './candidates.fixture'
import { keyFactsOf } from './key-facts'
import { rankCandidates } from './search-candidates'
import { type SortOrder, sortCandidates, sortChoices } from './sort'
import type { Verdicts } from './verdict'

const restock = (availableAt: string | null) => ({
  status: 'ConfirmedRestock' as const,
  availableAt,
  freeUnits: 0,
})
const cpus = candidates(
  'cpu',
  { price: priced(300), facts: { tdpWatts: 65 } },
  { price: priced(100), facts: { tdpWatts: 120 }, availability: restock('2026-03-01T00:00:00Z') },
  { price: null, facts: {} },
  { price: priced(200), facts: { tdpWatts: 35 }, availability: restock('2026-02-01T00:00:00Z') },
  {
    price: priced(200),
    facts: { tdpWatts: 65 },
    availability: { status: 'Unavailable', availableAt: null, freeUnits: 0 },
  },
)
const sorted = (order: SortOrder, fits = {}) =>
  ids(sortCandidates(cpus, order, verdicts(fits), keyFactsOf('cpu')))

describe('sort', () => {
  it('sort by fit: what is recommended for the build comes before what is cheaper', () => {
    const ranked: Verdicts = new Map(
      [3, 1, 2, 0].map((rank, place) => [
        'abcd'[place] as string,
        { fit: 'fits' as const, findings: [], rank },
      ]),
    )
    expect(ids(sortCandidates(cpus.slice(0, 4), 'fit', ranked, []))).toBe('dbca')
    expect(ids(sortCandidates(cpus.slice(0, 4), 'price-up', ranked, []))).toBe('bdac')
  })

  it('sort by fit: then by price, then by name', () => {
    expect(sorted('fit', { a: 'fits', b: 'clashes', c: 'unsure', d: 'warns', e: 'fits' })).toBe('eacdb')
    expect(sorted('fit')).toBe('bdeac')
  })

  it('sort by fit with a search: relevance comes before price, and fit before relevance', () => {
    const kits = candidates(
      'memory',
      { name: 'Alpha 5090 kit', price: priced(300) },
      { name: 'Beta 50901 kit', price: priced(100) },
      { name: 'Gamma 5090 kit', price: priced(200) },
    )
    const ranks = rankCandidates(kits, '5090')
    const order = (fits = {}) => ids(sortCandidates(kits, 'fit', verdicts(fits), [], ranks))
    expect(order()).toBe('cab')
    expect(order({ c: 'clashes' })).toBe('abc')
    expect(ids(sortCandidates(kits, 'price-up', verdicts({}), [], ranks))).toBe('bca')
  })

  it('sort by price: candidates without a price come last in both directions', () => {
    expect(sorted('price-up')).toBe('bdeac')
    expect(sorted('price-down')).toBe('adebc')
  })

  it('sort by name: keeps the order of loading', () => {
    expect(sorted('name')).toBe('abcde')
  })

  it('sort by availability: in stock first, then by date, then the rest', () => {
    expect(sorted('availability')).toBe('acdbe')
  })

  it('sort by a fact: unknown values come last', () => {
    expect(sorted('fact:tdpWatts')).toBe('deabc')
  })

  it('sort orders: the facts of the kind can be chosen', () => {
    expect(sortChoices(keyFactsOf('cpu'), true).map(({ label }) => label)).toEqual([
      'Recommended',
      'Price, lowest first',
      'Price, highest first',
      'Name',
      'Availability',
      'Cores, highest first',
      'Boost clock, highest first',
      'Base power, lowest first',
      'Cache, highest first',
      'Released, highest first',
    ])
    expect(sortChoices([], false).map(({ label }) => label)).toEqual(['Recommended', 'Name', 'Availability'])
  })
})
