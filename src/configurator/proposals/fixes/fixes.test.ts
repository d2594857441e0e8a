import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  groupByKind,
  judge,
  type Kind,
  type Part,
  type Rule,
  rules,
  runSteps,
  unknownProduct,
} from '../../../compatibility/index.ts'
import type { Compromise } from '../../../contract/proposals.ts'
import { isUnknown, lacksDecidingFact } from '../fit/deciding-facts.ts'
import { doubtBy, fitBy, mostDoubt } from '../fit/doubts.ts'
import { lackingKinds } from '../fit/lacking.ts'
import { orderOfChoice } from '../fit/order-of-choice.ts'
import { type GroupedOffer, type Offer, shelvesOf } from '../offer.ts'
import { neverOver, someOffers, someParts } from '../testing.ts'
import { type Change, proposeFixes as proposingFixes } from './fixes.ts'
import { droppedClass, isTooDear, loss, lossOfAdding } from './loss.ts'
import { broughtBy } from './plans.ts'

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
  const absent = orderOfChoice.filter((kind) => !parts.some((part) => part.kind === kind))
  const additions = offers
    .filter(({ part }) => absent.includes(part.kind))
    .map((add) => ({ place: null, add }))
  return [...replacements, ...additions]
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

/** The changes, also with parts of kinds that came with a part that they replace: those do not count as one more change. */
function withBrought(
  set: Attempt[],
  parts: readonly Part<Kind>[],
  offers: readonly GroupedOffer[],
): Attempt[][] {
  const replaced = set.flatMap(({ place, add }) =>
    add && place !== null ? [parts[place] as Part<Kind>] : [],
  )
  const isAdded = (kind: Kind) => set.some(({ place, add }) => place === null && add?.part.kind === kind)
  const brought = [...new Set(replaced.flatMap(broughtBy))].filter(
    (kind) => !isAdded(kind) && !parts.some((part) => part.kind === kind),
  )
  let sets = [set]
  for (const kind of brought) {
    const added = offers.flatMap((add): Attempt[] => (add.part.kind === kind ? [{ place: null, add }] : []))
    sets = sets.flatMap((each) => [each, ...added.map((attempt) => [...each, attempt])])
  }
  return sets
}

/** Without those that replace what another part brought along. */
function ownChanges(changes: readonly Change[]): Change[] {
  const brought = changes.flatMap(({ remove, add }) => (remove && add ? broughtBy(remove as Part<Kind>) : []))
  return changes.filter(({ remove, add }) => remove !== null || !add || !brought.includes(add.part.kind))
}

/** The removed products and the added kinds, in any order. */
const keyOf = (changes: { gone: string | undefined; come: string | undefined }[]): string =>
  changes
    .map((change) => JSON.stringify(change))
    .sort()
    .join()

/** The least loss of each plan (removed products and added kinds) of a size, by compromise. */
function everyFix(
  parts: readonly Part<Kind>[],
  offers: readonly GroupedOffer[],
  grossOf: (id: string) => number,
  size: number,
): Record<Compromise, Map<string, number>> {
  const lackingBefore = lackingKinds(parts)
  const before = groupByKind(parts)
  const dearest = parts.reduce((best, part) =>
    grossOf(best.productId) > grossOf(part.productId) ? best : part,
  )
  const lossOfAdded = (add: GroupedOffer) =>
    lossOfAdding(offers.filter(({ part }) => part.kind === add.part.kind))(add)
  const lossOf = ({ place, add }: Attempt) => {
    const gone = parts[place ?? -1]
    if (!gone) return lossOfAdded(add as GroupedOffer)
    const gross = grossOf(gone.productId)
    return add ? loss.replaced(gone, gross, add) : loss.takenOut(gross)
  }
  const replacesDearest = ({ place, add }: Attempt): [Part<Kind>, number, Offer] | undefined =>
    add && place !== null && parts[place] === dearest ? [dearest, grossOf(dearest.productId), add] : undefined
  const changes = everyChange(parts, offers)
  const best: Record<Compromise, Map<string, number>> = {
    none: new Map(),
    downgrade: new Map(),
    doubt: new Map(),
  }
  const sets = size === 1 ? changes.map((change) => [change]) : pairsOf(changes)
  for (const set of sets.flatMap((each) => withBrought(each, parts, offers))) {
    const gone = set.flatMap(({ place }) => (place === null ? [] : [parts[place] as Part]))
    const come = set.flatMap(({ add }) => (add ? [add.part] : []))
    if (come.some(({ productId }) => gone.some((part) => part.productId === productId))) continue
    const after = [...parts.filter((_, place) => !set.some((change) => change.place === place)), ...come]
    if (!judge(after).isValid || lackingKinds(after).some((kind) => !lackingBefore.includes(kind))) continue
    const isNew = (rule: Rule) => doubtBy(rule, groupByKind(after)) > doubtBy(rule, before)
    // A part that could be anything is never proposed.
    if (
      come.some(isUnknown) ||
      rules.some((rule) => isNew(rule) && fitBy(rule, groupByKind(after)) > mostDoubt)
    )
      continue
    const isDoubtful = come.some(lacksDecidingFact) || rules.some(isNew)
    const takesOutLast = set.some(
      ({ place, add }) => !add && !after.some(({ kind }) => kind === parts[place ?? -1]?.kind),
    )
    const dear = takesOutLast ? undefined : set.map(replacesDearest).find((each) => each !== undefined)
    const isTooDearly = dear !== undefined && isTooDear(dear[2], dear[1])
    const isDowngrade = takesOutLast || (dear !== undefined && droppedClass(...dear) > 0)
    const lost = set.reduce((sum, change) => sum + lossOf(change), 0)
    const key = keyOf(
      set.map(({ place, add }) => ({ gone: parts[place ?? -1]?.productId, come: add?.part.kind })),
    )
    const compromise = isDoubtful || isTooDearly ? 'doubt' : isDowngrade ? 'downgrade' : 'none'
    best[compromise].set(key, Math.min(best[compromise].get(key) ?? lost, lost))
  }
  return best
}

/** A PC of parts from the offers and elsewhere, often with an error. */
const someBuild = fc.record({
  offers: someOffers(3),
  parts: fc.subarray([...orderOfChoice], { minLength: 3, maxLength: 7 }).chain(someParts),
})

const rounded = (losses: Iterable<number>) =>
  [...losses].map((each) => Math.round(1e6 * each)).sort((a, b) => a - b)

test('fixes: have as few changes and as little loss as an exhaustive search finds', () => {
  const met = { clean: 0, pairs: 0, compromises: 0, brought: 0 }
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
      const hasClean = single.none.size > 0
      const pairs = hasClean ? undefined : everyFix(parts, offers, grossOf, 2)
      for (const { changes, parts: after, validationResult, price } of fixes) {
        expect(judge(after)).toEqual(validationResult)
        expect(validationResult.isValid).toBe(true)
        expect(after.reduce((sum, { productId }) => sum + grossOf(productId), 0)).toBe(price)
        if (changes.length > ownChanges(changes).length) met.brought++
        expect(ownChanges(changes).length).toBeLessThanOrEqual(2)
      }
      const clean = fixes.filter(({ compromise }) => compromise === 'none')
      expect(new Set(clean.map(({ changes }) => ownChanges(changes).length)).size).toBeLessThanOrEqual(1)
      expect(rounded(clean.map((fix) => fix.loss))).toEqual(
        rounded((hasClean ? single : pairs)?.none.values() ?? []),
      )
      expect(clean.map((fix) => fix.loss)).toEqual(clean.map((fix) => fix.loss).sort((a, b) => a - b))

      const others = fixes.filter(({ compromise }) => compromise !== 'none')
      expect(others.length).toBeLessThanOrEqual(1)
      const [other] = others
      if (other) expect(fixes.at(-1)).toBe(other)
      const least = (losses: Map<string, number>) => rounded(losses.values()).slice(0, 1)
      const found = other ? rounded([other.loss]) : []
      if (single.downgrade.size > 0) expect(found).toEqual(least(single.downgrade))
      else if (!hasClean && single.doubt.size > 0) {
        expect(other?.compromise).toBe('doubt')
        expect(other && ownChanges(other.changes).length).toBe(1)
      }
      if (fixes.length > 0) expect(isProven).toBe(true)
      if (hasClean) met.clean++
      else if (clean.length > 0) met.pairs++
      if (other) met.compromises++
    }),
    { seed: 21, numRuns: 120 },
  )
  expect(met.clean).toBeGreaterThan(20)
  expect(met.pairs).toBeGreaterThan(5)
  expect(met.compromises).toBeGreaterThan(20)
  expect(met.brought).toBeGreaterThan(0)
}, 120_000)

test('fixes: a product that is no component is removed, and does not make other fixes more expensive', () => {
  fc.assert(
    fc.property(someBuild, ({ offers, parts }) => {
      const shelves = shelvesOf(offers)
      const ask = (build: Part[]) =>
        proposeFixes({ parts: build, grossOf: () => 0, most: 5, largest: 1 }, shelves, neverOver).fixes
      const clean = ask(parts)
      const strange = ask([
        unknownProduct('not-in-the-catalog'),
        ...parts,
        unknownProduct('not-in-the-catalog'),
      ])
      if (judge(parts).isValid) expect(strange.map(({ changes }) => changes.length)).toEqual([2])
      else expect(strange.map((fix) => fix.loss)).toEqual(clean.map((fix) => fix.loss))
      for (const { parts: after } of strange)
        expect(after.map(({ productId }) => productId)).not.toContain('not-in-the-catalog')
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
