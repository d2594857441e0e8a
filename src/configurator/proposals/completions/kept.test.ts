// What is proposed around a part that is kept, for every platform of the demo catalog.
import { expect, test } from 'vitest'
import { componentPreparer, type Facts } from '../../../compatibility/index.ts'
import { demoPart } from '../testing.ts'
import { complete, completeWith, grossOf, offers, shelves } from './demo.fixture.ts'

/** The cheapest board of each chipset, and the dearest CPU of each socket. */
const boards = Map.groupBy(
  offers.filter(({ part }) => part.kind === 'motherboard'),
  ({ part }) => (part.facts as Facts<'motherboard'>).chipset,
)
const cpus = Map.groupBy(
  offers.filter(({ part }) => part.kind === 'cpu'),
  ({ part }) => (part.facts as Facts<'cpu'>).socket,
)
const byPrice = (group: typeof offers) => group.toSorted((a, b) => a.price.gross - b.price.gross)
const kept = [
  ...[...boards.values()].flatMap((group) => byPrice(group).slice(0, 1)),
  ...[...cpus.values()].flatMap((group) => byPrice(group).slice(-1)),
].map(({ part }) => part.productId)

/** In kroner, for what is added. */
const budgets = [6000, 12_000, 20_000, 35_000, 70_000]

test.each(kept)(
  'completions that keep %s: more money never gives a lower score, and what is left is explained',
  (id) => {
    const own = (grossOf.get(id) ?? 0) / 100
    const answers = budgets.map((budget) => complete({ given: [id], budget: own + budget }).completions[0])
    const scores = answers.map((each) => each?.score ?? 0)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    expect(answers.at(-1), demoPart(id).name).toBeDefined()
    const best = Math.max(...scores)
    for (const [place, answer] of answers.entries()) {
      if (!answer || (answer.shareOfBudget ?? 1) >= 0.7) continue
      const hasBetter = (scores[place] as number) < best
      expect(answer.reason, `${budgets[place]}`).toMatch(
        hasBetter
          ? /as no better PC was found for the rest of it/
          : /as nothing dearer on offer that goes with/,
      )
      // Others may be faster, and do not fit what is kept.
      expect(answer.reason).not.toMatch(/ is on offer/)
    }
  },
)

test('a kept part that leaves no usual PC: the time that the attempts before took is not missed to improve', () => {
  // Every case takes a Flex ATX supply with a bracket only, so the first attempts find nothing.
  const given = [demoPart('psu-silverstone-fx500-gold')]
  const asked = { bundle: 'bundle-office-pc', budget: 12_000 }
  const scoreWithin = (isOver: (stage: string) => boolean) =>
    completeWith(given, asked, shelves, { isOver }).completions[0]?.score
  const usualTimeIsOver = (stage: string) => stage === 'improving' || stage === 'searching'
  expect(scoreWithin(usualTimeIsOver)).toBe(scoreWithin(() => false))
})

test('a slim case that brings a weak supply: the best low card that fits, fed by the supply that is added', () => {
  const slim = componentPreparer()({
    ...demoPart('case-cooler-master-q300l'),
    kind: 'case',
    facts: {
      ...(demoPart('case-cooler-master-q300l').facts as Facts<'case'>),
      lowProfileOnly: true,
      includesPsu: true,
      includedPsuWatts: 265,
      maxCardLengthMm: 190,
      maxCoolerHeightMm: 60,
    },
  })
  const [best] = completeWith([slim], { budget: 14_000 }).completions
  const card = best?.added.find(({ part }) => part.kind === 'graphicsCard')?.part
    .facts as Facts<'graphicsCard'>
  expect(card).toMatchObject({ chip: 'GeForce RTX 5060', lowProfile: true })
  expect(best?.added.map(({ part }) => part.kind)).toContain('powerSupply')
})
