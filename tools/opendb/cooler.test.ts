import { expect, test } from 'vitest'
import { readCooler } from './cooler.ts'
import { readFan } from './fan.ts'
import { openSource } from './source.ts'

const cooler = (raw: object, name = 'Maker') => readCooler(openSource({ metadata: { name }, ...raw }))
const fan = (raw: object, name = 'Maker') => readFan(openSource({ metadata: { name }, ...raw }))

test('OpenDB cooler: sockets have one spelling, once each; unknown ones are skipped', () => {
  const cpu_sockets = ['sTR4', 'TR4', 'LGA 1151v2', 'LGA 115', 'LGA 1954', 'AM5']
  expect(cooler({ cpu_sockets }).sockets).toEqual([
    'LGA 1156',
    'LGA 1155',
    'LGA 1150',
    'LGA 1151',
    'AM5',
    'TR4',
  ])
  expect(cooler({ cpu_sockets: [] }).sockets).toBeUndefined()
})

test.each([
  ['Maker Tower', false, 155, 'Air'],
  ['Maker Water 240mm', true, 55, 'Liquid'],
  ['Maker 42.58 CFM Air 53mm', true, 53, 'Air'],
  ['Maker FLOW 360X', false, null, 'Liquid'],
  ['Maker', null, 155, undefined],
])('OpenDB cooler: %s marked %s is %s', (name, water_cooled, height, type) => {
  expect(cooler({ water_cooled, height }, name).type).toBe(type)
})

test('OpenDB cooler: the height applies to air only, the radiator to liquid only', () => {
  expect(cooler({ water_cooled: true, height: 55, radiator_size: 240 })).toMatchObject({ radiatorMm: 240 })
  expect(cooler({ water_cooled: true, height: 55 })).not.toHaveProperty('heightMm')
  expect([397, 0, 158].map((height) => cooler({ water_cooled: false, height }).heightMm)).toEqual([
    undefined,
    undefined,
    158,
  ])
})

test('OpenDB cooler: a radiator given by its real length has the size in its name', () => {
  expect(cooler({ water_cooled: true, radiator_size: 394 }, 'Maker 360mm').radiatorMm).toBe(360)
  expect(cooler({ water_cooled: true, radiator_size: 394 }).radiatorMm).toBeUndefined()
})

test('OpenDB cooler: one without a fan takes no fan header', () => {
  expect(cooler({ water_cooled: false, fanless: true }, 'Noctua NH-P1').fanHeaders).toBe(0)
  expect(cooler({ water_cooled: false, fanless: false }).fanHeaders).toBeUndefined()
})

test.each([
  ['Thermalright Assassin X 90 SE ARGB Air 118mm', [], 'ARGB 5V'],
  ['Deepcool CASTLE 240EX Water 240mm A-RGB White/Black', [], 'ARGB 5V'],
  ['Noctua NH-L9a-AM4 Air 37mm Brown', [], 'None'],
  ['ARCTIC Freezer 33 Plus Air 150mm', [], 'None'],
  ['ARCTIC Freezer 7 X RGB', [], undefined],
  ['Thermalright Frost Commander 140 Air 158mm 140mm 95.5 CFM Black', [], 'None'],
  ['Thermalright Aqua Elite V3 Water 240mm 66.17 CFM White', [], undefined],
  ['be quiet! Dark Rock Pro 5 Air 168mm Black', [], 'None'],
  ['be quiet! Dark Rock Elite Air 168mm Black', [], undefined],
  ['be quiet! Pure Rock 2 FX Air 155mm', [], undefined],
  ['Deepcool ASSASSIN III Air 165mm Black / Silver', [], 'None'],
  ['Deepcool AK400 DIGITAL Air 155mm', [], undefined],
  ['Deepcool LT520 Water 240mm Black / Gray', [], undefined],
  ['Noctua NH-D15', ['ARGB'], 'ARGB 5V'],
  ['NZXT Kraken Plus 240mm RGB White (2025)', [], 'Proprietary'],
  ['Corsair iCUE LINK H115i RGB Water 280mm Black', [], 'Proprietary'],
  ['Corsair NAUTILUS 360 RS ARGB', [], 'ARGB 5V'],
])('OpenDB cooler: the light of %s with the list %j is %s', (name, lighting, fed) => {
  expect(cooler({ lighting }, name).lighting).toBe(fed)
})

test.each([
  ['None', '4-pin PWM', 'None'],
  ['Blue', '3-pin', 'None'],
  ['Addressable RGB', '4-pin PWM + 3-pin 5V Addressable RGB', 'ARGB 5V'],
  ['RGB', '4-pin PWM + 4-pin 12V RGB', 'RGB 12V'],
  ['RGB', '4-pin PWM + Proprietary RGB', 'Proprietary'],
  ['RGB', '4-pin PWM', undefined],
])('OpenDB fan: with %s light on %s: %s', (led, connector, lighting) => {
  expect(fan({ led, connector }).lighting).toBe(lighting)
})

test('OpenDB fan: a pack counts its fans by field or name; a hub takes one header', () => {
  expect(fan({ quantity: 3, connector: 'Proprietary' })).toMatchObject({ quantity: 3, fanHeaders: 1 })
  expect(fan({ quantity: null }, 'Maker 120mm 5-Pack')).toMatchObject({ quantity: 5, fanHeaders: undefined })
})

test.each([
  ['be quiet! Dark Rock Pro 5 Air 168mm Black', 270],
  ['Deepcool AK620 Zero Dark', 260],
  ['Noctua NH-D15', undefined],
])('OpenDB cooler: the maker rates %s for %s W', (name, ratedWatts) => {
  expect(cooler({ water_cooled: false }, name).ratedWatts).toBe(ratedWatts)
})

test.each([
  ['Cooler Master Hyper 212 EVO 82.9 CFM', 'None'],
  ['Cooler Master Hyper 212 RGB Black Edition', undefined],
  ['MSI MAG CORELIQUID 360R V2 Water 360mm White', 'ARGB 5V'],
  ['EVGA CLC Water 280mm', 'Proprietary'],
  ['Thermalright Phantom Spirit 120 EVO', undefined],
  ['Maker Water 240mm', undefined],
])('OpenDB cooler: the light of %s is that of its series', (name, lighting) => {
  const source = openSource({ metadata: { name } })
  expect([readCooler(source).lighting, source.derived.includes('lighting')]).toEqual([
    lighting,
    lighting !== undefined,
  ])
})
