// What a good salesperson would show first in the list of parts, in the demo catalog: which parts may stand in the first five,
// and which never in the first twenty.
import { describe, expect, test } from 'vitest'
import { products } from '../../../../tools/demo/catalog/index.ts'
import {
  componentPreparer,
  type Facts,
  type Kind,
  type Part,
  runSteps,
} from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { fitRank, worstFit } from '../../fit.ts'
import { groupOutcomes } from '../../group-outcomes.ts'
import { grossOf } from '../completions/demo.fixture.ts'
import { demoPart } from '../testing.ts'
import { rankForBuild } from './ranking.ts'

const prepare = componentPreparer()

/** Parts that large catalogs have for next to nothing, with their price in øre. */
const bargains: [Part, number][] = [
  [
    prepare({
      productId: 'old-card',
      name: 'XFX Radeon R5 230 2 GB',
      kind: 'graphicsCard',
      facts: { memoryGb: 2, boardPowerWatts: 19, lengthMm: 168, slots: 1, pciePins: [] } as Facts,
    }),
    300_00,
  ],
  [
    prepare({
      productId: 'unknown-cpu',
      name: 'Ryzen 7 of unknown socket',
      kind: 'cpu',
      facts: { cores: 8 },
    }),
    500_00,
  ],
  [
    prepare({
      productId: 'doubtful-card',
      name: 'A GeForce RTX 4090 of 24 GB',
      kind: 'graphicsCard',
      facts: { ...(demoPart('gpu-msi-rtx-4090-suprim-liquid-x').facts as Facts), boardPowerWatts: 250 },
    }),
    5000_00,
  ],
]
/** Cards that differ in nothing but the year. */
const twins = (
  [
    ['twin-of-2023', 2023],
    ['twin-of-2025', 2025],
    ['twin-of-2025-too', 2025],
  ] as const
).map(([productId, releaseYear]): [Part, number] => {
  const { name, facts } = demoPart('gpu-gigabyte-rx-9070-xt-gaming-oc')
  return [
    prepare({ productId, name, kind: 'graphicsCard', facts: { ...(facts as Facts), releaseYear } as Facts }),
    7000_00,
  ]
})
const priceOf = (id: string) =>
  grossOf.get(id) ?? [...bargains, ...twins].find(([{ productId }]) => productId === id)?.[1]

interface Asked {
  undated?: readonly string[]
  /** Parts beside those of the demo. */
  beside?: readonly (readonly [Part, number])[]
  soldOut?: readonly string[]
  orderCounts?: Record<string, number>
  caseTypes?: readonly string[]
  kind: Kind
  purpose?: Purpose
  build?: readonly string[]
}

/** The list of a kind for a build, best fit first, as it opens. */
function listFor({
  kind,
  purpose = 'gaming',
  build: ids = [],
  caseTypes = [],
  beside = bargains,
  ...shortage
}: Asked) {
  const build = ids.map(demoPart)
  const own = products.filter((each) => each.kind === kind).map(({ id }) => demoPart(id))
  const candidates = [...own, ...beside.map(([part]) => part).filter((part) => part.kind === kind)].sort(
    (a, b) => (a.name < b.name ? -1 : 1),
  )
  const ranks = runSteps(
    rankForBuild({
      purpose,
      caseTypes,
      build,
      candidates,
      priceOf,
      soldOut: new Set(shortage.soldOut),
      undated: new Set(shortage.undated),
      orderCounts: new Map(Object.entries(shortage.orderCounts ?? {})),
    }),
  )
  const fits = new Map(
    runSteps(groupOutcomes(build, candidates, null)).flatMap(({ productIds, findings }) =>
      productIds.map((id): [string, number] => [id, fitRank[worstFit(findings)]]),
    ),
  )
  const rankOf = (id: string) => (ranks.get(id)?.rank ?? 0) + 1e6 * (fits.get(id) ?? 0)
  return candidates
    .toSorted((a, b) => rankOf(a.productId) - rankOf(b.productId))
    .map((part) => ({
      part,
      fit: fits.get(part.productId),
      advice: ranks.get(part.productId)?.advice ?? null,
    }))
}

const namesOf = (asked: Asked) => listFor(asked).map(({ part }) => part.name)

interface Expectation extends Asked {
  title: string
  /** Each of the first five is one of them. */
  first: RegExp
  /** None of the first twenty is one of them. */
  never: RegExp
  /** How the first one goes with the build. */
  advice: string | null
}

const amd = 'cpu-amd-ryzen-7-9800x3d'
const expectations: Expectation[] = [
  {
    title: 'a card for a gaming PC with a 9800X3D is of the upper classes',
    kind: 'graphicsCard',
    build: [amd],
    first: /RX 9070|RTX 50[789]0/,
    never: /R5 230|GT 1030|A310|A380|RX 6400|RTX 3050|RTX 4060|RTX 5050|A2000|6000 Ada|RTX 4090 of/,
    advice: 'balanced with your CPU',
  },
  {
    title: 'a card for a gaming PC with a small CPU is of the middle class',
    kind: 'graphicsCard',
    build: ['cpu-intel-core-i3-12100f'],
    first: /RX 9060 XT|RTX 5060|B580|B570|RTX 4060/,
    never: /R5 230|GT 1030|A310|RX 6400|RTX 5090|RTX 5080|RTX 4090|A2000/,
    advice: 'balanced with your CPU',
  },
  {
    title: 'a CPU for an RTX 5090 is one of the fastest in games',
    kind: 'cpu',
    build: ['gpu-nvidia-rtx-5090-founders-edition'],
    first: /9800X3D|9950X3D|9900X3D|7800X3D|9700X|9900X/,
    never: /Xeon|Threadripper|i3-|Ryzen 5 [1235]\d00|i5-9400F|i5-10400F|unknown/,
    advice: 'balanced with your graphics card',
  },
  {
    title: 'a CPU for a gaming PC of which nothing is chosen is current',
    kind: 'cpu',
    first: /Ryzen [579] (7|9)\d00|i5-14|Ultra 5/,
    never: /Xeon|Threadripper|Ryzen 5 [1235]\d00|i3-|i5-9400F|i5-10400F|unknown/,
    advice: null,
  },
  {
    title: 'memory for an AM5 gaming PC is a pair of 32 GB',
    kind: 'memory',
    build: [amd, 'board-msi-mag-b850-tomahawk-max-wifi'],
    first: /32 GB \(2 x 16\) DDR5/,
    never: /DDR4|SO-DIMM|registered|128 GB|192 GB/,
    advice: 'plenty for gaming',
  },
  {
    title: 'a cooler for a 9800X3D is a tower or a radiator that carries it, for a modest price',
    kind: 'cooler',
    build: [amd],
    first: /AG400|AK400|AK620|Pure Rock|Shadow Rock|Freezer|Peerless|Phantom|LE520/,
    never: /NH-L9|AXP90|Slim|DX-3647|TR5/,
    advice: 'carries your CPU with room to spare',
  },
  {
    title: 'a supply for an RTX 5090 has 1,000 W, and not 1,600 W beside a cheap one',
    kind: 'powerSupply',
    build: ['gpu-nvidia-rtx-5090-founders-edition', amd],
    first: /1000/,
    never: /450|550|Pico/,
    advice: 'power to spare',
  },
  {
    title: 'a board for a 9800X3D is of its socket and not the plainest',
    kind: 'motherboard',
    build: [amd],
    first: /B850|X870|B650/,
    never: /A520|H610|Z270|Z790|TRX50|C621/,
    advice: 'right for your CPU',
  },
  {
    title: 'a card for a workstation of 64 cores has much memory',
    kind: 'graphicsCard',
    purpose: 'workstation',
    build: ['cpu-amd-threadripper-7980x'],
    first: /RTX 5090|RTX 5080|RTX 6000/,
    never: /R5 230|GT 1030|A310|A380|RX 6400|RTX 3050/,
    advice: 'balanced with your CPU',
  },
  {
    title: 'a CPU for an office PC has graphics of its own and few watts',
    kind: 'cpu',
    purpose: 'office',
    first: /Ryzen 5 [789]\d00|i[35]-1[234]/,
    never: /Xeon|Threadripper|Ryzen 9|i9-|X3D|unknown/,
    advice: null,
  },
  {
    title: 'a first drive for a gaming PC is a current SSD',
    kind: 'storage',
    build: [amd],
    first: /NV3|P3|990|SN7|SN8|T500|KC3000/,
    never: /IronWolf|Exos|WD Red|BarraCuda|240 GB|480 GB/,
    advice: 'plenty for gaming',
  },
]

describe('ranking for a build', () => {
  test.each(expectations)('ranking: $title', ({ title: _, first, never, advice, ...asked }) => {
    const list = listFor(asked)
    const names = list.map(({ part }) => part.name)
    expect(names.slice(0, 5).filter((name) => !first.test(name))).toEqual([])
    // The demo catalog has less than twenty that fit of some kinds.
    const fitting = list.filter(({ fit }) => fit === fitRank.fits).map(({ part }) => part.name)
    expect(fitting.slice(0, 20).filter((name) => never.test(name))).toEqual([])
    expect(list[0]?.advice).toBe(advice)
  })

  test('ranking: a dear build is shown dearer parts than a plain one', () => {
    const dear = namesOf({ kind: 'motherboard', build: [amd, 'gpu-asus-rog-astral-rtx-5090'] })
    const plain = namesOf({ kind: 'motherboard', build: ['cpu-amd-ryzen-5-7500f'] })
    const averageOf = (names: string[]) =>
      names
        .slice(0, 5)
        .reduce(
          (sum, name) => sum + (grossOf.get(products.find((each) => each.name === name)?.id ?? '') ?? 0),
          0,
        )
    expect(averageOf(dear)).toBeGreaterThan(averageOf(plain))
  })

  test('ranking: of equal parts, the newer comes first, then what has a date, then what is ordered most', () => {
    const [older, newer, other] = twins.map(([{ productId }]) => productId) as [string, string, string]
    const orderOf = (asked: Partial<Asked>) =>
      listFor({ kind: 'graphicsCard', build: [amd], beside: twins, ...asked }).flatMap(
        ({ part: { productId } }) => (productId.startsWith('twin') ? productId : []),
      )
    expect(orderOf({})).toEqual([newer, other, older])
    expect(orderOf({ orderCounts: { [older]: 9, [other]: 1 } })).toEqual([other, newer, older])
    expect(orderOf({ orderCounts: { [other]: 9 }, undated: [other] })).toEqual([newer, other, older])
    expect(orderOf({ undated: [newer, other] })).toEqual([newer, other, older])
  })

  test('ranking: of equal parts, what has a date comes first, and what is sold out last of all', () => {
    const [best, second] = listFor({ kind: 'graphicsCard', build: [amd] }).map(({ part }) => part.productId)
    const undated = listFor({ kind: 'graphicsCard', build: [amd], undated: [best as string] })
    expect(undated[0]?.part.productId).toBe(second)
    const soldOut = listFor({ kind: 'graphicsCard', build: [amd], soldOut: [best as string] })
    expect(soldOut.slice(0, 20).map(({ part }) => part.productId)).not.toContain(best)
  })

  test('ranking: a part with a missing or doubtful fact never gains from it', () => {
    for (const id of ['unknown-cpu', 'doubtful-card']) {
      const list = listFor({ kind: id === 'unknown-cpu' ? 'cpu' : 'graphicsCard' })
      const place = list.findIndex(({ part }) => part.productId === id)
      expect(list.slice(place + 1).filter(({ fit }) => fit === fitRank.fits)).toEqual([])
    }
  })

  test('ranking: the types of case that a bundle names come first', () => {
    const [first] = listFor({ kind: 'case', caseTypes: ['Mini-ITX'] })
    expect(first?.part.facts).toMatchObject({ type: 'Mini-ITX' })
  })
})
