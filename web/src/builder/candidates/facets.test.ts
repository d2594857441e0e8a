import { describe, expect, it } from 'vitest'
import { candidates, ids, priced, verdicts } from './candidates.fixture'
import { applyFilters, facetsOf, fewValues } from './facets'
import { countFilters, type Filters, noFilters, toggled } from './filters'
import { keyFactsOf } from './key-facts'

const boards = candidates(
  'motherboard',
  {
    name: 'Alpha One',
    manufacturer: 'X',
    facts: { socket: 'AM5', formFactor: 'ATX', wireless: true },
    price: priced(100),
  },
  {
    name: 'Beta Two',
    manufacturer: 'X',
    facts: { socket: 'AM5', formFactor: 'Mini-ITX' },
    price: priced(200),
  },
  {
    name: 'Gamma',
    manufacturer: 'Y',
    facts: { socket: 'AM4', formFactor: 'ATX', wireless: false },
    price: null,
  },
  {
    name: 'Delta',
    manufacturer: 'Z',
    facts: { socket: 'AM4' },
    price: priced(50),
    availability: { status: 'ConfirmedRestock', availableAt: '2026-01-01T00:00:00Z', freeUnits: 0 },
  },
)
const facets = facetsOf(boards, keyFactsOf('motherboard'))
const found = (change: Partial<Filters>, fits = {}) =>
  ids(applyFilters(boards, facets, { ...noFilters, ...change }, verdicts(fits)).found)
const countsOf = (name: string, change: Partial<Filters>) =>
  Object.fromEntries(
    applyFilters(boards, facets, { ...noFilters, ...change }, new Map()).counts.get(name) ?? [],
  )

describe('filters', () => {
  it('filters: without filters all candidates match', () => {
    expect(found({})).toBe('abcd')
    expect(countFilters(noFilters)).toBe(0)
  })

  it('filters: a search matches all words, in any order, in name, maker and numbers', () => {
    expect(found({ text: 'two beta' })).toBe('b')
    expect(found({ text: ' x ONE' })).toBe('a')
    expect(found({ text: 'nothing' })).toBe('')
  })

  it('filters: a search also matches facts, incomplete words and one typo', () => {
    expect(found({ text: 'am4' })).toBe('cd')
    expect(found({ text: 'am5 mini itx' })).toBe('b')
    expect(found({ text: 'alp' })).toBe('a')
    expect(found({ text: 'gaxxa' })).toBe('')
    expect(found({ text: 'gamna' })).toBe('c')
  })

  it('filters: a candidate matches if its maker is one of the ticked', () => {
    expect(found({ makers: ['X', 'Z'] })).toBe('abd')
  })

  it('filters: a price range excludes candidates without a price', () => {
    expect(found({ priceFrom: 100 })).toBe('ab')
    expect(found({ priceTo: 100 })).toBe('ad')
    expect(found({ priceFrom: 60, priceTo: 150 })).toBe('a')
  })

  it('filters: any ticked value of a fact matches, all facts must match', () => {
    expect(found({ facts: { socket: ['AM4', 'AM5'] } })).toBe('abcd')
    expect(found({ facts: { socket: ['AM5'], formFactor: ['ATX'] } })).toBe('a')
    expect(found({ facts: { wireless: ['true'] } })).toBe('a')
  })

  it('filters: "only what fits" hides candidates that do not fit and keeps unchecked ones', () => {
    expect(found({ onlyFitting: true }, { a: 'clashes', b: 'warns', c: 'unsure' })).toBe('bcd')
  })

  it('filters: "in stock only" hides candidates not in stock', () => {
    expect(found({ inStockOnly: true })).toBe('abc')
  })

  it('filters: set filters are counted', () => {
    expect(countFilters({ ...noFilters, makers: ['X'], facts: { socket: ['AM4', 'AM5'] }, priceTo: 5 })).toBe(
      4,
    )
  })

  it('filters: a value can be ticked and unticked', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})

describe('facets', () => {
  it('facets: are built from existing values; a single value makes no facet', () => {
    expect(facets.map(({ name }) => name)).toEqual(['maker', 'socket', 'formFactor', 'wireless'])
  })

  it('facets: each value counts the candidates it would leave under the other filters', () => {
    expect(countsOf('socket', {})).toEqual({ AM5: 2, AM4: 2 })
    expect(countsOf('socket', { facts: { formFactor: ['ATX'] } })).toEqual({ AM5: 1, AM4: 1 })
    expect(countsOf('socket', { facts: { socket: ['AM5'] } })).toEqual({ AM5: 2, AM4: 2 })
    expect(countsOf('formFactor', { facts: { socket: ['AM5'] } })).toEqual({ ATX: 1, 'Mini-ITX': 1 })
    expect(countsOf('maker', { text: 'alpha' })).toEqual({ X: 1 })
  })

  it('facets: figures are divided into steps, in order', () => {
    const supplies = candidates(
      'powerSupply',
      ...[1300, 400, 650, 749, 750].map((ratedWatts) => ({ facts: { ratedWatts } })),
    )
    const [facet] = facetsOf(supplies, keyFactsOf('powerSupply')).filter(({ name }) => name === 'ratedWatts')
    expect(facet?.values.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      'Under 450 W',
      '650 W to under 750 W',
      '750 W to under 850 W',
      '1200 W and more',
    ])
  })

  it('facets: the short list has values that match something, and the ticked ones, in order', () => {
    const values = [...'abcde'].map((value) => ({ value, label: value }))
    const counts = new Map([
      ['b', 2],
      ['c', 1],
      ['d', 5],
    ])
    const shown = fewValues(values, counts, ['e'], 2).map(({ value }) => value)
    expect(shown).toEqual(['b', 'c', 'e'])
  })

  it('facets: figures are sorted by size, words by frequency', () => {
    const kits = candidates(
      'memory',
      ...[32, 8, 16, 16].map((moduleGb) => ({
        facts: { modules: 2, moduleGb, type: moduleGb > 8 ? 'DDR5' : 'DDR4' },
      })),
    )
    const values = (name: string) =>
      facetsOf(kits, keyFactsOf('memory'))
        .find((facet) => facet.name === name)
        ?.values.map(({ label }) => label.replaceAll('\u00a0', ' '))
    expect(values('capacityGb')).toEqual(['16 GB', '32 GB', '64 GB'])
    expect(values('type')).toEqual(['DDR5', 'DDR4'])
  })
})
