import { expect, test } from 'vitest'
import { patched } from './patch.ts'

const optional = new Set(['weight', 'facts', 'images', 'description'])
const row = { name: 'A', weight: 5, description: 'x', facts: { cores: 8, socket: 'AM5' }, images: ['a'] }
const rowAfter = (patch: Record<string, unknown>) =>
  patched<object>(row, patch, { optional, removedAs: { images: [] } })

test('patch: missing members are not changed, null removes a number', () => {
  expect(rowAfter({ weight: null })).toEqual({ ...row, weight: null })
  expect(rowAfter({})).toEqual(row)
})

test('patch: the members of an object are merged, and null removes one', () => {
  expect(rowAfter({ facts: { cores: null, threads: 16 } })).toEqual({
    ...row,
    facts: { socket: 'AM5', threads: 16 },
  })
  expect(rowAfter({ facts: null })).toEqual({ ...row, facts: null })
})

test('patch: lists are replaced; removed pictures are an empty list', () => {
  expect(rowAfter({ images: ['b'] })).toEqual({ ...row, images: ['b'] })
  expect(rowAfter({ images: null })).toEqual({ ...row, images: [] })
})

test('patch: an empty text removes an optional member only', () => {
  expect(rowAfter({ description: '', name: '' })).toEqual({ ...row, description: null, name: '' })
})

test('patch: nothing is inherited from the names of a patch', () => {
  const changed = rowAfter({ facts: JSON.parse('{"__proto__":{"cores":1}}') }) as typeof row
  expect(Object.hasOwn(changed.facts, '__proto__')).toBe(true)
  expect(Object.getPrototypeOf(changed.facts)).toBe(Object.prototype)
})
