// The store interface, on both engines.

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { adHoc, insertStatement } from '../../src/platform/store/statement.ts'
import { Conflict, type Store, type Write } from '../../src/platform/store/store.ts'
import { createDatabase, engines, type TestDatabase } from '../support/databases.ts'

const insertGroup = insertStatement('test.insertGroup', 'product_group', ['id', 'kind', 'name'])

describe.each(engines)('the store on %s', (engine) => {
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await createDatabase(engine)
    store = await openStore(readSettings(database.env))
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  /** A plain insert of one row; each id can be inserted once. */
  const insert = (id: string, name = 'N'): Write => ({
    statement: insertGroup,
    values: [id, 'cpu', name],
    rows: 1,
  })
  const rename = (id: string, rows: number): Write => ({
    statement: adHoc('UPDATE product_group SET name = $2 WHERE id = $1'),
    values: [id, 'renamed'],
    rows,
  })
  const namesOf = async (beginning: string) =>
    Object.fromEntries(
      (
        await store.all<{ id: string; name: string }>({
          statement: adHoc('SELECT id, name FROM product_group WHERE id LIKE $1'),
          values: [`${beginning}%`],
        })
      ).map(({ id, name }) => [id, name]),
    )

  test('batch: is stored as a whole or not at all; a different number of rows is a conflict', async () => {
    await expect(store.batch([insert('a1'), rename('a1', 2)])).rejects.toThrow(Conflict)
    expect(await namesOf('a')).toEqual({})
    await store.batch([insert('a1'), rename('a1', 1)])
    expect(await namesOf('a')).toEqual({ a1: 'renamed' })
  })

  test('batch: a single write that touches no row is a conflict', async () => {
    await expect(store.batch([rename('nobody', 1)])).rejects.toThrow(Conflict)
  })

  test('batches: many inserts at once are all stored, each with its own values', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `m${index}`)
    await Promise.all(ids.map((id) => store.batch([insert(id, `'${id}", $1 \\`)])))
    expect(await namesOf('m')).toEqual(Object.fromEntries(ids.map((id) => [id, `'${id}", $1 \\`])))
  })

  test('batches: one that fails among many at once does not affect the others', async () => {
    await store.batch([insert('t50', 'first')])
    const ids = Array.from({ length: 100 }, (_, index) => `t${index}`)
    const outcomes = await Promise.allSettled(ids.map((id) => store.batch([insert(id)])))
    const failed = ids.filter((_, index) => outcomes[index]?.status === 'rejected')
    expect(failed).toEqual(['t50'])
    expect(await namesOf('t')).toEqual({ ...Object.fromEntries(ids.map((id) => [id, 'N'])), t50: 'first' })
  })

  if (engine === 'postgres') {
    test('batches: inserts that wait for a lock do not delay others', async () => {
      const slow = new pg.Client({ connectionString: database.env.DATABASE_URL })
      await slow.connect()
      await slow.query('BEGIN')
      const stuck = ['s1', 's2', 's3']
      for (const id of stuck) await slow.query(`INSERT INTO product_group VALUES ('${id}', 'cpu', 'slow')`)
      const waiting: Promise<void>[] = []
      for (const id of stuck) {
        waiting.push(store.batch([insert(id)]))
        // Each in its own statement.
        await new Promise(setImmediate)
      }
      const ids = Array.from({ length: 100 }, (_, index) => `h${index}`)
      await Promise.all(ids.map((id) => store.batch([insert(id)])))
      await slow.query('ROLLBACK')
      await slow.end()
      await Promise.all(waiting)
      expect(Object.keys(await namesOf('s')).sort()).toEqual(stuck)
    })
  }

  test('batches: of two for the same row one is a conflict, and none of many others', async () => {
    await store.batch([insert('r')])
    const take = {
      statement: adHoc(`UPDATE product_group SET kind = 'taken' WHERE id = $1 AND kind = 'cpu'`),
      rows: 1,
    }
    const batches: Write[][] = [
      ...Array.from({ length: 20 }, (_, index) => [insert(`r${index}`), rename(`r${index}`, 1)]),
      ...Array.from({ length: 5 }, () => [{ ...take, values: ['r'] }]),
    ]
    const outcomes = await Promise.allSettled(batches.map((batch) => store.batch(batch)))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4)
    expect(Object.values(await namesOf('r')).filter((name) => name === 'renamed')).toHaveLength(20)
  })
})
