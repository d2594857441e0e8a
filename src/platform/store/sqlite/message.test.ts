import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Write } from '../store.ts'
import { groupPacker, groupUnpacker } from './message.ts'

const write: fc.Arbitrary<Write> = fc.record({
  sql: fc.constantFrom('INSERT a', 'UPDATE b', 'DELETE c'),
  rows: fc.oneof(fc.constant('any' as const), fc.nat(3)),
  values: fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 5 }),
})

test('messages to the writer: arrive as sent, over many groups', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.array(write, { maxLength: 4 }), { maxLength: 4 })), (groups) => {
      const pack = groupPacker()
      const unpack = groupUnpacker()
      for (const batches of groups) expect(unpack(structuredClone(pack(batches)))).toEqual(batches)
    }),
  )
})

test('messages to the writer: the text of a statement is sent once', () => {
  const pack = groupPacker()
  const batches: Write[][] = [[{ sql: 'INSERT a', rows: 1 }], [{ sql: 'INSERT a', rows: 1 }]]
  expect(pack(batches).statements).toEqual(['INSERT a'])
  expect(pack(batches).statements).toEqual([])
})
