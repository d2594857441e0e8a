// What the service requires of PostgreSQL at start, and its messages.

import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { migrationLock } from '../../src/platform/store/postgres/migrate.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { createDatabase, runOn } from '../support/databases.ts'
import { type CommandResult, eventually, runCommand, withTestStore } from '../support/processes.ts'

/** Long enough for every statement of a migration on a busy machine. */
const limitMs = 1_500

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const onServer = (sql: string, url = inject('postgresUrl')) => runOn(url, sql)

/** A database made by the test's own statement. */
async function databaseWith(name: string, options: string): Promise<string> {
  await onServer(`DROP DATABASE IF EXISTS ${name}`)
  await onServer(`CREATE DATABASE ${name} ${options}`)
  cleanups.push(() => onServer(`DROP DATABASE ${name} WITH (FORCE)`))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

async function emptyDatabase(): Promise<{ url: string; name: string }> {
  const database = await createDatabase('postgres')
  cleanups.push(database.drop)
  const url = database.env.DATABASE_URL as string
  return { url, name: new URL(url).pathname.slice(1) }
}

const withOption = (url: string, options: string) => {
  const changed = new URL(url)
  changed.searchParams.set('options', options)
  return changed.href
}

/** Any command opens the database like the service does. */
const open = (url: string) => runCommand(['accounts', 'list'], { DATABASE_URL: url })

function expectOneLine({ code, stdout, stderr }: CommandResult, ...words: (string | RegExp)[]): void {
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).not.toMatch(/^\s+at /m)
  for (const word of words) expect(stderr).toMatch(word)
  expect([code, stdout]).toEqual([1, ''])
}

describe('PostgreSQL at start', () => {
  test.each(['SQL_ASCII', 'LATIN1'])(
    'start on PostgreSQL, encoding %s: refused in one line that says how to create a database',
    async (encoding) => {
      const url = await databaseWith(
        `test_${encoding.toLowerCase()}_${process.pid}`,
        `ENCODING '${encoding}' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`,
      )
      expectOneLine(await open(url), encoding, "CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0")
    },
  )

  test('start on PostgreSQL, role without CREATE: refused on an empty database, accepted on a migrated one', async () => {
    const { url, name } = await emptyDatabase()
    const role = `limited_${process.pid}`
    await onServer(`CREATE ROLE ${role} LOGIN`)
    cleanups.unshift(() => onServer(`DROP ROLE ${role}`))
    const limited = new URL(url)
    limited.username = role
    await onServer('REVOKE CREATE ON SCHEMA public FROM PUBLIC', url)
    expectOneLine(await open(limited.href), 'permission denied', 'GRANT CREATE')

    expect(await open(url)).toMatchObject({ code: 0 })
    await onServer(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`, url)
    expect(await open(limited.href), name).toMatchObject({ code: 0, stderr: '' })
  })

  test('start on PostgreSQL, read-only server: refused in one line', async () => {
    const { url, name } = await emptyDatabase()
    await onServer(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    expectOneLine(await open(url), 'read-only', 'can be written')
  })

  test('start on PostgreSQL, connection limit reached: refused in one line', async () => {
    const { url, name } = await emptyDatabase()
    const role = `crowded_${process.pid}`
    await onServer(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT 0`)
    cleanups.unshift(() => onServer(`DROP ROLE ${role}`))
    const crowded = new URL(url)
    crowded.username = role
    expectOneLine(await open(crowded.href), 'too many connections', 'max_connections')
    expect(name).not.toBe('')
  })

  test('start on PostgreSQL: time limits of the role or the database do not end the migration', async () => {
    const { url, name } = await emptyDatabase()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    cleanups.push(() => other.end())
    await other.query(`SELECT pg_advisory_lock(${migrationLock})`)
    for (const limit of ['idle_in_transaction_session_timeout', 'statement_timeout', 'lock_timeout'])
      await onServer(`ALTER DATABASE ${name} SET ${limit} = '${limitMs}ms'`)
    const opened = open(url)
    // Another process migrates for longer than every limit.
    await eventually(
      () => other.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`),
      ({ rowCount }) => rowCount === 1,
      30_000,
    )
    await setTimeout(2 * limitMs)
    await other.query(`SELECT pg_advisory_unlock(${migrationLock})`)
    expect(await opened).toMatchObject({ code: 0, stderr: '' })
  })

  test.each([
    ['a port where nothing listens', 'postgres://admin:hunter2@127.0.0.1:1/shop'],
    ['a name that does not exist', 'postgres://admin:hunter2@database.invalid/shop'],
    ['another scheme', 'mysql://admin:hunter2@127.0.0.1/shop'],
    ['no slashes', 'postgres:admin:hunter2@127.0.0.1/shop'],
    ['no host', 'postgres://admin:hunter2/shop'],
    ['a wrong port', 'postgres://admin:hunter2@127.0.0.1:no/shop'],
    ['wrong percent encoding', 'postgres://admin:hunter2%E0%A4%A@127.0.0.1:1/shop'],
    ['the password in the query', 'postgres://127.0.0.1:1/shop?user=admin&password=hunter2'],
    ['a certificate that is not there', 'postgres://admin:hunter2@127.0.0.1:1/shop?sslrootcert=/no/file'],
    ['a wrong kind of encryption', 'postgres://admin:hunter2@127.0.0.1:1/shop?sslnegotiation=hunter'],
  ])('start on PostgreSQL, DATABASE_URL with %s: one line without the password', async (_, url) => {
    const result = await open(url)
    expectOneLine(result, /\w/)
    expect(result.stderr).not.toContain('hunter2')
  })

  test('DATABASE_URL: cannot turn synchronous commits off', async () => {
    const { url } = await emptyDatabase()
    const show = (options: string) =>
      withTestStore({ DATABASE_URL: withOption(url, options) }, (store) =>
        store.all<{ synchronous_commit: string }>({ statement: adHoc('SHOW synchronous_commit') }),
      )
    expect(await show('-c synchronous_commit=off')).toEqual([{ synchronous_commit: 'on' }])
    expect(await show('-c synchronous_commit=local')).toEqual([{ synchronous_commit: 'on' }])
    // Stricter than required.
    expect(await show('-c synchronous_commit=remote_apply')).toEqual([{ synchronous_commit: 'remote_apply' }])
  })

  test('DATABASE_URL: cannot turn time limits off, and they fit into the time of a request', async () => {
    const { url } = await emptyDatabase()
    const limited = withOption(url, '-c lock_timeout=0 -c statement_timeout=0')
    await withTestStore({ DATABASE_URL: limited, REQUEST_SECONDS: '12' }, async (store) => {
      expect(await store.all({ statement: adHoc('SHOW lock_timeout') })).toEqual([{ lock_timeout: '2400ms' }])
      expect(await store.all({ statement: adHoc('SHOW statement_timeout') })).toEqual([
        { statement_timeout: '9600ms' },
      ])
    })
  })

  test('PostgreSQL: texts are sent as UTF-8, whatever encoding the role sets', async () => {
    const { url, name } = await emptyDatabase()
    await onServer(`ALTER DATABASE ${name} SET client_encoding = 'LATIN1'`)
    await withTestStore({ DATABASE_URL: url }, async (store) => {
      await store.batch([
        {
          statement: adHoc('INSERT INTO product_group (id, kind, name) VALUES ($1, $2, $3)'),
          values: ['a', 'cpu', 'Ω ✓ 水'],
          rows: 1,
        },
      ])
      expect(
        await store.all({ statement: adHoc('SELECT name, length(name) AS length FROM product_group') }),
      ).toEqual([{ name: 'Ω ✓ 水', length: 5 }])
    })
  })
})
