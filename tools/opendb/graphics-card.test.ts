import { expect, test } from 'vitest'
import { readGraphicsCard } from './graphics-card.ts'
import { typicalOf } from './peers.ts'
import { openSource } from './source.ts'

const card = (raw: object, usual?: number) =>
  readGraphicsCard(openSource({ metadata: { name: 'Card' }, ...raw }), () => usual)

const plugs = (chipset: string, tdp: number, six: number, eight: number, older = 0, newer = 0) => {
  const { pcie6Pins, pcie8Pins, pcie16Pins, adapter8Pins } = card({
    chipset,
    tdp,
    power_connectors: { pcie_6_pin: six, pcie_8_pin: eight, pcie_12VHPWR: older, pcie_12V_2x6: newer },
  })
  return [pcie6Pins, pcie8Pins, pcie16Pins, adapter8Pins]
}
const unknown = [undefined, undefined, undefined, undefined]

test('OpenDB graphics card: no power sockets are plausible up to 75 W, and unknown above', () => {
  expect(plugs('GeForce GT 1030', 30, 0, 0)).toEqual([0, 0, 0, undefined])
  expect(plugs('GeForce RTX 3090', 350, 0, 0)).toEqual(unknown)
  expect(plugs('GeForce RTX 3090', 0, 0, 0)).toEqual(unknown)
})

test('OpenDB graphics card: one without sockets has a 16-pin one if all cards of its chip do', () => {
  expect(plugs('GeForce RTX 4090', 450, 0, 0)).toEqual([0, 0, 1, undefined])
  expect(plugs('GeForce RTX 4070', 200, 0, 0)).toEqual(unknown)
})

test('OpenDB graphics card: the two fields of the 16-pin socket are one socket', () => {
  expect(plugs('GeForce RTX 5070 Ti', 300, 0, 0, 1, 1)).toEqual([0, 0, 1, undefined])
})

test('OpenDB graphics card: 8-pins beside a 16-pin socket are those of its adapter', () => {
  expect(plugs('GeForce RTX 5070 Ti', 300, 0, 2, 1)).toEqual([0, 0, 1, 2])
  expect(plugs('GeForce RTX 5080', 360, 0, 1)).toEqual([0, 0, 1, undefined])
  expect(plugs('GeForce RTX 4070', 200, 0, 1)).toEqual([0, 1, 0, undefined])
})

test('OpenDB graphics card: sockets that cannot power the card are unknown', () => {
  expect(plugs('Radeon RX 580', 185, 1, 0)).toEqual(unknown)
  expect(plugs('GeForce RTX 3060 Ti', 200, 2, 2)).toEqual(unknown)
  expect(plugs('Quadro', 250, 0, 1)).toEqual([0, 1, 0, undefined])
})

test('OpenDB graphics card: a power far from that of the same chip is unknown', () => {
  const cards = [200, 200, 225, 750].map((tdp) => ({ chipset: 'GeForce RTX 3060 Ti', tdp }))
  const typical = typicalOf(cards, 'chipset', 'tdp')
  const powers = cards.map((raw) => readGraphicsCard(openSource(raw), typical).boardPowerWatts)
  expect(powers).toEqual([200, 200, 225, undefined])
})

test.each([
  [2.5, undefined, 2.5],
  [44, 2, 2.2],
  [120, 43, 2.1],
  [0, 2.7, 2.7],
  [0, 0, undefined],
])(
  'OpenDB graphics card: a thickness of %s with a bracket of %s is %s slots',
  (total_slot_width, case_expansion_slot_width, slots) => {
    expect(card({ total_slot_width, case_expansion_slot_width }).widthSlots).toBe(slots)
  },
)

test.each([
  ['PCIe 5.0 x8', 16],
  ['PCIe x16', 16],
  ['PCIe x1', 1],
  ['PCIe 3.0 x4', undefined],
])('OpenDB graphics card: %s has an edge of %s', (text, lanes) => {
  expect(card({ interface: text }).slotLanes).toBe(lanes)
})

test.each([
  ['GeForce RTX 3080 12 GB', 'GeForce RTX 3080'],
  ['GeForce RTX 3070 LHR', 'GeForce RTX 3070'],
  ['GeForce RTX 3050 6 GB', 'GeForce RTX 3050 6 GB'],
  ['Quadro P400', undefined],
])('OpenDB graphics card: the chip of %s is %s', (chipset, chip) => {
  expect(card({ chipset }).chip).toBe(chip)
})

test('OpenDB graphics card: a length of 0 is unknown', () => {
  expect([card({ length: 0 }).lengthMm, card({ length: 320 }).lengthMm]).toEqual([undefined, 320])
})

test.each([
  ['Maker GeForce RTX 5060 Low Profile', 182, true],
  ['Maker GeForce RTX 5060', 182, undefined],
  ['Maker GeForce RTX 5070', 304, false],
])('OpenDB graphics card: %s of %i mm is a low-profile card: %s', (name, length, lowProfile) => {
  expect(card({ metadata: { name }, length }).lowProfile).toBe(lowProfile)
})
