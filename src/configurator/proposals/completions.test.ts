import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge, type Kind, type Part, runSteps } from '../../compatibility/index.ts'
import { proposeCompletions as proposingCompletions } from './completions.ts'
import { type Offer, type Shelves, shelvesOf } from './offer.ts'
import { type GroupNeed, telling } from './shapes.ts'
import { everyChoice, neverOver, someOffers, someParts } from './testing.ts'

const proposeCompletions = (...question: Parameters<typeof proposingCompletions>) =>
  runSteps(proposingCompletions(...question))

/** A complete PC that needs no further part. */
const isWhole = (parts: readonly Part[]): boolean => {
  const { isValid, warnings } = judge(parts)
  const isLack = ({ ruleName, category }: (typeof warnings)[number]) =>
    category === 'Completeness' && ['Completeness', 'NoCooler'].includes(ruleName)
  return isValid && !warnings.some(isLack)
}

/** Exhaustive search: each completion and its price. */
function everyCompletion(
  given: readonly Part[],
  needs: GroupNeed[],
  offersOf: (kind: Kind) => readonly Offer[],
) {
  const lists = needs.flatMap(({ kind, min, given: count }): Offer[][][] => {
    const offers = offersOf(kind)
    const wanted = Math.max(0, min - count)
    if (wanted > 0) return [everyChoice(Array.from({ length: wanted }, () => offers))]
    return count > 0 ? [] : [[[], ...offers.map((offer) => [offer])]]
  })
  return everyChoice(lists)
    .map((choice) => choice.flat())
    .filter((added) => isWhole([...given, ...added.map(({ part }) => part)]))
    .map((added) => ({ added, price: added.reduce((sum, { price }) => sum + price.gross, 0) }))
}

/** A bundle that takes every kind, and given products for some of them that do not exclude each other yet. */
const someTask = fc
  .record({
    offers: someOffers(3),
    given: fc.subarray([...telling], { minLength: 3, maxLength: 6 }).chain(someParts),
    mins: fc.array(fc.nat({ max: 1 }), { minLength: telling.length, maxLength: telling.length }),
    doubled: fc.constantFrom<Kind | null>('memory', 'memory', 'cpu', null, null, null, null),
  })
  .map(({ offers, given: drawn, mins, doubled }) => {
    const given: Part[] = []
    for (const part of drawn) {
      const { errors } = judge([...given, part])
      if (errors.every(({ ruleName }) => ruleName === 'NoPicture')) given.push(part)
    }
    const needs = telling.map((kind, place): GroupNeed => {
      const min = kind === doubled ? 2 : (mins[place] ?? 0)
      return { group: kind, kind, min, max: 3, given: given.filter((part) => part.kind === kind).length }
    })
    return { offers, given, needs }
  })
  .filter(({ needs }) => needs.filter(({ given }) => given === 0).length < 6)

const complete = (
  given: readonly Part[],
  needs: GroupNeed[],
  shelves: Shelves,
  budget: number | null = null,
) => proposeCompletions({ given, givenPrice: 0, needs, budget, most: 5 }, shelves, neverOver)

describe('completions compared with trying everything', () => {
  test('completions: the first one is the cheapest of all, and there is one whenever one exists', () => {
    let found = 0
    fc.assert(
      fc.property(someTask, ({ offers, given, needs }) => {
        const every = everyCompletion(given, needs, (kind) => offers.filter(({ part }) => part.kind === kind))
        const { completions, cheapest, isProven } = complete(given, needs, shelvesOf(offers))
        const best = every.length > 0 ? Math.min(...every.map(({ price }) => price)) : undefined
        expect(completions[0]?.price).toBe(best)
        expect(cheapest?.price).toBe(best)
        expect(isProven).toBe(true)
        for (const { added } of completions)
          expect(isWhole([...given, ...added.map(({ part }) => part)])).toBe(true)
        if (every.length > 0) found++
      }),
      { seed: 11, numRuns: 150 },
    )
    expect(found).toBeGreaterThan(30)
  })

  test('completions: each further one is the cheapest with another leading part', () => {
    let several = 0
    fc.assert(
      fc.property(someTask, ({ offers, given, needs }) => {
        const shelves = shelvesOf(offers)
        const own = new Set(given.map(({ productId }) => productId))
        const offersOf = (kind: Kind) => {
          const { offers: all = [], leaders = [] } = shelves.byKind.get(kind) ?? {}
          return all.filter((offer) => leaders.includes(offer) || own.has(offer.part.productId))
        }
        const best = new Map<string | undefined, number>()
        for (const { added, price } of everyCompletion(given, needs, offersOf)) {
          const first = added.toSorted(byTelling)[0]
          // Two equal positions may come in either order.
          for (const { part } of added.filter((offer) => offer.part.kind === first?.part.kind))
            best.set(part.productId, Math.min(best.get(part.productId) ?? price, price))
          if (!first) best.set(undefined, 0)
        }
        const prices = best.has(undefined) ? [0] : [...best.values()].sort((a, b) => a - b)
        const { completions } = complete(given, needs, shelves)
        const isPair = needs.some(({ min, given: count }) => min - count > 1)
        if (!isPair) expect(completions.map(({ price }) => price)).toEqual(prices.slice(0, 5))
        if (completions.length > 1) several++
      }),
      { seed: 12, numRuns: 250 },
    )
    expect(several).toBeGreaterThan(15)
  })

  test('completions: a budget cuts the list, and the cheapest price is still reported', () => {
    fc.assert(
      fc.property(someTask, fc.integer({ min: 0, max: 60 }), ({ offers, given, needs }, budget) => {
        const shelves = shelvesOf(offers)
        const all = complete(given, needs, shelves)
        const affordable = complete(given, needs, shelves, budget)
        expect(affordable.completions).toEqual(all.completions.filter(({ price }) => price <= budget))
        expect(affordable.cheapest?.price).toBe(all.cheapest?.price)
      }),
      { seed: 13, numRuns: 100 },
    )
  })
})

const byTelling = (a: Offer, b: Offer) => telling.indexOf(a.part.kind) - telling.indexOf(b.part.kind)

test('completions: at a time limit of zero, proposals are valid and not called proven', () => {
  let found = 0
  fc.assert(
    fc.property(someTask, ({ offers, given, needs }) => {
      const { completions, isProven } = proposeCompletions(
        { given, givenPrice: 0, needs, budget: null, most: 5 },
        shelvesOf(offers),
        { deadline: () => true, steps: 1000 },
      )
      expect(isProven).toBe(false)
      for (const { added } of completions) {
        expect(isWhole([...given, ...added.map(({ part }) => part)])).toBe(true)
        found++
      }
    }),
    { seed: 14, numRuns: 200 },
  )
  expect(found).toBeGreaterThan(20)
})
