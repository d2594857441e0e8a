import { expect, test } from 'vitest'
import { readMemory } from './memory.ts'
import { openSource } from './source.ts'

const memory = (name: string, raw: object = {}) =>
  readMemory(openSource({ metadata: { name }, ecc: 'Non-ECC', registered: 'Unbuffered', ...raw }))

test.each([
  ['Maker Server Registered DDR4-3200', true, true],
  ['Maker RDIMM DDR5-5600', true, true],
  ['Maker ECC UDIMM DDR5-5600', false, true],
  ['Maker Gaming DDR5-6000 Non-ECC', false, false],
  ['Maker DDR5-6000 with On-Die ECC', false, false],
  ['Maker Gaming DDR5-6000', false, false],
])('OpenDB memory: %s: registered %s, ECC %s', (name, registered, ecc) => {
  expect(memory(name)).toMatchObject({ registered, ecc })
})

test('OpenDB memory: boolean fields count only if true', () => {
  expect(memory('Maker', { ecc: 'ECC', registered: 'Registered' })).toMatchObject({
    registered: true,
    ecc: true,
  })
})

test.each([
  ['288-pin DIMM', 'DIMM'],
  ['UDIMM', 'DIMM'],
  ['262-pin SO-DIMM', 'SO-DIMM'],
  [null, undefined],
])('OpenDB memory: %s is %s', (form_factor, form) => {
  expect(memory('Maker', { form_factor }).form).toBe(form)
})

test('OpenDB memory: DDR1 is DDR', () => {
  expect(memory('Maker', { ram_type: 'DDR1' }).type).toBe('DDR')
})

test.each([
  [-1, undefined],
  [0, undefined],
  [14.9, undefined],
  [44, 44],
])('OpenDB memory: a height of %s is %s', (height, heightMm) => {
  expect(memory('Maker', { height }).heightMm).toBe(heightMm)
})

test('OpenDB memory: of name, modules and sum of a kit, two of three decide', () => {
  const kit = (name: string, quantity: number, capacity_gb: number, capacity: number) => {
    const { modules, moduleGb } = memory(name, { modules: { quantity, capacity_gb }, capacity })
    return [modules, moduleGb]
  }
  expect(kit('Maker 32GB (2x16GB)', 2, 16, 32)).toEqual([2, 16])
  expect(kit('Maker 32GB (2x16GB)', 2, 32, 32)).toEqual([2, 16])
  expect(kit('Maker 32GB (2x16GB)', 2, 24, 48)).toEqual([2, undefined])
  expect(kit('Maker 32GB', 2, 16, 32)).toEqual([2, 16])
})

test.each([
  ['Corsair Vengeance LPX Black DDR4-3200', 'DDR4', 34],
  ['Corsair Vengeance RGB Black DDR5-6800', 'DDR5', 44],
  ['Corsair Vengeance Black DDR5-5600', 'DDR5', 35],
  ['Corsair Vengeance RGB Pro SL Black DDR4-3200', 'DDR4', undefined],
  ['G.Skill Ripjaws S5 Black DDR5-6000', 'DDR5', 33],
  ['G.Skill Ripjaws V Black DDR4-3600', 'DDR4', 42],
  ['Kingston FURY Beast RGB White DDR5-6000', 'DDR5', 42.2],
  ['Maker DDR5-6000', 'DDR5', undefined],
])('OpenDB memory: the height of %s (%s) by its series is %s mm', (name, ram_type, heightMm) => {
  const raw = { ram_type, form_factor: '288-pin DIMM' }
  expect(memory(name, raw).heightMm).toBe(heightMm)
  expect(memory(name, { ...raw, height: 31 }).heightMm).toBe(31)
  expect(memory(name, { ...raw, form_factor: '262-pin SO-DIMM' }).heightMm).toBeUndefined()
})
