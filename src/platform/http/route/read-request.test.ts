import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nestsDeeper } from './read-request.ts'

const deeper = (text: string, levels: number) => nestsDeeper(Buffer.from(text), levels)

test.each([
  ['a list at the limit', '[[[]]]', 3, false],
  ['a list beyond the limit', '[[[[]]]]', 3, true],
  ['objects count like lists', '{"a":[{"b":[]}]}', 3, true],
  ['many values side by side', '[[],[],[],{},{}]', 2, false],
  ['brackets in a text', '["[[[[{{{{", "]]"]', 1, false],
  ['an escaped quote in a text', '["\\"[[[["]', 1, false],
  ['an escaped backslash at the end of a text', '["\\\\",[[]]]', 2, true],
  ['letters that share bits with brackets', '["x",null,true]', 1, false],
  ['text that is not closed', '["[[[[', 1, false],
  ['brackets that are not closed', '[[[[', 3, true],
])('nesting: %s', (_what, text, levels, expected) => {
  expect(deeper(text, levels)).toBe(expected)
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map((member) => depthOf(member)))
    : 0

test('nesting: agrees with the parsed value for any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, noUnicodeString: false }), fc.nat(6), (value, levels) => {
      expect(deeper(JSON.stringify(value), levels)).toBe(depthOf(value) > levels)
    }),
  )
})
