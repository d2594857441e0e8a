// Long texts are compressed by lz4 where the PostgreSQL server offers it. The server of the other tests does not, so these
// tests also start an installed one.

import { describe, expect, inject, test } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { type Draft, insertDraft, loadDraft } from '../../src/checkout/draft.ts'
import { dialectOf } from '../../src/platform/store/postgres/migrate.ts'
import { migrations } from '../../src/schema/migrations/index.ts'
import { forTests } from '../support/for-tests.ts'
import { findInstalledPostgres, onPostgres, startPostgres } from '../support/postgres.ts'

const programs = findInstalledPostgres()
/** The step that chooses the method. */
const step = migrations.findIndex(({ name }) => name === 'quick compression of long texts')
let counter = 0

/** Long enough to be compressed. */
const textOf = (id: string) =>
  JSON.stringify({ request: { notes: `${id} `.repeat(1000) }, quote: { currency: 'NOK', exponent: 2 } })

async function storeDraft(url: string, id: string): Promise<void> {
  const store = await openStore(readSettings({ DATABASE_URL: url }))
  try {
    await store.batch([insertDraft({ id, account: 'A', createdAt: 1, expiresAt: 2 } as Draft, textOf(id))])
    expect((await loadDraft(store, id))?.request.notes).toContain(id)
  } finally {
    await store.close()
  }
}

/** The method of each draft's text. */
const methods = (url: string) =>
  onPostgres(url, async (client) => {
    const { rows } = await client.query('SELECT id, pg_column_compression(body) AS method FROM draft')
    return Object.fromEntries(rows.map(({ id, method }) => [id, method]))
  })

async function emptyDatabase(server: string): Promise<string> {
  const name = `compression_${process.pid}_${counter++}`
  await onPostgres(server, (client) => client.query(`CREATE DATABASE ${name}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** A database as the version before this step left it, with a draft. */
async function databaseBefore(server: string): Promise<string> {
  const url = await emptyDatabase(server)
  await onPostgres(url, async (client) => {
    const before = migrations
      .slice(0, step)
      .flatMap(({ statements }) => statements(dialectOf({ hasLz4: false })))
    await client.query('CREATE TABLE schema_version (version BIGINT NOT NULL)')
    for (const statement of before) await client.query(statement)
    await client.query(`INSERT INTO schema_version (version, steps) VALUES (${step}, ${step})`)
    await client.query(
      `INSERT INTO draft (id, account, created_at, expires_at, body) VALUES ('old', 'A', 1, 2, $1)`,
      [textOf('old')],
    )
  })
  return url
}

describe.skipIf(programs === null)('a server that offers lz4', () => {
  const server = forTests(() => startPostgres({ programs: programs as string }))

  test('compression: the texts of a new database are compressed by lz4', async () => {
    const url = await emptyDatabase(server.url('postgres'))
    await storeDraft(url, 'new')
    expect(await methods(url)).toEqual({ new: 'lz4' })
  })

  test('compression: after an upgrade new texts use lz4, and old ones stay readable', async () => {
    const url = await databaseBefore(server.url('postgres'))
    await storeDraft(url, 'new')
    expect(await methods(url)).toEqual({ old: 'pglz', new: 'lz4' })
    const store = await openStore(readSettings({ DATABASE_URL: url }))
    expect((await loadDraft(store, 'old'))?.request.notes).toContain('old')
    await store.close()
  })

  test('compression: an upgrade that deadlocks with a request is tried again', async () => {
    const url = await databaseBefore(server.url('postgres'))
    await onPostgres(url, async (request) => {
      await request.query('BEGIN')
      await request.query('LOCK TABLE orders IN ROW EXCLUSIVE MODE')
      const opening = openStore(readSettings({ DATABASE_URL: url }))
      const waits = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'orders'::regclass`
      await expect.poll(async () => (await request.query(waits)).rows[0].count).toBe(1)
      // The upgrade has this table already, and waited first: the server ends the upgrade.
      await request.query('LOCK TABLE idempotency IN ROW EXCLUSIVE MODE')
      await request.query('COMMIT')
      await (await opening).close()
    })
    await storeDraft(url, 'new')
    expect(await methods(url)).toEqual({ old: 'pglz', new: 'lz4' })
  })
})

test('compression: texts are stored by the best method that the server offers', async () => {
  const server = inject('postgresUrl')
  const offered = await onPostgres(server, (client) =>
    client.query(`SELECT enumvals FROM pg_settings WHERE name = 'default_toast_compression'`),
  )
  const best = (offered.rows[0] as { enumvals: string[] }).enumvals.includes('lz4') ? 'lz4' : 'pglz'
  const url = await emptyDatabase(server)
  await storeDraft(url, 'new')
  expect(await methods(url)).toEqual({ new: best })
})
