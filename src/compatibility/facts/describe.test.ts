import { expect, test } from 'vitest'
import { describeFacts, type FactDescription } from './describe.ts'
import { kinds } from './index.ts'

const factOf = (facts: FactDescription[] | null, name: string) => facts?.find((each) => each.name === name)

test('descriptions of facts: a number has its unit and its bounds', () => {
  expect(factOf(describeFacts('case'), 'maxCoolerHeightMm')).toMatchObject({
    label: 'Tallest CPU cooler',
    type: 'number',
    unit: 'mm',
    minimum: 20,
    maximum: 300,
  })
})

test('descriptions of facts: choices have their words, lists of records their members', () => {
  expect(factOf(describeFacts('cpu'), 'socket')?.options).toContain('AM5')
  expect(factOf(describeFacts('case'), 'boardForms')).toMatchObject({ type: 'someOf', unit: null })
  expect(factOf(describeFacts('graphicsCard'), 'slotLanes')).toMatchObject({
    type: 'oneOf',
    options: [1, 2, 4, 8, 16],
  })
  const mounts = factOf(describeFacts('case'), 'radiatorMounts')
  expect(mounts?.type).toBe('records')
  expect(factOf(mounts?.members ?? null, 'sizesMm')).toMatchObject({
    type: 'numbers',
    unit: 'mm',
    isRequired: true,
  })
  expect(factOf(describeFacts('case'), 'includedPsuPlugs')?.type).toBe('record')
})

test('descriptions of facts: every fact of every kind can be described', () => {
  for (const kind of kinds)
    for (const { label, description } of describeFacts(kind)) expect([label, description]).not.toContain('')
})
