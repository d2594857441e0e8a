// Facts that are missing or can hardly be true make no part attractive: beside the demo's parts the shop has copies of them at the
// same price or below, each without a fact or with one that is too good.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  componentPreparer,
  type Facts,
  judge,
  type Kind,
  type Part,
  runSteps,
} from '../../../compatibility/index.ts'
import { purposes } from '../../../contract/purpose.ts'
import type { PriceQuestion } from '../../price-question.ts'
import { rangeOf } from '../range.ts'
import { plans } from '../value/purposes.ts'
import { buildValue } from '../value/value.ts'
import { bundleFor, complete, offers } from './demo.fixture.ts'

type Known = Record<string, unknown>

const times = (value: unknown, factor: number) =>
  typeof value === 'number' ? Math.round(value * factor) : undefined

/** By kind: facts that are better than those of any such part. */
const tooGood: Partial<Record<Kind, (facts: Known) => Known[]>> = {
  cpu: ({ cores }) => [{ cores: times(cores, 4) }, { boostGhz: 7.5 }],
  graphicsCard: ({ boardPowerWatts, memoryGb }) => [
    { boardPowerWatts: times(boardPowerWatts, 0.5) },
    { memoryGb: times(memoryGb, 3) },
  ],
  motherboard: ({ socket }) => [
    { memorySlots: 8 },
    ...(socket === 'AM5' ? [{ memoryTypes: ['DDR4', 'DDR5'] }] : []),
  ],
  memory: ({ moduleGb, speedMts }) => [{ moduleGb: times(moduleGb, 4) }, { speedMts: times(speedMts, 1.4) }],
  storage: ({ capacityGb }) => [{ capacityGb: times(capacityGb, 3) }],
  powerSupply: ({ ratedWatts }) => [{ ratedWatts: times(ratedWatts, 2) }],
}

const prepare = componentPreparer()
const mark = ' copied '
const originalOf = (id: string) =>
  offers.find(({ part }) => part.productId === id.split(mark)[0])?.part as Part
const copyOf = (part: Part<Kind>, change: Known) =>
  prepare({
    productId: `${part.productId}${mark}${JSON.stringify(Object.entries(change).map(([fact, value]) => [fact, value ?? null]))}`,
    name: part.name,
    kind: part.kind,
    facts: { ...part.facts, ...change } as Facts,
  })

const isKnown = ({ part }: { part: Part<Kind> }, [fact, value]: [string, unknown]) =>
  value === undefined || (part.facts as Known)[fact] !== undefined

const improved = offers.flatMap((offer) =>
  (tooGood[offer.part.kind]?.(offer.part.facts as Known) ?? []).flatMap((change) =>
    Object.entries(change).every((each) => isKnown(offer, each) && each[1] !== undefined)
      ? [{ offer, part: copyOf(offer.part, change) }]
      : [],
  ),
)
const lessened = offers.flatMap((offer) =>
  Object.entries(offer.part.facts).flatMap(([fact, value]) =>
    value === undefined ? [] : [{ offer, part: copyOf(offer.part, { [fact]: undefined }) }],
  ),
)

/** What is on offer, as the service reads it from catalog and price list. */
function rangeWith(copies: typeof improved) {
  const all = [...offers, ...copies.map(({ offer, part }) => ({ ...offer, part }))]
  return runSteps(
    rangeOf({
      catalog: {
        products: new Map(all.map(({ part, group }) => [part.productId, { group }])),
        parts: new Map(all.map(({ part }) => [part.productId, part])),
      },
      priceList: { net: new Map(all.map(({ part, price }) => [part.productId, price.gross])) },
      vatRate: 0,
      soldOut: new Set<string>(),
    } as unknown as PriceQuestion),
  )
}

const question = fc.record({
  purpose: fc.constantFrom(...purposes),
  budget: fc.constantFrom(9000, 14_000, 22_000, 40_000, 90_000),
  kept: fc.constantFrom('', 'board-asus-prime-z270-a', 'case-fractal-terra', 'cpu-amd-ryzen-7-9800x3d'),
})

const proposed = (
  { purpose, budget, kept }: { purpose: (typeof purposes)[number]; budget: number; kept: string },
  copies: typeof improved,
) =>
  complete({ bundle: bundleFor[purpose], purpose, budget, given: kept ? [kept] : [] }, rangeWith(copies))
    .completions

test('completions: no part is proposed that has a fact which is too good to be true', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const added = proposed(asked, improved).flatMap((each) => each.added.map(({ part }) => part.productId))
      expect(added.filter((id) => id.includes(mark))).toEqual([])
    }),
    { numRuns: 12, seed: 28 },
  )
})

test('completions: a part of which a fact is missing is worth no more than the same part with the fact', () => {
  fc.assert(
    fc.property(
      question,
      fc.shuffledSubarray([...lessened.keys()], { minLength: 300, maxLength: 300 }),
      (asked, places) => {
        const copies = places.flatMap((place) => lessened[place] ?? [])
        const given = asked.kept ? [originalOf(asked.kept)] : []
        for (const { added } of proposed(asked, copies)) {
          const parts = added.map(({ part }) => part)
          const known = parts.map(({ productId }) => originalOf(productId))
          expect(judge([...given, ...known]).isValid).toBe(true)
          const plan = plans[asked.purpose]
          expect(buildValue([...given, ...known], plan)).toBeGreaterThanOrEqual(
            buildValue([...given, ...parts], plan) - 1e-9,
          )
        }
      },
    ),
    { numRuns: 12, seed: 28 },
  )
})
