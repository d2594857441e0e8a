import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runSteps } from '../../compatibility/index.ts'
import { index, namesFor, placesFor, products, suggestionsFor } from './demo-index.fixture.ts'
import { missedQueries } from './meant.fixture.ts'
import { queries } from './queries.fixture.ts'
import { noRank, placesByRank, rankProducts } from './rank.ts'
import { indexProducts } from './search-index.ts'
import { suggestQueries } from './suggest.ts'

/** Finds in a made-up list of names. */
const search = (names: string[], query: string) => {
  const made = names.map((name, place) => ({
    id: `made-${place}`,
    name,
    manufacturer: null,
    partNumber: null,
    ean: null,
    facts: null,
  }))
  const index = runSteps(indexProducts(made, () => null))
  return [...placesByRank(runSteps(rankProducts(index, query)))].map((place) => names[place])
}

describe('relevance in the demo catalog', () => {
  test.each(queries)('search: "%s" finds %s first', (query, first) => {
    expect(namesFor(query)[0]).toBe(first)
  })

  test('search: the first products of words, colours and facts in three languages are what is meant', () => {
    expect(
      missedQueries(products, (query) => placesFor(query).flatMap((place) => products[place] ?? [])),
    ).toEqual([])
  })

  test('search: "5090" finds all RTX 5090 cards before anything else', () => {
    const cards = products.filter(({ name }) => name.includes('RTX 5090'))
    expect(namesFor('5090').slice(0, cards.length)).toEqual(cards.map(({ name }) => name))
  })

  test('search: "rtx 5070" lists the 5070 before the 5070 Ti', () => {
    const names = namesFor('rtx 5070')
    const firstTi = names.findIndex((name) => name.includes('Ti'))
    expect(firstTi).toBeGreaterThan(0)
    expect(names.slice(firstTi).every((name) => name.includes('Ti'))).toBe(true)
  })

  test('search: "zen 5" is a fact and does not find other CPUs called Ryzen 5', () => {
    expect(namesFor('zen 5')).not.toContain('AMD Ryzen 5 7600')
    expect(namesFor('zen 4')).toContain('AMD Ryzen 5 7600')
  })
})

describe('order of matches', () => {
  test('search: whole words come before beginnings, these before other parts of words, these before typos', () => {
    expect(search(['xpower', 'powerful', 'power'], 'power')).toEqual(['power', 'powerful', 'xpower'])
    expect(search(['powre'], 'power')).toEqual(['powre'])
    expect(search(['powre', 'xpower'], 'power')).toEqual(['xpower'])
  })

  test('search: equal matches keep the order of the list', () => {
    expect(search(['b power', 'a power'], 'power')).toEqual(['b power', 'a power'])
  })

  test('search: a figure does not match the end of another', () => {
    expect(search(['A 12 TB', 'B 1.92 TB', 'C 2 TB'], '2tb')).toEqual(['C 2 TB'])
  })

  test('search: words of fewer than four letters and words with digits have no typos', () => {
    expect(search(['arc'], 'acr')).toEqual([])
    expect(search(['14700k'], '14700j')).toEqual([])
  })

  test('search: a word may run across words of the name, from the beginning of one', () => {
    expect(search(['Cooler Master', 'Lian Li'], 'coolermas')).toEqual(['Cooler Master'])
    expect(search(['Cooler Master', 'Lian Li'], 'olermaster')).toEqual([])
  })

  test('search: a sign alone must occur', () => {
    expect(search(['Black / White', 'Black White'], 'black / white')).toEqual(['Black / White'])
  })
})

describe('properties', () => {
  test('search: every product is found by its full name, its number, its part number and its EAN', () => {
    products.forEach(({ id, name, partNumber, ean }, place) => {
      expect(placesFor(name), name).toContain(place)
      for (const number of [id, partNumber, ean]) {
        if (number !== null)
          expect(placesFor(number)[0], number).toSatisfy((first: number) => {
            const { id, partNumber, ean } = products[first] ?? {}
            return [id, partNumber, ean].includes(number)
          })
      }
    })
  })

  test('search: the last digits of an EAN find its product', () => {
    const { ean, name } = products[100] ?? {}
    expect(namesFor(ean?.slice(-6) ?? '')).toContain(name)
  })

  test('search: another word at the end never adds products', () => {
    const words = [
      ...new Set([...products.flatMap(({ name }) => name.split(' ')), 'gb', 'tb', '5', 'zen', 'x', 'cores']),
    ]
      // "case" finds cases, and "case fan" fans.
      .filter((word) => word !== 'Case')
    const word = fc.constantFrom(...words)
    const part = fc.tuple(word, fc.nat(4)).map(([text, cut]) => text.slice(0, Math.max(1, text.length - cut)))
    fc.assert(
      fc.property(
        fc.array(fc.oneof(word, part), { minLength: 1, maxLength: 3 }),
        fc.oneof(word, part),
        (query, more) => {
          const before = new Set(placesFor(query.join(' ')))
          for (const place of placesFor([...query, more].join(' '))) expect(before).toContain(place)
        },
      ),
      { seed: 57, numRuns: 1500 },
    )
  })
})

describe('suggestions', () => {
  test('suggestions: a query of many words that occur nowhere together costs little, and suggests nothing', () => {
    const words = [...new Set(products.flatMap(({ name }) => name.toLowerCase().split(' ')))].slice(0, 100)
    let steps = 0
    const suggestions = suggestQueries(index, words.join(' '), function* (other) {
      return (yield* rankProducts(index, other)).some((rank) => rank !== noRank)
    })
    while (!suggestions.next().done) steps++
    expect(steps).toBe(0)
    steps = 0
    const ranking = rankProducts(index, words.join(' '))
    while (!ranking.next().done) steps++
    expect(steps).toBeLessThan(30)
  })

  test.each([
    ['14700j', ['14700', '14700k']],
    ['ryzne 9800x4d', ['ryzne 9800x3d']],
    ['gygabite b650', ['gigabyte b650']],
  ])('suggestions: "%s" suggests %j', (query, suggestions) => {
    expect(suggestionsFor(query).slice(0, suggestions.length)).toEqual(suggestions)
  })

  test('suggestions: words that never meet are suggested apart', () => {
    expect(namesFor('9800x3d geforce')).toEqual([])
    expect(suggestionsFor('9800x3d geforce')).toEqual(['9800x3d', 'geforce'])
  })

  test('suggestions: nothing near, nothing suggested', () => {
    expect(suggestionsFor('qqqqqqqqqqqq')).toEqual([])
  })

  test('suggestions: every suggestion finds something', () => {
    for (const query of ['rxt 5009', 'noctau nhd51', 'b6500 boord', 'ddr9 6000', '5090 5080'])
      for (const suggestion of suggestionsFor(query)) expect(namesFor(suggestion), suggestion).not.toEqual([])
  })
})
