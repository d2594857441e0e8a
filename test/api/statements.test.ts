// Every statement of the service is understood by both engines, and answers exactly the columns it declares.
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allStatements, statementFiles as files } from '../../scripts/all-statements.ts'
import { engineNeeds } from '../../scripts/engine-needs.ts'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { expectRows } from '../../src/platform/store/postgres/run.ts'
import { migrate } from '../../src/platform/store/sqlite/connection.ts'
import { schema } from '../../src/schema/schema.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'

const statements = await allStatements()

const placesIn = (sql: string) =>
  Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))

/** PostgreSQL cuts longer names off, so that two of them could become one. */
const maxNameLength = 63

test('statements: the files that define them are found', () => {
  expect(files).toContain('src/orders/order.ts')
  expect(files).toContain('tools/demo/seed.ts')
  expect(statements.length).toBeGreaterThan(150)
})

test('statements: none needs locks, notifications or procedures, which few engines beside PostgreSQL have', async () => {
  const found = await engineNeeds()
  const rare = [
    'Row lock',
    'SKIP LOCKED',
    'Advisory lock',
    'PL/pgSQL',
    'LISTEN and NOTIFY',
    'Temporary table',
  ]
  expect(rare.filter((need) => found.has(need))).toEqual([])
  expect(found.get('LATERAL join')).toEqual(['order.ofAccounts'])
  expect(found.get('Plain SQL')?.length).toBeGreaterThan(100)
})

test('statements: none divides, because a division by zero is how a write reports a wrong number of rows', () => {
  expect(statements.filter(({ sql }) => /\/(?!\*)|%/.test(sql.postgres)).map(({ name }) => name)).toEqual([])
})

test('statements: names say folder and purpose, and fit into a name of PostgreSQL', () => {
  for (const { name } of statements) {
    expect(name).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*(\/[\w+]+)?$/)
    // The number of rows follows: `=1`, `*32`.
    expect(name.length).toBeLessThan(maxNameLength - 4)
  }
})

test('statements: each that changes orders says so, because orders are cached', () => {
  const changing = statements.filter(({ sql }) =>
    /(UPDATE|DELETE FROM|REPLACE INTO) orders\b/.test(sql.sqlite),
  )
  expect(changing.map(({ name }) => name).sort()).toEqual(['order.update', 'order.writeFacts'])
  for (const each of changing) expect(each).toMatchObject({ entity: { name: 'order', idAt: 1 } })
})

test('statements on sqlite: each can be prepared and answers the columns it declares', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database, schema)
  for (const statement of statements) {
    const prepared = database.prepare(statement.sql.sqlite.replace(/\$(\d+)/g, '?$1'))
    if (statement.kind !== 'read') continue
    const answered = prepared.columns().map(({ name }) => name)
    expect([statement.name, ...answered.sort()]).toEqual([
      statement.name,
      ...Object.keys(statement.columns).sort(),
    ])
  }
  database.close()
})

describe('statements on postgres', () => {
  const [int4, int8, text] = [23, 20, 25]
  let database: TestDatabase
  let client: pg.Client
  beforeAll(async () => {
    database = await createDatabase('postgres')
    await (await openStore(readSettings(database.env))).close()
    client = new pg.Client({ connectionString: database.env.DATABASE_URL })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  test('each read answers the columns it declares, as text or whole numbers', async () => {
    for (const statement of statements) {
      if (statement.kind !== 'read') continue
      const sql = statement.sql.postgres
      const values = Array.from({ length: placesIn(sql) }, () => null)
      const { fields } = await client.query(sql, values)
      expect([statement.name, ...fields.map(({ name }) => name).sort()]).toEqual([
        statement.name,
        ...Object.keys(statement.columns).sort(),
      ])
      for (const { name, dataTypeID } of fields) {
        const isNumber = statement.columns[name]?.(0)
        expect([statement.name, name, isNumber ? [int4, int8] : [text]]).toEqual([
          statement.name,
          name,
          expect.arrayContaining([dataTypeID]),
        ])
      }
    }
  })

  test('each write can be prepared, also with the number of rows it must touch', async () => {
    for (const statement of statements) {
      if (statement.kind === 'read') continue
      const sql = statement.sql.postgres
      for (const text of [sql, expectRows(sql, 1)]) {
        await client.query(`PREPARE checked AS ${text}`)
        await client.query('DEALLOCATE checked')
      }
    }
  })
})
