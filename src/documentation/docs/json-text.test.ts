import fc from 'fast-check'
import { expect, it } from 'vitest'
import { colouredJson, writeJson } from './json-text.ts'

it('json text: every value reads back the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 100 }), (value, width) => {
      expect(JSON.parse(writeJson(value, width))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('json text: what fits on a line stays on it', () => {
  expect(writeJson({ a: [1, 2], b: { c: null } }, 40)).toBe('{ "a": [1, 2], "b": { "c": null } }')
  expect(writeJson({ a: [1, 2], b: { c: null } }, 20)).toBe('{\n  "a": [1, 2],\n  "b": { "c": null }\n}')
})

it('json text: colouring changes no character', () => {
  const value = { 'a"b': '<i>: "x"', n: [-1.5e-7, true, null], empty: {} }
  const text = colouredJson(value)
    .markup.replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
  expect(text).toBe(writeJson(value))
})
