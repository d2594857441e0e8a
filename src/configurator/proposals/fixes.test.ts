import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge, type Kind, type Part, runSteps, unknownProduct } from '../../compatibility/index.ts'
import { proposeFixes as proposingFixes } from './fixes.ts'
import { lackingKinds } from './lacking.ts'
import { type GroupedOffer, shelvesOf } from './offer.ts'
import { telling } from './shapes.ts'
import { neverOver, someOffers, someParts } from './testing.ts'

const proposeFixes = (...question: Parameters<typeof proposingFixes>) => runSteps(proposingFixes(...question))

/** One change, by exhaustive search: the removed product with its position, and the added one. */
interface Attempt {
  place: number | null
  add: GroupedOffer | null
}

function everyChange(parts: readonly Part[], offers: readonly GroupedOffer[]): Attempt[] {
  const replacements = parts.flatMap((part, place): Attempt[] => [
    { place, add: null },
    ...offers.filter((offer) => offer.part.kind === part.kind).map((add) => ({ place, add })),
  ])
  const absent = telling.filter((kind) => !parts.some((part) => part.kind === kind))
  const additions = offers
    .filter(({ part }) => absent.includes(part.kind))
    .map((add) => ({ place: null, add }))
  return [...replacements, ...additions]
}

/** The removed products and the added kinds, in any order. */
const keyOf = (changes: { gone: string | undefined; come: string | undefined }[]): string =>
  changes
    .map((change) => JSON.stringify(change))
    .sort()
    .join()

/** The cheapest price of each plan of a size: removed products and added kinds. */
function everyFix(
  parts: readonly Part[],
  offers: readonly GroupedOffer[],
  grossOf: (id: string) => number,
  size: 1 | 2,
) {
  const before = lackingKinds(parts)
  const changes = everyChange(parts, offers)
  const sets = size === 1 ? changes.map((change) => [change]) : pairsOf(changes)
  const best = { keeping: new Map<string, number>(), any: new Map<string, number>() }
  for (const set of sets) {
    const gone = set.flatMap(({ place }) => (place === null ? [] : [parts[place] as Part]))
    const come = set.flatMap(({ add }) => (add ? [add.part] : []))
    if (come.some(({ productId }) => gone.some((part) => part.productId === productId))) continue
    const after = [...parts.filter((_, place) => !set.some((change) => change.place === place)), ...come]
    if (!judge(after).isValid || lackingKinds(after).some((kind) => !before.includes(kind))) continue
    const price = after.reduce((sum, { productId }) => sum + grossOf(productId), 0)
    const key = keyOf(
      set.map(({ place, add }) => ({ gone: parts[place ?? -1]?.productId, come: add?.part.kind })),
    )
    const isKeeping = set.every(
      ({ place, add }) => add || after.some(({ kind }) => kind === parts[place ?? -1]?.kind),
    )
    for (const prices of isKeeping ? [best.keeping, best.any] : [best.any])
      prices.set(key, Math.min(prices.get(key) ?? price, price))
  }
  const prices = best.keeping.size > 0 ? best.keeping : best.any
  return [...prices.values()].sort((a, b) => a - b)
}

const pairsOf = (changes: readonly Attempt[]): Attempt[][] =>
  changes.flatMap((one, index) =>
    changes.slice(index + 1).flatMap((other) => {
      const isSamePlace = one.place !== null && one.place === other.place
      const isSameKind =
        one.place === null && other.place === null && one.add?.part.kind === other.add?.part.kind
      return isSamePlace || isSameKind ? [] : [[one, other]]
    }),
  )

/** A PC of parts from the offers and elsewhere, often with an error. */
const someBuild = fc.record({
  offers: someOffers(3),
  parts: fc.subarray([...telling], { minLength: 3, maxLength: 7 }).chain(someParts),
})

test('fixes: are as small and as cheap as an exhaustive search finds', () => {
  const sizes = new Map<number, number>()
  fc.assert(
    fc.property(someBuild, ({ offers, parts }) => {
      if (judge(parts).isValid) return
      const gross = new Map(offers.map(({ part, price }) => [part.productId, price.gross]))
      const grossOf = (id: string) => gross.get(id) ?? 0
      const { fixes, isProven } = proposeFixes(
        { parts, grossOf, most: 50, largest: 2 },
        shelvesOf(offers),
        neverOver,
      )
      const single = everyFix(parts, offers, grossOf, 1)
      const expected = single.length > 0 ? single : everyFix(parts, offers, grossOf, 2)
      const size = single.length > 0 ? 1 : 2
      const found = new Map<string, number>()
      for (const { changes, price, parts: after, validationResult } of fixes) {
        expect(changes.length).toBe(size)
        expect(judge(after)).toEqual(validationResult)
        expect(validationResult.isValid).toBe(true)
        expect(after.reduce((sum, { productId }) => sum + grossOf(productId), 0)).toBe(price)
        const key = keyOf(
          changes.map(({ remove, add }) => ({ gone: remove?.productId, come: add?.part.kind })),
        )
        found.set(key, Math.min(found.get(key) ?? price, price))
      }
      expect([...found.values()].sort((a, b) => a - b)).toEqual(expected)
      expect(fixes.map(({ price }) => price)).toEqual(fixes.map(({ price }) => price).sort((a, b) => a - b))
      if (expected.length > 0) {
        expect(isProven).toBe(true)
        sizes.set(size, (sizes.get(size) ?? 0) + 1)
      }
    }),
    { seed: 21, numRuns: 120 },
  )
  expect(sizes.get(1)).toBeGreaterThan(20)
  expect(sizes.get(2)).toBeGreaterThan(5)
})

test('fixes: a product that is no component is removed, and does not make other fixes more expensive', () => {
  fc.assert(
    fc.property(someBuild, ({ offers, parts }) => {
      const shelves = shelvesOf(offers)
      const ask = (build: Part[]) =>
        proposeFixes({ parts: build, grossOf: () => 0, most: 5, largest: 1 }, shelves, neverOver).fixes
      const clean = ask(parts)
      const strange = ask([unknownProduct('nobody-knows'), ...parts, unknownProduct('nobody-knows')])
      if (judge(parts).isValid) expect(strange.map(({ changes }) => changes.length)).toEqual([2])
      else expect(strange.map(({ price }) => price)).toEqual(clean.map(({ price }) => price))
      for (const { parts: after } of strange)
        expect(after.map(({ productId }) => productId)).not.toContain('nobody-knows')
    }),
    { seed: 22, numRuns: 60 },
  )
})

test('fixes: a valid configuration needs none', () => {
  const none: Part<Kind>[] = []
  expect(
    proposeFixes({ parts: none, grossOf: () => 0, most: 5, largest: 2 }, shelvesOf([]), neverOver),
  ).toEqual({
    fixes: [],
    isProven: true,
  })
})
