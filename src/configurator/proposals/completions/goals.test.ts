// What a good salesperson would propose, in the demo catalog and in kroner.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  componentPreparer,
  type Facts,
  judge,
  type Kind,
  type Part,
  runSteps,
} from '../../../compatibility/index.ts'
import { type Purpose, purposes } from '../../../contract/purpose.ts'
import { lacksDecidingFact } from '../fit/deciding-facts.ts'
import { type GroupedOffer, shelvesOf } from '../offer.ts'
import { demoPart, untaxed } from '../testing.ts'
import { graphicsPerformance } from '../value/performance.ts'
import { plans } from '../value/purposes.ts'
import { coolerWatts, cpuWatts } from '../value/score.ts'
import { choicesFor } from './candidates.ts'
import type { Completion } from './completions.ts'
import { type Asked, bundleFor, complete, completeWith, offers, shelves } from './demo.fixture.ts'
import { whyNothing } from './needs.ts'

const factsOf = <K extends Kind>({ added }: Completion, kind: K): Facts<K>[] =>
  added.flatMap(({ part }) => (part.kind === kind ? [part.facts as Facts<K>] : []))

/** The one proposal that a fixed request is about. */
function first(asked: Asked): Completion {
  const [completion] = complete(asked).completions
  if (!completion) throw new Error('Nothing was proposed.')
  return completion
}

const asked = fc.record({
  purpose: fc.constantFrom(...purposes),
  budget: fc.integer({ min: 8000, max: 40_000 }),
})

const prepare = componentPreparer()

/** A product without one fact, for next to nothing. */
function bargain(id: string, fact: string): GroupedOffer {
  const part = demoPart(id) as Part<Kind>
  const facts = { ...part.facts, [fact]: undefined }
  const name = `A bargain of unknown ${fact}`
  return {
    part: prepare({ productId: `bargain-${id}`, name, kind: part.kind, facts }),
    price: untaxed(100),
    isDated: true,
    group: part.kind,
  }
}

test.each([
  ['cpu-amd-ryzen-9-9950x3d', 'socket'],
  ['board-msi-mag-x870-tomahawk-wifi', 'formFactor'],
  ['gpu-nvidia-rtx-5090-founders-edition', 'lengthMm'],
  ['ram-crucial-pro-128gb-ddr5-5600', 'type'],
  ['psu-be-quiet-straight-power-12-1500w', 'form'],
  ['case-corsair-4000d-airflow', 'maxCardLengthMm'],
])('completions: %s at a bargain price changes no proposal while its %s is not known', (id, fact) => {
  const proposedFrom = (range: typeof shelves) =>
    complete({ budget: 30_000 }, range).completions.map(({ added }) =>
      added.map(({ part }) => part.productId),
    )
  expect(proposedFrom(shelvesOf([...offers, bargain(id, fact)]))).toEqual(proposedFrom(shelves))
})

describe('completions for any purpose and budget', () => {
  test('completions: within the budget, valid, with known deciding facts, without doubts or missing parts', () => {
    fc.assert(
      fc.property(asked, ({ purpose, budget }) => {
        const { completions, isProven } = complete({ bundle: bundleFor[purpose], purpose, budget })
        expect(isProven).toBe(true)
        expect(completions.length).toBeGreaterThan(0)
        for (const completion of completions) {
          const parts = completion.added.map(({ part }) => part)
          expect(completion.price).toBeLessThanOrEqual(budget * 100)
          expect(completion.validationResult).toEqual(judge(parts))
          expect(completion.validationResult.errors).toEqual([])
          const doubts = completion.validationResult.warnings.filter(
            ({ category, ruleName }) =>
              ['Power', 'Firmware', 'Clearance'].includes(category) ||
              (category === 'Completeness' && ruleName !== 'Wireless'),
          )
          expect(doubts).toEqual([])
          expect(parts.filter(lacksDecidingFact)).toEqual([])
        }
      }),
      { seed: 21, numRuns: 25 },
    )
  })

  test('completions: the floors of memory, system drive, power supply and cooler hold', () => {
    fc.assert(
      fc.property(asked, ({ purpose, budget }) => {
        for (const completion of complete({ bundle: bundleFor[purpose], purpose, budget }).completions) {
          const [memory] = factsOf(completion, 'memory')
          expect(memory?.modules).toBeGreaterThanOrEqual(2)
          const gigabytes = (memory?.modules ?? 0) * (memory?.moduleGb ?? 0)
          expect(gigabytes).toBeGreaterThanOrEqual(plans[purpose].memory.floor)
          const [drive] = factsOf(completion, 'storage')
          expect(drive?.solidState).toBe(true)
          expect(drive?.capacityGb).toBeGreaterThanOrEqual(500)
          const [cpu] = factsOf(completion, 'cpu')
          const [cooler] = factsOf(completion, 'cooler')
          if (cooler) expect(coolerWatts(cooler)).toBeGreaterThanOrEqual(cpuWatts(cpu ?? {}) ?? 0)
          else expect(cpu?.includesCooler).toBe(true)
        }
      }),
      { seed: 22, numRuns: 25 },
    )
  })

  test('completions: a larger budget never gives a lower score', () => {
    for (const purpose of purposes) {
      const budgets = fc.sample(fc.integer({ min: 5000, max: 70_000 }), { seed: 23, numRuns: 12 })
      const scores = budgets
        .toSorted((a, b) => a - b)
        .map((budget) => complete({ bundle: bundleFor[purpose], purpose, budget }).completions[0]?.score ?? 0)
      expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    }
  })

  test.each<[Purpose, number]>([
    ['gaming', 40_000],
    ['office', 14_400],
    ['workstation', 40_000],
    ['quiet', 40_000],
  ])('completions for %s: the best uses 80 to 100 % of a budget up to %i', (purpose, most) => {
    for (let budget = 8000; budget <= most; budget += 1600) {
      const { shareOfBudget } = first({ bundle: bundleFor[purpose], purpose, budget })
      expect(shareOfBudget, `${budget}`).toBeGreaterThanOrEqual(0.8)
      expect(shareOfBudget, `${budget}`).toBeLessThanOrEqual(1)
    }
  })
})

describe('completions when parts are short', () => {
  const without = (isShort: (offer: GroupedOffer) => boolean) =>
    shelvesOf(offers.map((offer) => ({ ...offer, isDated: !isShort(offer) })))

  test('completions: parts that are in stock or dated are preferred to better ones', () => {
    const best = first({ budget: 20_000 })
    const short = new Set(best.added.map(({ part }) => part.productId))
    const range = without(({ part }) => short.has(part.productId))
    const { completions } = complete({ budget: 20_000 }, range)
    expect(completions.length).toBeGreaterThan(0)
    for (const { added, reason } of completions) {
      expect(added.filter(({ isDated }) => !isDated)).toEqual([])
      expect(reason).not.toMatch(/date/)
    }
  })

  test('completions: also of kinds without a score, a part with a date is preferred to a cheaper one', () => {
    const fans = offers.filter(({ part }) => part.kind === 'fan')
    const [cheapest] = fans.toSorted((a, b) => a.price.gross - b.price.gross)
    const range = without(({ part }) => part === cheapest?.part)
    const choices = runSteps(choicesFor(range, 'gaming'))
    expect(fans.length).toBeGreaterThan(1)
    expect(choices.of('fan').filter(({ isDated }) => !isDated)).toEqual([])
  })

  test('completions: where every fitting part is short, one without a date is taken and the reason says so', () => {
    const given = ['cpu-amd-ryzen-5-5600g']
    const range = without(
      ({ part }) => part.kind === 'motherboard' && (part.facts as Facts<'motherboard'>).socket === 'AM4',
    )
    const { completions } = complete({ budget: 15_000, given }, range)
    expect(completions[0]?.reason).toMatch(/some of its parts have no delivery date yet/)
  })

  test('completions: a kind of which nothing has a date does not make the others ignore theirs', () => {
    const range = without(({ part }) => part.kind === 'case')
    const { completions } = complete({ budget: 20_000 }, range)
    const added = completions[0]?.added ?? []
    expect(added.filter(({ isDated }) => !isDated).map(({ part }) => part.kind)).toEqual(['case'])
  })
})

describe('completions that use a budget', () => {
  test.each(purposes)(
    'completions for %s: use 70 percent of any budget, or say what is on offer no better',
    (purpose) => {
      for (const budget of [9000, 13_000, 19_000, 28_000, 41_000, 60_000, 100_000]) {
        const { shareOfBudget, reason } = first({ bundle: bundleFor[purpose], purpose, budget })
        if ((shareOfBudget ?? 0) < 0.7)
          expect(reason, `${budget}`).toMatch(
            /as nothing dearer on offer is better for .*: no faster|are all that/,
          )
      }
    },
  )

  test('gaming for 100,000: the reason names the fastest card and CPU, and the memory and drive that games use', () => {
    const { reason, added } = first({ budget: 100_000 })
    const names = added.map(({ part }) => part.name).join()
    expect(names).toMatch(/RTX 5090/)
    expect(names).toMatch(/9800X3D/)
    expect(reason).toMatch(
      /48 % of the budget, as nothing dearer on offer is better for gaming: no faster graphics card or CPU is on offer, and 64 GB of memory and a 4 TB SSD are all that it uses/,
    )
  })

  test('gaming up to 40,000: no CPU costs as much as the graphics card', () => {
    for (let budget = 9000; budget <= 40_000; budget += 3100)
      for (const { added } of complete({ budget }).completions) {
        const grossOf = (kind: Kind) => added.find(({ part }) => part.kind === kind)?.price.gross ?? 0
        expect(grossOf('cpu'), `${budget}`).toBeLessThan(grossOf('graphicsCard'))
      }
  })

  test('any purpose: no power supply of much more than the PC draws', () => {
    for (const purpose of purposes)
      for (const budget of [20_000, 40_000, 60_000, 100_000]) {
        const completion = first({ bundle: bundleFor[purpose], purpose, budget })
        const [supply] = factsOf(completion, 'powerSupply')
        const [cpu] = factsOf(completion, 'cpu')
        const [card] = factsOf(completion, 'graphicsCard')
        const draw = 75 + (cpuWatts(cpu ?? {}) ?? 0) + (card?.boardPowerWatts ?? 0)
        expect(supply?.ratedWatts, `${purpose} ${budget}`).toBeLessThanOrEqual(Math.max(650, 1.7 * draw))
      }
  })

  test.each([6000, 7000, 8000])('office for %i: graphics of the CPU instead of a card', (budget) => {
    const completion = first({ bundle: 'bundle-office-pc', budget })
    expect(factsOf(completion, 'graphicsCard')).toEqual([])
  })

  test.each([42_600, 45_000, 60_000])('gaming for %i: no modest cooler beside the largest card', (budget) => {
    const completion = first({ budget })
    expect(factsOf(completion, 'graphicsCard')[0]?.chip).toBe('GeForce RTX 5090')
    const [cooler] = factsOf(completion, 'cooler')
    expect(cooler && coolerWatts(cooler)).toBeGreaterThanOrEqual(0.95 * 210)
  })

  test('workstation for 50,000: no four modules, which run slower, where two larger ones cost less', () => {
    const [memory] = factsOf(first({ bundle: 'bundle-workstation', budget: 50_000 }), 'memory')
    expect([memory?.modules, memory?.moduleGb]).toEqual([2, 64])
  })

  test.each([8000, 9000])('a quiet desk for %i: no fan of a small card', (budget) => {
    const completion = first({ bundle: 'bundle-office-pc', purpose: 'quiet', budget })
    expect(factsOf(completion, 'graphicsCard')).toEqual([])
  })

  test('office for 20,000: a board of the middle class, because a dearer chipset does nothing for office work', () => {
    for (const { added } of complete({ bundle: 'bundle-office-pc', budget: 20_000 }).completions) {
      const [board] = factsOf({ added } as Completion, 'motherboard')
      expect(board?.chipset).not.toMatch(/^[XZ]/)
    }
  })
})

describe('completions for known requests', () => {
  test('office for 60,000: money that would buy nothing for office work is not spent, and the reason says so', () => {
    const completion = first({ bundle: 'bundle-office-pc', purpose: 'office', budget: 60_000 })
    const [card] = factsOf(completion, 'graphicsCard')
    expect(graphicsPerformance[card?.chip ?? 'Arc A380'][0]).toBeLessThan(150)
    expect(completion.shareOfBudget).toBeLessThan(0.5)
    expect(completion.reason).toMatch(
      / % of the budget, as nothing dearer on offer is better for office work/,
    )
  })

  test('gaming for 20,000: a current card of the upper middle class, 32 GB in pairs, at least 1 TB NVMe', () => {
    const completion = first({ budget: 20_000 })
    const [card] = factsOf(completion, 'graphicsCard')
    expect(['Radeon RX 9070 XT', 'Radeon RX 9070', 'GeForce RTX 5070', 'GeForce RTX 5070 Ti']).toContain(
      card?.chip,
    )
    const [memory] = factsOf(completion, 'memory')
    expect(memory?.modules).toBe(2)
    expect((memory?.modules ?? 0) * (memory?.moduleGb ?? 0)).toBe(32)
    const [drive] = factsOf(completion, 'storage')
    expect(drive).toMatchObject({ interface: 'NVMe', solidState: true })
    expect(drive?.capacityGb).toBeGreaterThanOrEqual(1000)
    expect(completion.reason).toMatch(/^Balanced for 1440p gaming: .*; \d+ % of the budget\.$/)
    const { headline, highlights, remarks } = completion.summary
    expect(headline).toBe('Balanced for 1440p gaming')
    expect(highlights).toHaveLength(4)
    expect(remarks).toEqual([expect.stringMatching(/^\d+ % of the budget$/)])
  })

  test('gaming for 40,000: no GT 1030, no single module, and a card of the highest class', () => {
    const completion = first({ budget: 40_000 })
    expect(completion.price).toBeGreaterThan(32_000_00)
    const [card] = factsOf(completion, 'graphicsCard')
    expect(['GeForce RTX 5080', 'GeForce RTX 5090', 'GeForce RTX 4090']).toContain(card?.chip)
  })

  test('office for 10,000: graphics of the CPU, or a small card', () => {
    const completion = first({ bundle: 'bundle-office-pc', budget: 10_000 })
    const cards = completion.added.filter(({ part }) => part.kind === 'graphicsCard')
    expect(cards.reduce((sum, { price }) => sum + price.gross, 0)).toBeLessThan(2_500_00)
    const [memory] = factsOf(completion, 'memory')
    expect((memory?.modules ?? 0) * (memory?.moduleGb ?? 0)).toBeGreaterThanOrEqual(16)
  })

  test('office for 20,000: items of its summary begin with a capital, and its sentence does not', () => {
    const { reason, summary } = first({ bundle: 'bundle-office-pc', budget: 20_000 })
    expect(summary.highlights[0]).toBe('Graphics of the CPU')
    expect(reason).toMatch(/^Balanced for office work: graphics of the CPU, /)
  })

  test('a mini PC: it is small', () => {
    for (const budget of [8000, 15_000, 30_000]) {
      const [box] = factsOf(first({ bundle: 'bundle-mini-pc', budget }), 'case')
      expect(box?.type).toBe('Mini-ITX')
    }
  })

  test('a mini PC that keeps a board for towers: no tower is proposed for it', () => {
    const { completions, unfit } = complete({
      bundle: 'bundle-mini-pc',
      budget: 30_000,
      given: ['board-msi-mag-x870-tomahawk-wifi'],
    })
    expect([completions, unfit]).toEqual([[], ['case']])
  })

  test('a board that is fed by an adapter: says which adapter is missing, without trying everything', () => {
    const given = ['board-asus-pro-h610t-d4-csm']
    let steps = 0
    const isOver = () => ++steps < 0
    const asked = { bundle: 'bundle-mini-pc', budget: 30_000 }
    const found = completeWith(given.map(demoPart), asked, shelves, { isOver })
    expect([found.completions, found.unfit, found.isProven]).toEqual([[], ['powerSupply'], true])
    expect(whyNothing(found, given.map(demoPart), null)).toEqual([
      {
        message: expect.stringMatching(
          /^ASUS Pro H610T D4-CSM takes no power supply: .* power adapter .* DC input/,
        ),
        relatedProducts: given,
      },
    ])
    expect(steps).toBeLessThan(50)
  })

  test('no budget: three levels, each dearer and better than the one before', () => {
    const { completions, cheapest } = complete({})
    expect(completions.map(({ level }) => level)).toEqual(['entry', 'balanced', 'high'])
    expect(completions.map(({ shareOfBudget }) => shareOfBudget)).toEqual([null, null, null])
    const [entry, balanced, high] = completions.map(({ price }) => price / (cheapest?.price ?? 0))
    expect(entry).toBeLessThanOrEqual(1.2)
    expect(balanced).toBeGreaterThan(1.5)
    expect(high).toBeGreaterThan(2.8)
    const scores = completions.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  })

  test('products given: they are kept, counted in the budget, and the rest goes with them', () => {
    const given = ['gpu-asus-rog-astral-rtx-5090', 'cpu-amd-ryzen-7-9800x3d']
    const { completions } = complete({ given, budget: 70_000 })
    expect(completions.length).toBeGreaterThan(0)
    for (const { added, price, validationResult } of completions) {
      expect(added.map(({ part }) => part.kind)).not.toContain('graphicsCard')
      expect(added.map(({ part }) => part.kind)).not.toContain('cpu')
      expect(price).toBeLessThanOrEqual(70_000_00)
      expect(validationResult.isValid).toBe(true)
      expect(validationResult.warnings.filter(({ category }) => category === 'Power')).toEqual([])
    }
  })

  test('a part given that is plain beside its card: the reason says what it is, and nothing where that is not known', () => {
    const name = 'An 850 W supply'
    const supplyOf = (efficiency: Facts<'powerSupply'>['efficiency']) => {
      const known = demoPart('psu-cooler-master-gx-iii-gold-850').facts as Facts<'powerSupply'>
      const facts = { ...known, efficiency }
      const part = prepare({ productId: 'given supply', name, kind: 'powerSupply', facts })
      return completeWith([part], { budget: 35_000 }).completions[0]?.reason ?? ''
    }
    expect(supplyOf('White')).toMatch(/An 850 W supply is a plain power supply for its graphics card/)
    expect(supplyOf(undefined)).toMatch(/GeForce RTX/)
    expect(supplyOf(undefined)).not.toMatch(name)
  })

  test('a large supply without a 16-pin plug given: a fast card with its adapter, and the reason says so', () => {
    const known = demoPart('psu-be-quiet-straight-power-12-1500w').facts as Facts<'powerSupply'>
    const facts = { ...known, ratedWatts: 1600, pcie8Pins: 10, pcie16Pins: 0 }
    const part = prepare({ productId: 'given supply', name: 'A supply of 2016', kind: 'powerSupply', facts })
    const [completion] = completeWith([part], { budget: 45_000 }).completions
    expect(completion && factsOf(completion, 'graphicsCard')[0]?.chip).toMatch(/RTX 5090/)
    expect(completion?.reason).toMatch(/its graphics card needs the 16-pin adapter in its box/)
  })

  test('a hard disk given: a solid-state drive for the system is added', () => {
    const completion = first({ given: ['hdd-wd-red-plus-4tb'], budget: 20_000 })
    expect(factsOf(completion, 'storage')[0]?.solidState).toBe(true)
  })

  test('an old board given: it is completed with parts that fit it', () => {
    const { completions } = complete({ given: ['board-gigabyte-a520m-h'], budget: 12_000 })
    expect(factsOf(completions[0] as Completion, 'cpu')[0]?.socket).toBe('AM4')
  })

  test('completions: a budget below the cheapest PC gives no proposal, and the cheapest price', () => {
    const { cheapest } = complete({})
    const least = (cheapest?.price ?? 0) / 100
    expect(complete({ budget: least }).completions.length).toBeGreaterThan(0)
    expect(complete({ budget: least - 1 })).toMatchObject({
      completions: [],
      cheapest: { price: least * 100 },
    })
  })
})

test('completions: a CPU with four lanes for a card gets none that they hold back, and a dearer one is chosen without it', () => {
  const kept = first({ given: ['cpu-amd-ryzen-5-8500g'], budget: 25_000 })
  const points = (completion: Completion) =>
    factsOf(completion, 'graphicsCard').map(({ chip }) => (chip ? graphicsPerformance[chip][0] : 0))
  expect(Math.max(...points(kept))).toBeLessThan(150)
  expect(kept.reason).toContain('has 4 lanes for a graphics card')
  for (const budget of [12_000, 18_000, 25_000])
    expect(factsOf(first({ budget }), 'cpu')[0]?.graphicsLanes ?? 16).toBeGreaterThanOrEqual(8)
})
