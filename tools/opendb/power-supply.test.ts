import { expect, test } from 'vitest'
import { readPowerSupply } from './power-supply.ts'
import { openSource } from './source.ts'

const supply = (raw: object, name = 'Maker') => readPowerSupply(openSource({ metadata: { name }, ...raw }))

test('OpenDB power supply: zero plugs are unknown', () => {
  const connectors = { eps_8_pin: 0, pcie_6_plus_2_pin: 0, sata: 0, pcie_12vhpwr: 0 }
  expect(supply({ wattage: 750, connectors, length: 0 })).toMatchObject({
    ratedWatts: 750,
    eps8Pins: undefined,
    pcie8Pins: undefined,
    sataConnectors: undefined,
    lengthMm: undefined,
    pcie16Pins: undefined,
  })
})

test('OpenDB power supply: no 16-pin plug beside no plug for the CPU is unknown', () => {
  const connectors = { eps_8_pin: 0, pcie_6_plus_2_pin: 0, pcie_12vhpwr: 0 }
  expect(supply({ wattage: 1300, connectors }, 'Lian Li EDGE 1300W').pcie16Pins).toBeUndefined()
  expect(supply({ wattage: 1300, connectors: { ...connectors, eps_8_pin: 2 } }).pcie16Pins).toBe(0)
})

test('OpenDB power supply: one plug at 1250 W counts cables', () => {
  const plugs = (wattage: number, plug: number, sixteen = 0) =>
    supply({ wattage, connectors: { pcie_6_plus_2_pin: plug, pcie_12vhpwr: sixteen } }).pcie8Pins
  expect([plugs(1250, 1), plugs(1000, 2, 1), plugs(850, 2)]).toEqual([undefined, undefined, undefined])
  expect([plugs(850, 2, 1), plugs(750, 2), plugs(450, 1), plugs(1000, 4)]).toEqual([2, 2, 1, 4])
})

test('OpenDB power supply: no 16-pin plug on an ATX 3 supply is unknown', () => {
  const connectors = { eps_8_pin: 1, pcie_12vhpwr: 0 }
  expect(supply({ connectors }, 'Maker 850W ATX 3.1')).toMatchObject({ pcie16Pins: undefined, atx3: true })
  expect(supply({ connectors, wattage: 300 }, 'Maker ATX 300W')).toMatchObject({
    pcie16Pins: 0,
    atx3: undefined,
  })
  // Above 450 W, a supply for ATX 3 has the plug.
  expect(supply({ connectors, wattage: 650 })).toMatchObject({ pcie16Pins: 0, atx3: false })
  expect(supply({ connectors: { eps_8_pin: 1 }, wattage: 650 }).atx3).toBeUndefined()
})

test.each([
  ['ATX/EPS', 140, 'ATX'],
  ['SFX', 100, 'SFX'],
  ['SFX', 130, 'SFX-L'],
  ['Mini-ITX', 150, 'Flex ATX'],
  [null, 150, undefined],
])('OpenDB power supply: %s of %s mm is %s', (form_factor, length, form) => {
  expect(supply({ form_factor, length }).form).toBe(form)
})
