// One PostgreSQL server for the whole test run: its own, or the one of TEST_DATABASE_URL. With TEST_POOLER=pgbouncer, the
// service reaches it through a PgBouncer.
import type { TestProject } from 'vitest/node'
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database in which others can be created. */
    postgresUrl: string
    /** The same database through a pooler; null if the service connects directly. */
    poolerUrl: string | null
  }
}

/** Only these crash a server or measure it: the others do not wait for the disk. */
const synced = ['processes', 'timed']
const notSynced = { fsync: 'off', full_page_writes: 'off' }

export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const settings = synced.includes(project.name) ? {} : notSynced
  const server = given ? undefined : await startPostgres({ settings })
  const url = given ?? (server?.url('postgres') as string)
  const pooler = process.env.TEST_POOLER === 'pgbouncer' ? await startPooler(url) : undefined
  project.provide('postgresUrl', url)
  project.provide('poolerUrl', pooler?.through(url) ?? null)
  return async () => {
    await pooler?.stop()
    await server?.stop()
  }
}

function startPooler(server: string) {
  const program = findPgBouncer()
  if (!program) throw new Error('TEST_POOLER=pgbouncer needs PgBouncer.')
  return startPgBouncer({ program, server })
}
