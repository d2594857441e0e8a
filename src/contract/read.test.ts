import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { CheckoutDraft } from './checkout.ts'
import { maxFieldErrors, reader } from './read.ts'
import { IntegerInput, List, Maybe, Nullable, Text, Uuid } from './types.ts'

const errorsOf = (schema: Parameters<typeof reader>[0], value: unknown) => {
  const reading = reader(schema)(value)
  return reading.ok ? [] : reading.errors.map(({ fieldName }) => fieldName)
}

test('read: an int32 is a number or its digits, and nothing else', () => {
  const read = reader(Type.Object({ n: IntegerInput() }))
  const read32 = (n: unknown) => {
    const reading = read({ n })
    return reading.ok ? (reading.value as { n: number }).n : 'wrong'
  }
  fc.assert(
    fc.property(fc.integer({ min: -2147483648, max: 2147483647 }), (n) => {
      expect(read32(n)).toBe(n)
      expect(read32(String(n))).toBe(n)
    }),
  )
  for (const n of [
    '03',
    '1.0',
    ' 1',
    '1 ',
    '+1',
    '',
    '0x1',
    '1e3',
    1.5,
    2147483648,
    '2147483648',
    -2147483649,
    null,
    true,
    [1],
  ]) {
    expect(read32(n), JSON.stringify(n)).toBe('wrong')
  }
  expect(read32('-0')).toBe(0)
  expect(Object.is(read32(-0), 0)).toBe(true)
})

test('read: every text either matches the pattern of the interface and fits, or is refused', () => {
  const read = reader(IntegerInput())
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.bigInt().map(String), fc.double().map(String)), (text) => {
      const isRight = /^-?(?:0|[1-9]\d*)$/.test(text) && Math.abs(Number(text) + 0.5) <= 2147483647.5
      expect(read(text).ok).toBe(isRight)
    }),
  )
})

test('read: missing and null mean the same where the interface does not distinguish them', () => {
  const read = reader(Type.Object({ may: Maybe(Text()), must: Nullable(Text()) }))
  expect(read({ must: null })).toEqual({ ok: true, value: { may: null, must: null } })
  expect(read({ may: null, must: 'x' })).toEqual({ ok: true, value: { may: null, must: 'x' } })
  expect(errorsOf(Type.Object({ must: Nullable(Text()) }), {})).toEqual(['must'])
})

test('read: unknown members are dropped, dangerous ones included', () => {
  const reading = reader(Type.Object({ a: Text() }))(JSON.parse('{"a":"x","b":1,"__proto__":{"c":1}}'))
  expect(reading).toEqual({ ok: true, value: { a: 'x' } })
  expect(errorsOf(Type.Object({ toString: Text() }), {})).toEqual(['toString'])
})

test('read: texts with NUL, half surrogates or too many characters are refused', () => {
  const schema = Type.Object({ t: Text() })
  expect(errorsOf(schema, { t: 'a\0b' })).toEqual(['t'])
  expect(errorsOf(schema, { t: '\ud800' })).toEqual(['t'])
  expect(errorsOf(schema, { t: 'x'.repeat(256) })).toEqual(['t'])
  expect(errorsOf(schema, { t: '😀'.repeat(255) })).toEqual([])
})

test('read: a UUID is answered in lower case', () => {
  const id = '0198A1B2-7F00-7A3E-9D52-0C6F4BE1A9D7'
  expect(reader(Uuid())(id)).toEqual({ ok: true, value: id.toLowerCase() })
  expect(errorsOf(Uuid(), 'x')).toEqual(['body'])
})

test('read: every wrong field is named as the interface writes it', () => {
  const draft = {
    soldTo: 1,
    orderLines: [{ quantity: '1' }, { quantity: 0, materialId: { value: 7 } }],
    delivery: {},
  }
  expect(errorsOf(CheckoutDraft, draft)).toEqual([
    'soldTo',
    'orderLines[1].materialId.value',
    'orderLines[1].quantity',
    'delivery.deliveryAddress',
    'references',
    'notes',
  ])
})

test('read: the number of errors is bounded, and a list that is too long is not read', () => {
  const schema = Type.Object({ list: List(Text(), 'batchCandidates') })
  expect(errorsOf(schema, { list: new Array(5000).fill(1) })).toHaveLength(maxFieldErrors)
  expect(errorsOf(schema, { list: new Array(50_001).fill(1) })).toEqual(['list'])
})

test('read: accepts exactly what the published schema accepts', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  const isValid = ajv.compile(JSON.parse(JSON.stringify(CheckoutDraft)))
  const read = reader(CheckoutDraft)
  const text = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constant(null),
    fc.constant(3),
    fc.constant(undefined),
  )
  const member = <T>(value: fc.Arbitrary<T>) =>
    fc.oneof(
      { weight: 9, arbitrary: value },
      { weight: 1, arbitrary: fc.constantFrom(null, undefined, 'x', 1, [], {}) },
    )
  const line = fc.record({
    materialId: member(fc.record({ type: text, value: text })),
    quantity: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constantFrom('3', '03', 1.5, null)),
    references: member(fc.record({ deliveryReference: text })),
  })
  const names = [
    'name',
    'addressLine1',
    'addressLine2',
    'postCode',
    'city',
    'country',
    'contactPersonName',
    'phone',
    'mobilePhone',
    'email',
    'globalLocationNumber',
  ]
  const draft = fc.record({
    soldTo: member(fc.record({ customerId: text })),
    orderLines: member(fc.array(line, { maxLength: 3 })),
    delivery: member(
      fc.record({
        deliveryAddress: member(
          fc.record(
            Object.fromEntries(
              names.map((name) => [
                name,
                fc.oneof({ weight: 30, arbitrary: fc.constant('x') }, { weight: 1, arbitrary: text }),
              ]),
            ),
          ),
        ),
        preferences: member(fc.record({ carrier: text, carrierCollectionPointId: text })),
      }),
    ),
    references: member(fc.record({ billingReference: text })),
    notes: member(fc.record({ messageToSalesDepartment: text })),
  })
  let accepted = 0
  fc.assert(
    fc.property(draft, (value) => {
      const sent = JSON.parse(JSON.stringify(value)) // as a client would send it
      const reading = read(sent)
      if (reading.ok) accepted++
      expect(reading.ok).toBe(isValid(sent))
    }),
    { numRuns: 2000, seed: 7 },
  )
  expect(accepted).toBeGreaterThan(50)
})

test('read: a message mentions null only where null is allowed and something else was sent', () => {
  const read = reader(
    Type.Object({ text: Nullable(Text()), inner: Maybe(Type.Object({ n: IntegerInput() })), id: Uuid() }),
  )
  const messages = (value: unknown) => {
    const reading = read(value)
    return reading.ok ? [] : reading.errors.map(({ fieldName, message }) => `${fieldName} ${message}`)
  }
  expect(messages({ text: 5, inner: [], id: 7 })).toEqual([
    'text must be a string, or null',
    'inner must be an object, or null',
    expect.not.stringContaining('null'),
  ])
  expect(messages({ text: 'x'.repeat(300), inner: { n: 'x' }, id: crypto.randomUUID() })).toEqual([
    'text is longer than 255 characters',
    expect.not.stringContaining('null'),
  ])
})

test('read: a text with a length of its own is not bound by the limit of texts', () => {
  const read = reader(Type.Object({ token: Type.String({ maxLength: 300 }) }))
  expect(read({ token: 'x'.repeat(300) }).ok).toBe(true)
  expect(read({ token: 'x'.repeat(301) }).ok).toBe(false)
})

test('read: a day is one that exists', () => {
  const read = reader(Type.Object({ day: Type.String({ format: 'date' }) }))
  for (const day of ['2026-01-31', '2024-02-29']) expect(read({ day }).ok, day).toBe(true)
  for (const day of ['2026-02-29', '2026-1-1', '2026-01-31T00:00:00Z', '', 'today', 20260131])
    expect(read({ day }).ok, String(day)).toBe(false)
})
