import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  groupByKind,
  judge,
  type Kind,
  type Part,
  type Rule,
  rules,
  runSteps,
} from '../../../compatibility/index.ts'
import { isUnknown } from '../fit/deciding-facts.ts'
import { fitBy, mostDoubt } from '../fit/doubts.ts'
import { orderOfChoice } from '../fit/order-of-choice.ts'
import type { SearchLimits } from '../limits.ts'
import { type GroupedOffer, type Offer, type Shelves, shelvesOf } from '../offer.ts'
import { everyChoice, neverOver, someOffers, someParts } from '../testing.ts'
import { proposeCompletions as proposingCompletions } from './completions.ts'
import type { GroupNeed } from './shapes.ts'

const proposeCompletions = (...question: Parameters<typeof proposingCompletions>) =>
  runSteps(proposingCompletions(...question))

/** A complete PC that needs no further part. */
const isWhole = (parts: readonly Part[]): boolean => {
  const { isValid, warnings } = judge(parts)
  const isLack = ({ ruleName, category }: (typeof warnings)[number]) =>
    category === 'Completeness' && ['Completeness', 'NoCooler'].includes(ruleName)
  return isValid && !warnings.some(isLack)
}

/** Whether enough is known of all added parts, and of the given ones beside them: socket, type and size. */
const isKnown = (given: readonly Part[], added: readonly Offer[]): boolean => {
  const before = groupByKind(given)
  const after = groupByKind([...given, ...added.map(({ part }) => part)])
  const isDoubted = (rule: Rule) =>
    fitBy(rule, after) > mostDoubt && fitBy(rule, after) !== fitBy(rule, before)
  return !added.some(({ part }) => isUnknown(part)) && !rules.some(isDoubted)
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
    .filter((added) => isKnown(given, added) && isWhole([...given, ...added.map(({ part }) => part)]))
    .map((added) => ({ added, price: added.reduce((sum, { price }) => sum + price.gross, 0) }))
}

/** A bundle that takes every kind, and given products for some of them that do not exclude each other yet. */
const tasks = (offers: fc.Arbitrary<GroupedOffer[]>) =>
  fc
    .record({
      offers,
      given: fc.subarray([...orderOfChoice], { minLength: 3, maxLength: 6 }).chain(someParts),
      mins: fc.array(fc.nat({ max: 1 }), {
        minLength: orderOfChoice.length,
        maxLength: orderOfChoice.length,
      }),
      doubled: fc.constantFrom<Kind | null>('memory', 'memory', 'cpu', null, null, null, null),
    })
    .map(({ offers, given: drawn, mins, doubled }) => {
      const given: Part[] = []
      for (const part of drawn) {
        const { errors } = judge([...given, part])
        if (errors.every(({ ruleName }) => ruleName === 'NoPicture')) given.push(part)
      }
      const needs = orderOfChoice.map((kind, place): GroupNeed => {
        const min = kind === doubled ? 2 : (mins[place] ?? 0)
        return { group: kind, kind, min, max: 3, given: given.filter((part) => part.kind === kind).length }
      })
      return { offers, given, needs }
    })
    .filter(({ needs }) => needs.filter(({ given }) => given === 0).length < 6)

const someTask = tasks(someOffers(3))

/** With offers about which everything is known, so that there is mostly something to choose from. */
const knownTask = tasks(someOffers(4, 0))

const complete = (
  given: readonly Part[],
  needs: GroupNeed[],
  shelves: Shelves,
  budget: number | null = null,
  limits: SearchLimits = neverOver,
) =>
  proposeCompletions(
    { given, givenPrice: 0, needs, purpose: 'gaming', caseTypes: [], budget, most: 5 },
    shelves,
    limits,
  )

describe('completions compared with trying everything', () => {
  test('completions: there is one whenever there is any, and each is whole and valid', () => {
    let found = 0
    fc.assert(
      fc.property(someTask, ({ offers, given, needs }) => {
        const every = everyCompletion(given, needs, (kind) => offers.filter(({ part }) => part.kind === kind))
        const { completions, cheapest, isProven } = complete(given, needs, shelvesOf(offers))
        expect(completions.length > 0).toBe(every.length > 0)
        expect(cheapest !== null).toBe(every.length > 0)
        expect(isProven).toBe(true)
        for (const { added } of completions)
          expect(isWhole([...given, ...added.map(({ part }) => part)])).toBe(true)
        if (every.length > 0) found++
      }),
      { seed: 11, numRuns: 500 },
    )
    expect(found).toBeGreaterThan(30)
  })

  test('completions: a larger budget never gives a lower score, and none is exceeded', () => {
    let grown = 0
    fc.assert(
      fc.property(knownTask, fc.nat({ max: 3 }), fc.nat({ max: 30 }), (task, more, evenMore) => {
        const { offers, given, needs } = task
        const shelves = shelvesOf(offers)
        const { cheapest } = complete(given, needs, shelves)
        if (!cheapest) return
        const budget = cheapest.price + more
        const small = complete(given, needs, shelves, budget)
        const large = complete(given, needs, shelves, budget + evenMore)
        for (const { price } of small.completions) expect(price).toBeLessThanOrEqual(budget)
        for (const { price } of large.completions) expect(price).toBeLessThanOrEqual(budget + evenMore)
        const [before = 0, after = 0] = [small.completions[0]?.score, large.completions[0]?.score]
        expect(before).toBeGreaterThan(0)
        expect(after).toBeGreaterThanOrEqual(before)
        expect(complete(given, needs, shelves, cheapest.price - 1)).toMatchObject({
          completions: [],
          cheapest,
        })
        if (after > before) grown++
      }),
      { seed: 12, numRuns: 250 },
    )
    expect(grown).toBeGreaterThan(5)
  })

  test('completions: the best comes first, and no two have the same CPU and graphics card', () => {
    let several = 0
    fc.assert(
      fc.property(knownTask, ({ offers, given, needs }) => {
        const { completions } = complete(given, needs, shelvesOf(offers), 1000)
        const scores = completions.map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        const keys = completions.map(({ added }) =>
          added
            .filter(({ part }) => part.kind === 'cpu' || part.kind === 'graphicsCard')
            .map(({ part }) => part.productId)
            .join(),
        )
        expect(new Set(keys).size).toBe(keys.length)
        if (completions.length > 1) several++
      }),
      { seed: 13, numRuns: 250 },
    )
    expect(several).toBeGreaterThan(5)
  })
})

test('completions: when the time is over at once, what is proposed is valid and not called proven', () => {
  let found = 0
  fc.assert(
    fc.property(someTask, ({ offers, given, needs }) => {
      const limits: SearchLimits = { isOver: (stage) => stage !== 'lastResort' }
      const { completions, isProven } = complete(given, needs, shelvesOf(offers), 1000, limits)
      if (completions.length > 1) expect(isProven).toBe(false)
      for (const { added } of completions) {
        expect(isWhole([...given, ...added.map(({ part }) => part)])).toBe(true)
        found++
      }
    }),
    { seed: 14, numRuns: 260 },
  )
  expect(found).toBeGreaterThan(20)
})
