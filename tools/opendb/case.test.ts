import { expect, test } from 'vitest'
import { readCase } from './case.ts'
import { readFrontUsb } from './front-usb.ts'
import { openSource } from './source.ts'

const box = (raw: object, name = 'Maker Case') => readCase(openSource({ metadata: { name }, ...raw }))

test.each([
  ['2 x USB 3.0, 1 x USB 3.2 Gen 2x2 Type-C', 0, 2, 1],
  ['USB 3.0 x 2, USB 2.0 x 1', 1, 2, 0],
  ['USB 3.2 Gen 1 Type-A USB 2.0 Type-A', undefined, undefined, 0],
  ['USB 3.2 Gen 2 Type-CUSB 3.2 Gen 1 Type-AUSB 2.0 Type-A', undefined, undefined, 1],
  ['1 x USB 3.2 Gen 2x2 Type-C 2 x USB 3.0 2 x USB 2.0', 2, 2, 1],
  ['USB2.0×2、USB3.0×1', 2, 1, 0],
  ['2 x USB 3.0 / 1 x USB 3.1 Type-C / HD Audio', 0, 2, 1],
  ['2 x USB 2.0, 2 x USB 3.1 Gen 1, 1 x Audio/Mic', 2, 2, 0],
  ['USB 3.2 Gen 2x2 Type-C, 2x USB 3.0', 0, 2, 1],
  ['None', 0, 0, 0],
  ['2', undefined, undefined, undefined],
])('OpenDB case: front USB "%s"', (text, usb2Ports, usb3Ports, usbCPorts) => {
  const ports = { usb2Ports, usb3Ports, usbCPorts }
  expect({
    usb2Ports: undefined,
    usb3Ports: undefined,
    usbCPorts: undefined,
    ...readFrontUsb([text]),
  }).toEqual(ports)
})

test('OpenDB case: the list of ports takes precedence over the text', () => {
  const facts = box({
    front_usb_ports: ['(4x) USB 3.2 Gen 1 Type-A', 'Type-C x1'],
    front_panel_usb: 'USB 3.2 Gen 1 Type-A',
  })
  expect(facts).toMatchObject({ usb2Ports: 0, usb3Ports: 4, usbCPorts: 1 })
})

test.each([
  ['None', undefined, false, undefined],
  ['Not Included', undefined, false, undefined],
  ['Standard PS2 PSU (optional)', undefined, false, undefined],
  ['300 W', undefined, true, 300],
  ['RM750e (750W)', undefined, true, 750],
  ['80+ Gold SFX-L PSU', true, true, undefined],
  ['SFX/SFX-L', undefined, undefined, undefined],
  [null, undefined, undefined, undefined],
])('OpenDB case: power supply "%s"', (power_supply, power_supply_included, includesPsu, includedPsuWatts) => {
  const facts = box({ power_supply, power_supply_included })
  expect([facts.includesPsu, facts.includedPsuWatts]).toEqual([includesPsu, includedPsuWatts])
})

test.each([
  ['ATX Mid Tower', 'Mid Tower'],
  ['EATX Full Tower', 'Full Tower'],
  ['Micro ATX Mini Tower', 'Mini Tower'],
  ['Mini ITX Tower', 'Mini-ITX'],
  ['Mini ITX Test Bench', 'Open Frame'],
  ['HTPC', 'Desktop'],
])('OpenDB case: a %s is a %s', (form_factor, type) => {
  expect(box({ form_factor }).type).toBe(type)
})

test('OpenDB case: a full tower by its name is one', () => {
  expect(box({ form_factor: 'ATX Mid Tower' }, 'Maker ATX Full Tower').type).toBe('Full Tower')
})

test('OpenDB case: forms have one spelling, EATX if the name says so, none is unknown', () => {
  const forms = (supported_motherboard_form_factors: string[], name?: string) =>
    box({ supported_motherboard_form_factors }, name).boardForms
  expect(forms(['ATX', 'Mini DTX'])).toEqual(['Mini-DTX', 'ATX'])
  expect(forms(['ATX'], 'Maker E-ATX Tower')).toEqual(['ATX', 'EATX'])
  expect(forms([])).toBeUndefined()
})

test('OpenDB case: zeros and typing errors are unknown', () => {
  const facts = box({
    max_video_card_length: 9,
    max_cpu_cooler_height: 0,
    expansion_slots: 0,
    internal_3_5_bays: 0,
    internal_2_5_bays: 0,
    supported_power_supply_form_factors: [],
  })
  expect(Object.values(facts).filter((value) => value !== undefined)).toEqual([])
  expect(box({ internal_3_5_bays: 0, internal_2_5_bays: 2 })).toMatchObject({ bays35: 0, bays25: 2 })
})

test('OpenDB case: one for back-connect boards is recognised by field or name', () => {
  const takes = (field: boolean | null, name: string) =>
    box({ supports_rear_connecting_motherboard: field }, name).backConnect
  expect([takes(true, 'A'), takes(false, 'A'), takes(null, 'A 100R PZ'), takes(null, 'A')]).toEqual([
    true,
    false,
    true,
    undefined,
  ])
})

test.each([
  ['439 x 147 x 360', [439, 147, 360]],
  ['485*235*518', [485, 235, 518]],
  ['234 x 572 x 543', [undefined, undefined, undefined]],
  ['', [undefined, undefined, undefined]],
])(
  'OpenDB case: the text "%s" gives depth, width and height, if the width is the middle one',
  (dimensions, size) => {
    const { depthMm, widthMm, heightMm } = box({ dimensions })
    expect([depthMm, widthMm, heightMm]).toEqual(size)
  },
)

test('OpenDB case: the radiators of a series are known at least, without a list of places', () => {
  const { surelyTakesRadiatorsMm, radiatorMounts } = box({}, 'NZXT H510 ATX Mid Tower White')
  expect([surelyTakesRadiatorsMm, radiatorMounts]).toEqual([[120, 240, 280], undefined])
  expect(box({}, 'Lian Li O11 Vision M Black').surelyTakesRadiatorsMm).toBeUndefined()
})

test.each([
  ['a slim tower with four slots', { dimensions: '285 x 95 x 355', expansion_slots: 4 }, true],
  [
    'a flat HTPC with four slots',
    { dimensions_mm: { width: 440, height: 105, depth: 350 }, expansion_slots: 4 },
    true,
  ],
  ['a thin case with a riser', { dimensions: '376 x 107 x 351', expansion_slots: 2 }, undefined],
  ['a tower', { dimensions: '413 x 217 x 453', expansion_slots: 7 }, undefined],
  ['a tower measured in inches', { dimensions: '18.11" x 8.27" x 16.85"', expansion_slots: 7 }, undefined],
  [
    'a small tower measured in inches',
    { dimensions: '13.86" x 6.89" x 14.17"', expansion_slots: 4 },
    undefined,
  ],
  ['a case of unknown size', { expansion_slots: 4 }, undefined],
])('OpenDB case: %s takes low-profile cards only: as far as is known', (_, raw, lowProfileOnly) => {
  expect(box(raw).lowProfileOnly).toBe(lowProfileOnly)
})

const tower = { form_factor: 'ATX Mid Tower', supported_motherboard_form_factors: ['ATX', 'Micro ATX'] }

test.each([
  ['of 210 mm', { dimensions: '450 x 210 x 470' }, 145],
  ['of 230 mm', { dimensions: '450 x 230 x 470' }, 155],
  ['of 170 mm', { dimensions: '450 x 170 x 470' }, undefined],
  ['that is taller than deep, so that its board may be turned', { dimensions: '403 x 212 x 534' }, undefined],
  ['of unknown size', {}, undefined],
  ['that states a height', { dimensions: '450 x 230 x 470', max_cpu_cooler_height: 180 }, undefined],
  [
    'for smaller boards',
    { dimensions: '450 x 230 x 470', supported_motherboard_form_factors: ['Mini ITX'] },
    undefined,
  ],
])('OpenDB case: a tower %s surely takes a cooler of so many millimetres', (_, raw, height) => {
  const facts = box({ ...tower, ...raw })
  expect(facts.surelyTakesCoolerMm).toBe(height)
})

test.each([
  ['Tower', 'USB 3.2 Gen 1 Type-A USB 2.0 Type-A', 2],
  ['Tower', 'USB 3.2 Gen 1 Type-A', 2],
  ['Silverstone PM01', 'USB 3.2 Gen 1 Type-A', undefined],
  ['Tower', 'USB 3.2 Gen 2 Type-C USB 3.2 Gen 1 Type-A', undefined],
  ['Tower', '2 x USB 3.0', undefined],
  ['Tower', '', undefined],
])('OpenDB case: %s with "%s" has so many USB 3 ports at the most', (name, front_panel_usb, most) => {
  expect(box({ ...tower, front_panel_usb }, name).mostUsb3Ports).toBe(most)
})
