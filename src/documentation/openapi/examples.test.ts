import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { documentWith } from '../../app/service-document.fixture.ts'
import { operationsOf } from '../docs/operations.ts'
import { resolveResponse } from '../docs/resolve.ts'

const document = documentWith()

interface Example {
  /** The path of its schema in the document. */
  schema: string
  name: string
  value: unknown
}

it('every example is what its schema says', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  ajv.addSchema(document, 'document')
  const wrong = (example: Example) => {
    const validate = ajv.getSchema(`document#${example.schema}`)
    if (!validate) return [`There is no schema at ${example.schema}`]
    if (validate(example.value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${example.schema} ${example.name}: ${instancePath} ${message}`,
    )
  }
  const examples = examplesIn(document, '')
  expect(examples.length).toBeGreaterThan(100)
  expect(examples.flatMap(wrong)).toEqual([])
  expect(wrong({ schema: '/components/schemas/Order', name: 'none', value: {} })).not.toEqual([])
})

it.each(operationsOf(document))(
  'OpenAPI examples: $operationId has examples that match its schemas',
  ({ parameters, requestBody, responses }) => {
    for (const parameter of parameters.filter(({ in: place }) => place === 'path')) {
      expect(parameter.example, parameter.name).toBeTypeOf('string')
    }
    if (requestBody) expect(requestBody.content['application/json'].example).toBeTypeOf('object')
    for (const response of Object.values(responses)) {
      const media = resolveResponse(document, response).content?.['application/json']
      if (media) expect(media.example ?? media.examples).toBeTypeOf('object')
    }
  },
)

/** Examples are beside a schema (`example`, named `examples`) or in it (a list of `examples`). */
function examplesIn(value: unknown, pointer: string): Example[] {
  if (typeof value !== 'object' || value === null) return []
  const { example, examples, ...rest } = value as Record<string, unknown>
  const found: Example[] = []
  if (Array.isArray(examples)) {
    found.push(...examples.map((item, index) => ({ schema: pointer, name: String(index), value: item })))
  }
  if ('schema' in rest) {
    const schema = `${pointer}/schema`
    if (example !== undefined) found.push({ schema, name: 'example', value: example })
    for (const [name, named] of Object.entries(Array.isArray(examples) ? {} : (examples ?? {}))) {
      found.push({ schema, name, value: (named as { value: unknown }).value })
    }
  }
  const inside = Object.entries(rest).flatMap(([name, member]) =>
    examplesIn(member, `${pointer}/${escaped(name)}`),
  )
  return [...found, ...inside]
}

const escaped = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
