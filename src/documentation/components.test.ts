import Type from 'typebox'
import { expect, it } from 'vitest'
import { DateTime, defaultLimits, Text } from '../contract/types.ts'
import { componentCollector } from './components.ts'

it('components: members named like keywords are kept', () => {
  const { schemas, ref } = componentCollector(defaultLimits)
  const odd = Type.Object(
    { title: Type.String(), anyOf: Type.String(), items: Type.String(), $ref: Type.String() },
    { title: 'Odd' },
  )
  expect(ref(odd)).toEqual({ $ref: '#/components/schemas/Odd' })
  expect(Object.keys(schemas.Odd?.properties ?? {})).toEqual(['title', 'anyOf', 'items', '$ref'])
})

it('components: a schema that contains itself becomes a reference', () => {
  const { schemas, ref } = componentCollector(defaultLimits)
  const tree = Type.Cyclic({ Tree: Type.Object({ branches: Type.Array(Type.Ref('Tree')) }) }, 'Tree')
  expect(ref(tree)).toEqual({ $ref: '#/components/schemas/Tree' })
  expect(schemas.Tree?.properties?.branches).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Tree' },
  })
})

it('components: shows the configured limit', () => {
  const { ref } = componentCollector({ ...defaultLimits, text: 12 })
  expect(ref(Text())).toEqual({ type: 'string', maxLength: 12 })
})

it('components: a map is written as most tools read it', () => {
  const { ref } = componentCollector(defaultLimits)
  expect(ref(Type.Record(Type.String(), DateTime()))).toEqual({
    type: 'object',
    additionalProperties: { type: 'string', format: 'date-time' },
  })
})

it('components: two schemas with the same title are never mixed', () => {
  const { ref } = componentCollector(defaultLimits)
  ref(Type.Object({ one: Type.String() }, { title: 'Same' }))
  ref(Type.Object({ one: Type.String() }, { title: 'Same' }))
  expect(() => ref(Type.Object({ two: Type.String() }, { title: 'Same' }))).toThrow('Same')
})
