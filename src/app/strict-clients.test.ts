// Generators of strict clients (orval with zod, openapi-typescript) must make code that compiles and accepts the
// answers of the service. Each check is a form that one of them got wrong.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { operationsOf } from '../documentation/docs/operations.ts'
import type { SchemaObject } from '../documentation/openapi/types.ts'
import { documentWith } from './service-document.fixture.ts'

const document = documentWith()

interface Place {
  pointer: string
  schema: SchemaObject
}

/** Every schema of the document, nested ones included. */
function schemasIn(schema: SchemaObject, pointer: string): Place[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema
  const inside = [
    ...Object.entries(properties).map(([name, member]) => [name, member] as const),
    ...anyOf.map((option, index) => [`anyOf/${index}`, option] as const),
    ...(items ? [['items', items] as const] : []),
    ...(typeof additionalProperties === 'object'
      ? [['additionalProperties', additionalProperties] as const]
      : []),
  ]
  return [{ pointer, schema }, ...inside.flatMap(([name, each]) => schemasIn(each, `${pointer}/${name}`))]
}

const places = [
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => schemasIn(schema, name)),
  ...operationsOf(document).flatMap(({ operationId, parameters }) =>
    parameters.flatMap(({ name, schema }) => schemasIn(schema, `${operationId} ${name}`)),
  ),
]

const wrong = (isWrong: (schema: SchemaObject) => boolean) =>
  places.filter(({ schema }) => isWrong(schema)).map(({ pointer }) => pointer)

const keywordsOf: Record<string, (keyof SchemaObject)[]> = {
  string: ['pattern', 'minLength', 'maxLength', 'enum'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
}
const typed = [...new Set(Object.values(keywordsOf).flat())]

describe('strict clients: every schema', () => {
  it('strict clients: every schema exists', () => {
    expect(places.length).toBeGreaterThan(300)
  })

  it('strict clients: every schema has one type, a reference or a choice, and nothing beside a reference', () => {
    expect(wrong((schema) => Array.isArray(schema.type))).toEqual([])
    expect(wrong(({ type, $ref, anyOf }) => [type, $ref, anyOf].filter(Boolean).length !== 1)).toEqual([])
    expect(wrong((schema) => schema.$ref !== undefined && Object.keys(schema).length > 1)).toEqual([])
  })

  it('strict clients: every schema has only the keywords of its type', () => {
    const strange = ({ type, ...schema }: SchemaObject) =>
      typed.some((keyword) => keyword in schema && !keywordsOf[type as string]?.includes(keyword))
    expect(wrong(strange)).toEqual([])
  })

  it('strict clients: every schema requires only members that it has', () => {
    const isMissing = ({ required = [], properties = {} }: SchemaObject) =>
      required.some((name) => !(name in properties))
    expect(wrong(isMissing)).toEqual([])
  })

  it('strict clients: every schema describes members only where they are', () => {
    expect(wrong((schema) => 'allOf' in schema || 'oneOf' in schema || 'not' in schema)).toEqual([])
  })

  it('strict clients: no schema has a choice inside a choice', () => {
    expect(wrong(({ anyOf = [] }) => anyOf.some((option) => option.anyOf !== undefined))).toEqual([])
  })
})

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(document, 'document')
const accepts = (name: string, value: unknown) =>
  ajv.getSchema(`document#/components/schemas/${name}`)?.(value) as boolean

const line = { lineNumber: '10', quantity: 1 }

it.each([
  ['LineUnits', { lineNumber: '10', quantity: 1 }, true],
  ['LineUnits', { orderLineNumber: '10', quantity: '2', serialNumbers: ['A', 'B'] }, true],
  ['LineUnits', { quantity: 1 }, false],
  ['LineUnits', { lineNumber: null, quantity: 1 }, false],
  ['LineUnits', { lineNumber: '10', quantity: 'two' }, false],
  ['LineUnits', { lineNumber: '10', quantity: '1.0' }, false],
  ['LineUnits', { lineNumber: '10', quantity: 0 }, false],
  ['NewDelivery', { lines: [line] }, true],
  ['NewDelivery', { deliveryLines: [line], trackingNumber: null }, true],
  ['NewDelivery', { trackingNumber: 'T' }, false],
  ['NewDelivery', { lines: null }, false],
  ['NewBilling', { type: 'Invoice', lines: [line] }, true],
  ['NewBilling', { type: 'Invoice', billingLine: [line] }, true],
  ['NewBilling', { type: 'Invoice' }, true],
  ['NewBilling', { lines: [line] }, false],
])('strict clients: %s: %j is valid: %s', (name, value, isValid) => {
  expect(accepts(name, value)).toBe(isValid)
})

it('strict clients: in a choice of shapes, the one without the members comes last, so that no client drops them', () => {
  const { anyOf = [] } = document.components.schemas.NewBilling ?? {}
  expect(anyOf.map(({ required }) => required)).toEqual([
    ['type', 'lines'],
    ['type', 'billingLine'],
    ['type'],
  ])
})

it('component prices: the ETag and 304 are documented', () => {
  const { parameters = [], responses = {} } = document.paths['/pcconfig/v1/prices/components']?.get ?? {}
  expect(parameters.map(({ name }) => name)).toEqual(['If-None-Match'])
  for (const status of [200, 304]) expect(responses[status]).toHaveProperty('headers.ETag')
  expect(responses[304]).not.toHaveProperty('content')
})
