import { describe, expect, it } from 'vitest'
import { keyFactsOf } from './key-facts'
import { type SortOrder, sortCandidates, sortChoices } from './sort'
import { candidates, ids, priced, verdicts } from './testing'

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

describe('the order', () => {
  it('of fit is by fit, then by price, then by name', () => {
    expect(sorted('fit', { a: 'fits', b: 'clashes', c: 'unsure', d: 'warns', e: 'fits' })).toBe('eacdb')
    expect(sorted('fit')).toBe('bdeac')
  })

  it('of price has what has none at the end, both ways', () => {
    expect(sorted('price-up')).toBe('bdeac')
    expect(sorted('price-down')).toBe('adebc')
  })

  it('of names is the one they come in', () => {
    expect(sorted('name')).toBe('abcde')
  })

  it('of availability is what is there, then by date, then the rest', () => {
    expect(sorted('availability')).toBe('acdbe')
  })

  it('of a fact has what is not known at the end', () => {
    expect(sorted('fact:tdpWatts')).toBe('deabc')
  })

  it('can be chosen by the facts of the kind', () => {
    expect(sortChoices(keyFactsOf('cpu'), true).map(({ label }) => label)).toEqual([
      'Best fit, then price',
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
    expect(sortChoices([], false).map(({ label }) => label)).toEqual(['Best fit', 'Name', 'Availability'])
  })
})
