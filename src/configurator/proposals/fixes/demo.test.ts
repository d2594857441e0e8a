import { describe, expect, test } from 'vitest'
import { componentPreparer, judge, type Part, runSteps } from '../../../compatibility/index.ts'
import { shelvesOf } from '../offer.ts'
import { demoOffers, demoPart, neverOver, untaxed } from '../testing.ts'
import { proposeFixes as proposingFixes } from './fixes.ts'
import { meantCases } from './meant.fixture.ts'

const proposeFixes = (...question: Parameters<typeof proposingFixes>) => runSteps(proposingFixes(...question))

const shelves = shelvesOf(demoOffers)
const gross = new Map(demoOffers.map(({ part, price }) => [part.productId, price.gross]))
const grossOf = (id: string) => gross.get(id) ?? 0
const offerOf = (id: string) => demoOffers.find(({ part }) => part.productId === id)
const totalOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + grossOf(id), 0)

const gamingPc = {
  cpu: 'cpu-amd-ryzen-7-9800x3d',
  motherboard: 'board-msi-mag-b850-tomahawk-max-wifi',
  memory: 'ram-crucial-pro-32gb-ddr5-5600',
  graphicsCard: 'gpu-msi-rtx-5070-ti-ventus-3x',
  storage: 'ssd-samsung-990-pro-2tb',
  powerSupply: 'psu-be-quiet-pure-power-13-m-850w',
  case: 'case-be-quiet-pure-base-500dx',
  cooler: 'cooler-deepcool-ak620',
}
type Changed = { [K in keyof typeof gamingPc]?: string | null }
const changed = (parts: Changed) =>
  Object.values({ ...gamingPc, ...parts }).filter((id): id is string => id !== null)

/** The problem, the products, and the changes of one expected fix: "removed product → added kind". */
const broken: [string, string[], ...string[]][] = [
  [
    'the wrong socket',
    changed({ motherboard: 'board-asus-prime-z790-p' }),
    'cpu-amd-ryzen-7-9800x3d → cpu',
    'board-asus-prime-z790-p → motherboard',
  ],
  [
    'DDR4 in a DDR5 board',
    changed({ memory: 'ram-crucial-8gb-ddr4-3200' }),
    'ram-crucial-8gb-ddr4-3200 → memory',
  ],
  [
    'a card too long',
    changed({
      graphicsCard: 'gpu-asus-rog-astral-rtx-5090',
      powerSupply: 'psu-be-quiet-dark-power-13-1000w',
      case: 'case-lian-li-lancool-207',
    }),
    'case-lian-li-lancool-207 → case',
  ],
  [
    'a power supply too weak',
    changed({ powerSupply: 'psu-asus-tuf-gaming-450b' }),
    'psu-asus-tuf-gaming-450b → powerSupply',
    'gpu-msi-rtx-5070-ti-ventus-3x → graphicsCard',
  ],
  [
    'no graphics',
    changed({ cpu: 'cpu-amd-ryzen-5-8400f', graphicsCard: null }),
    'cpu-amd-ryzen-5-8400f → cpu',
    'nothing → graphicsCard',
  ],
  [
    'a cooler too tall',
    changed({
      cooler: 'cooler-noctua-nh-d15-g2',
      case: 'case-cooler-master-q300l',
      motherboard: 'board-asus-prime-b650m-k',
    }),
    'cooler-noctua-nh-d15-g2 → cooler',
    'case-cooler-master-q300l → case',
  ],
  [
    'two boards',
    [...changed({}), 'board-asus-prime-b650m-k'],
    'board-asus-prime-b650m-k → nothing',
    'board-msi-mag-b850-tomahawk-max-wifi → nothing',
  ],
  ['an unknown product', [...changed({}), 'not-in-the-catalog'], 'not-in-the-catalog → nothing'],
  ['a service among the parts', [...changed({}), 'service-pc-assembly'], 'service-pc-assembly → nothing'],
  [
    'three things at once',
    changed({
      memory: 'ram-crucial-8gb-ddr4-3200',
      motherboard: 'board-asus-prime-z790-p',
      case: 'case-fractal-terra',
    }),
    'board-asus-prime-z790-p → motherboard, case-fractal-terra → case, ram-crucial-8gb-ddr4-3200 → memory',
  ],
]

describe('fixes in the demo catalog', () => {
  test.each(broken)('fixes in the demo catalog: %s', (_, ids, ...expected) => {
    const parts = ids.map(demoPart)
    expect(judge(parts).isValid).toBe(false)
    const began = performance.now()
    const { fixes, isProven } = proposeFixes({ parts, grossOf, most: 5, largest: 6 }, shelves, neverOver)
    console.info(`${(performance.now() - began).toFixed(1)} ms`)
    const found = fixes.map(({ changes }) =>
      changes
        .map(({ remove, add }) => `${remove?.productId ?? 'nothing'} → ${add?.part.kind ?? 'nothing'}`)
        .sort()
        .join(', '),
    )
    expect(isProven).toBe(true)
    expect(found).toEqual(expect.arrayContaining(expected))
    for (const { parts: after, price } of fixes) {
      expect(judge(after).isValid).toBe(true)
      expect(price).toBe(totalOf(after.map(({ productId }) => productId)))
    }
    const clean = fixes.filter(({ compromise }) => compromise === 'none').map((fix) => fix.loss)
    expect(clean).toEqual(clean.toSorted((a, b) => a - b))
    expect(clean.length).toBeGreaterThan(0)
    expect(fixes[0]?.solves).toEqual([...new Set(judge(parts).errors.map(({ ruleName }) => ruleName))])
  })

  test.each(meantCases)('fixes in the demo catalog: $problem', ({ productIds, isKept }) => {
    const parts = productIds.map(demoPart)
    expect(judge(parts).isValid).toBe(false)
    const [first] = proposeFixes({ parts, grossOf, most: 5, largest: 6 }, shelves, neverOver).fixes
    const words = first?.changes.map(
      ({ remove, add }) => `${remove?.productId ?? 'nothing'} → ${add?.part.productId ?? 'nothing'}`,
    )
    expect(first && isKept(first.parts, parts), `${words?.join(', ')}`).toBe(true)
  })

  test('fixes in the demo catalog: a small case that brought its supply becomes a small case and a supply, not a tower with one', () => {
    const chopin = meantCases.find(({ productIds }) => productIds.includes('case-inwin-chopin-max'))
    const tower = demoPart('case-corsair-4000d-airflow') as Part<'case'>
    const facts = { ...tower.facts, includesPsu: true, includedPsuWatts: 750 }
    const part = componentPreparer()({ ...tower, productId: 'tower with a supply', kind: 'case', facts })
    const offer = { part, price: untaxed(9000), isDated: true, group: 'case' }
    const parts = (chopin?.productIds ?? []).map(demoPart)
    const range = shelvesOf([...demoOffers, offer])
    const [first, second] = proposeFixes({ parts, grossOf, most: 5, largest: 6 }, range, neverOver).fixes
    expect(first && chopin?.isKept(first.parts, parts)).toBe(true)
    expect(first?.changes.map(({ add }) => add?.part.kind)).toEqual(['case', 'powerSupply'])
    expect(second?.changes.map(({ add }) => add?.part.productId)).toEqual(['tower with a supply'])
  })

  test.each([
    [
      'more fans than headers',
      ['board-msi-mag-b550-tomahawk', ...Array.from({ length: 9 }, () => 'fan-arctic-p12-pwm')],
      ['accessory-arctic-case-fan-hub'],
      ['FanHeaders'],
    ],
    [
      'an SFX supply in a bay for ATX',
      ['psu-corsair-sf750', 'case-corsair-4000d-airflow'],
      ['accessory-silverstone-pp08-sfx-bracket'],
      ['PowerSupplyForm'],
    ],
    [
      'both, with a hub for lights there',
      [
        'psu-corsair-sf750',
        'case-corsair-4000d-airflow',
        'board-msi-mag-b550-tomahawk',
        'accessory-noctua-na-fc1-fan-controller',
        ...Array.from({ length: 9 }, () => 'fan-arctic-p12-pwm'),
      ],
      ['accessory-silverstone-pp08-sfx-bracket', 'accessory-arctic-case-fan-hub'],
      ['PowerSupplyForm', 'FanHeaders'],
    ],
    ['fans for which there are headers', ['board-msi-mag-b550-tomahawk', 'fan-arctic-p12-pwm'], [], []],
  ])('fixes in the demo catalog: %s: what is sold for it is added', (_, ids, added, solves) => {
    const parts = ids.map(demoPart)
    expect(judge(parts).isValid).toBe(true)
    const { fixes } = proposeFixes({ parts, grossOf, most: 5, largest: 6 }, shelves, neverOver)
    const changes = fixes.flatMap((fix) => fix.changes)
    expect(changes).toEqual(added.map((id) => expect.objectContaining({ remove: null, add: offerOf(id) })))
    expect(fixes.flatMap((fix) => fix.solves)).toEqual(solves)
    const left = fixes.flatMap((fix) => judge(fix.parts).warnings.map(({ ruleName }) => ruleName))
    for (const rule of solves) expect(left).not.toContain(rule)
  })

  test('fixes in the demo catalog: a warning about cards is no reason to take one that may be of another bus', () => {
    const { name } = demoPart('sound-creative-sound-blaster-ae-9')
    const part = componentPreparer()({
      productId: 'any bus',
      name,
      kind: 'soundCard',
      facts: {},
    })
    const range = shelvesOf([
      ...demoOffers,
      {
        part,
        price: untaxed(grossOf('sound-creative-sound-blaster-ae-9')),
        isDated: true,
        group: 'soundCard',
      },
    ])
    const parts = [
      'board-asus-rog-strix-b850-i-gaming-wifi',
      'gpu-asus-dual-rtx-5060-oc',
      'sound-creative-sound-blaster-ae-9',
    ].map(demoPart)
    const before = judge(parts)
    expect(before.warnings.map(({ ruleName, category }) => `${ruleName} ${category}`)).toContain(
      'ExpansionSlots Clearance',
    )
    const { fixes } = proposeFixes({ parts, grossOf, most: 5, largest: 6 }, range, neverOver)
    const added = fixes.flatMap((fix) => fix.changes.map(({ add }) => add?.part.productId))
    expect(added.length).toBeGreaterThan(0)
    expect(added).not.toContain('any bus')
  })

  test('fixes in the demo catalog: a SATA controller comes beside the accessories that are there', () => {
    const hub = 'accessory-arctic-case-fan-hub'
    const drives = Array.from({ length: 5 }, () => 'hdd-wd-red-plus-4tb')
    const parts = ['board-asus-prime-b650m-k', hub, ...drives].map(demoPart)
    const { fixes } = proposeFixes({ parts, grossOf, most: 5, largest: 6 }, shelves, neverOver)
    const found = fixes.map(({ changes }) =>
      changes.map(({ remove, add }) => `${remove?.productId ?? 'nothing'} → ${add?.part.productId}`).join(),
    )
    expect(found).toContain('nothing → accessory-silverstone-ecs06-sata-card')
    expect(fixes.every((fix) => fix.parts.some(({ productId }) => productId === hub))).toBe(true)
  })

  test('fixes in the demo catalog: a dear graphics card on a small power supply is kept', () => {
    const parts = changed({
      graphicsCard: 'gpu-asus-rog-astral-rtx-5090',
      powerSupply: 'psu-asus-tuf-gaming-450b',
    }).map(demoPart)
    const { fixes } = proposeFixes({ parts, grossOf, most: 5, largest: 6 }, shelves, neverOver)
    const [first] = fixes
    expect(first?.changes.map(({ remove }) => remove?.kind)).toEqual(['powerSupply'])
    expect(first?.compromise).toBe('none')
    expect(first?.reason).toBe('Changes the power supply and keeps everything else.')
    const last = fixes.at(-1)
    expect(last?.changes.map(({ remove }) => remove?.kind)).toEqual(['graphicsCard'])
    expect(last?.compromise).toBe('downgrade')
    expect(last?.reason).toMatch(/A step down from what was chosen\.$/)
  })

  test('fixes in the demo catalog: a replacement is of the same class and price range where there is one', () => {
    const parts = changed({ motherboard: 'board-asus-prime-z790-p' }).map(demoPart)
    const { fixes } = proposeFixes({ parts, grossOf, most: 5, largest: 6 }, shelves, neverOver)
    const [change] = fixes[0]?.changes ?? []
    expect(change?.remove?.productId).toBe('board-asus-prime-z790-p')
    const share = (change?.add?.price.gross ?? 0) / grossOf('board-asus-prime-z790-p')
    expect(share).toBeGreaterThanOrEqual(0.7)
    expect(share).toBeLessThanOrEqual(1.5)
  })

  test('fixes in the demo catalog: a replacement that is in stock or dated is preferred', () => {
    const parts = changed({ powerSupply: 'psu-asus-tuf-gaming-450b' }).map(demoPart)
    const ask = (range: typeof shelves) =>
      proposeFixes({ parts, grossOf, most: 5, largest: 6 }, range, neverOver).fixes[0]?.changes[0]?.add
    const usual = ask(shelves)?.part.productId
    const short = demoOffers.map((offer) => ({ ...offer, isDated: offer.part.productId !== usual }))
    const other = ask(shelvesOf(short))
    expect(other?.part.kind).toBe('powerSupply')
    expect(other?.part.productId).not.toBe(usual)
  })

  test('fixes in the demo catalog: at a time limit of zero there may be none, and none is called proven', () => {
    const parts = changed({ motherboard: 'board-asus-prime-z790-p' }).map(demoPart)
    const limits = { isOver: () => true }
    expect(proposeFixes({ parts, grossOf, most: 5, largest: 6 }, shelves, limits).isProven).toBe(false)
  })
})
