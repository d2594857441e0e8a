import { expect, test } from 'vitest'
import type { RowReader } from '../platform/store/snapshot.ts'
import { differences, digestTables } from './digest.ts'

type Carrier = [id: string, body: string]

/** The digests of a database that has only these carriers. */
function digestOf(...carriers: Carrier[]) {
  const reader: RowReader = {
    async *rows<R>({ sql }: { sql: { sqlite: string } }) {
      if (sql.sqlite.endsWith(' FROM carrier')) for (const [id, body] of carriers) yield { id, body } as R
    },
  }
  return digestTables(reader, () => {})
}

test('digest: equal rows have equal digests in any order', async () => {
  const one = await digestOf(['a', '1'], ['b', '2'])
  const other = await digestOf(['b', '2'], ['a', '1'])
  expect(differences(one, other)).toEqual([])
  expect(one.get('carrier')?.rows).toBe(2)
})

test.each<[string, Carrier[]]>([
  ['a missing row', [['a', '1']]],
  [
    'a changed value',
    [
      ['a', '1'],
      ['b', '3'],
    ],
  ],
  [
    'a value in another row',
    [
      ['a', '2'],
      ['b', '1'],
    ],
  ],
  [
    'a value in another column',
    [
      ['1', 'a'],
      ['b', '2'],
    ],
  ],
])('digest: %s is a difference of its table', async (_, carriers) => {
  const one = await digestOf(['a', '1'], ['b', '2'])
  expect(differences(one, await digestOf(...carriers))).toEqual([
    `carrier (2 rows in the source, ${carriers.length} in the target)`,
  ])
})
