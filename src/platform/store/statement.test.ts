import { describe, expect, test } from 'vitest'
import { type Columns, integer, oneOf, orNull, rowsOf, text, UnexpectedRow } from './row.ts'
import { adHoc, readStatement, writeStatement } from './statement.ts'
import { changedId } from './store.ts'
import { variants } from './variants.ts'

test('statements: a name can be used once', () => {
  writeStatement({ name: 'test.twice', sql: 'DELETE FROM a' })
  expect(() => readStatement({ name: 'test.twice', columns: {}, sql: 'SELECT 1' })).toThrow('test.twice')
})

test('statements: a write says which entity it changes, by the placeholder of its id', () => {
  const entity = { name: 'thing', idAt: 2 }
  const update = writeStatement({ name: 'test.update', entity, sql: 'UPDATE a SET b = $1 WHERE id = $2' })
  const write = { statement: update, values: ['b', 'id-1'], rows: 1 }
  expect(changedId(write, 'thing')).toBe('id-1')
  expect(changedId(write, 'other')).toBeUndefined()
  expect(
    changedId({ ...write, statement: adHoc('UPDATE a SET b = $1 WHERE id = $2') }, 'thing'),
  ).toBeUndefined()
})

test('statements: each combination of conditions is one statement', () => {
  const select = variants((names: readonly ('a' | 'b')[], suffix) =>
    readStatement({ name: `test.variant/${suffix}`, columns: {}, sql: `SELECT 1 ${names.join()}` }),
  )
  expect(select(['a', 'b'])).toBe(select(['a', 'b']))
  expect([select([]).name, select(['a']).name, select(['a', 'b']).name]).toEqual([
    'test.variant/all',
    'test.variant/a',
    'test.variant/a+b',
  ])
})

describe('rows: the first row of a result must have the columns of its statement', () => {
  const columns = { id: text, count: integer, note: orNull(text), state: oneOf(['on', 'off']) }
  const statement = readStatement({ name: 'test.rows', columns, sql: 'SELECT …' })
  const good = { id: 'a', count: 1, note: null, state: 'on' }

  test('accepts rows that have them', () => {
    expect(rowsOf(statement, [good])).toEqual([good])
    expect(rowsOf(statement, [])).toEqual([])
  })

  test.each<[string, keyof typeof columns, object]>([
    ['a missing column', 'id', { count: 1, note: null, state: 'on' }],
    ['null where none may be', 'count', { ...good, count: null }],
    ['text where a number must be', 'count', { ...good, count: '1' }],
    ['a number where text or null must be', 'note', { ...good, note: 1 }],
    ['a value that is not in the list', 'state', { ...good, state: 'broken' }],
  ])('refuses %s', (_what, column, row) => {
    expect(() => rowsOf(statement, [row])).toThrow(
      new UnexpectedRow(`test.rows: unexpected value in the column ${column}`),
    )
  })

  test('does not check ad hoc statements', () => {
    expect(rowsOf(adHoc('SELECT …'), [{ other: 1 }])).toEqual([{ other: 1 }])
  })

  test('the type of the rows follows from the columns', () => {
    const [row] = rowsOf(statement, [good])
    const state: 'on' | 'off' | undefined = row?.state
    const note: string | null | undefined = row?.note
    expect([state, note]).toEqual(['on', null])
    const all: Columns = columns
    expect(Object.keys(all)).toHaveLength(4)
  })
})
