import { expect, test } from 'vitest'
import { draftOf, emptyRow, errorKey, valueOfDraft } from './fact-draft'
import type { Fact, FactMember } from './product-queries'

const shared = { label: '', description: '', unit: null, minimum: null, maximum: null, options: null }
const member = (name: string, more: Partial<FactMember>): FactMember => ({
  ...shared,
  name,
  type: 'text',
  required: false,
  ...more,
})
const fact = (more: Partial<Fact>): Fact => ({
  ...shared,
  name: 'fact',
  type: 'records',
  members: null,
  rules: [],
  ...more,
})

const mounts = fact({
  members: [
    member('place', { type: 'oneOf', options: ['Front', 'Top'] }),
    member('sizesMm', { type: 'numbers', minimum: 92, maximum: 560, required: true }),
    member('quantity', { type: 'integer', minimum: 1, maximum: 16, required: true }),
    member('lanes', { type: 'oneOf', options: [1, 16] }),
  ],
})
const value = [{ place: 'Top', sizesMm: [240, 280], quantity: 2, lanes: 16 }]

test('fact form: a list of records becomes rows of fields and the same records again', () => {
  const rows = draftOf(mounts, value)
  expect(rows).toEqual([{ place: 'Top', sizesMm: '240 280', quantity: '2', lanes: '16' }])
  expect(valueOfDraft(mounts, rows)).toEqual({ value })
  expect(valueOfDraft(mounts, draftOf(mounts, null))).toEqual({ value: [] })
})

test('fact form: members without a value are left out, required ones are demanded', () => {
  expect(valueOfDraft(mounts, [{ ...emptyRow(mounts), sizesMm: '120', quantity: '1' }])).toEqual({
    value: [{ sizesMm: [120], quantity: 1 }],
  })
  expect(valueOfDraft(mounts, [{ ...emptyRow(mounts), quantity: '1' }])).toEqual({
    errors: { [errorKey(0, 'sizesMm')]: 'Fill in this field.' },
  })
  expect(valueOfDraft(mounts, [{ ...emptyRow(mounts), sizesMm: '1' }])).toEqual({
    errors: {
      [errorKey(0, 'sizesMm')]: 'Enter 92 to 560.',
      [errorKey(0, 'quantity')]: 'Fill in this field.',
    },
  })
})

test('fact form: a list of words keeps the order of the options, and may be empty', () => {
  const forms = fact({ type: 'someOf', options: ['ATX', 'Micro ATX', 'Mini-ITX'] })
  expect(draftOf(forms, ['ATX'])).toEqual([{ '': ['ATX'] }])
  expect(valueOfDraft(forms, [{ '': ['Mini-ITX', 'ATX'] }])).toEqual({ value: ['ATX', 'Mini-ITX'] })
  expect(valueOfDraft(forms, [{ '': [] }])).toEqual({ value: [] })
})

test('fact form: a single record is an object', () => {
  const plugs = fact({ type: 'record', members: [member('eps8Pins', { type: 'integer' })] })
  expect(valueOfDraft(plugs, draftOf(plugs, { eps8Pins: 2 }))).toEqual({ value: { eps8Pins: 2 } })
})
