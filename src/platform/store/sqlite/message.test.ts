import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adHoc } from '../statement.ts'
import { groupPacker, groupUnpacker, type SqlWrite } from './message.ts'

const write: fc.Arbitrary<SqlWrite> = fc.record({
  sql: fc.constantFrom('INSERT a', 'UPDATE b', 'DELETE c'),
  rows: fc.oneof(fc.constant('any' as const), fc.nat(3)),
  values: fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 5 }),
})

const withStatement = ({ sql, rows, values }: SqlWrite) => ({ statement: adHoc(sql), rows, values })

test('writer messages: the writer: arrive as sent, over many groups', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.array(write, { maxLength: 4 }), { maxLength: 4 })), (groups) => {
      const pack = groupPacker()
      const unpack = groupUnpacker()
      for (const batches of groups) {
        const message = pack(batches.map((writes) => writes.map(withStatement)))
        expect(unpack(structuredClone(message))).toEqual(batches)
      }
    }),
  )
})

test('writer messages: the text of a statement is sent once', () => {
  const pack = groupPacker()
  const batches = [[{ statement: adHoc('INSERT a'), rows: 1 }], [{ statement: adHoc('INSERT a'), rows: 1 }]]
  expect(pack(batches).statements).toEqual(['INSERT a'])
  expect(pack(batches).statements).toEqual([])
})
