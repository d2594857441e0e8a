import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { onPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where embedded databases are made, if not in the usual folder. */
    databaseFolder: string | null
  }
}

export type Engine = 'sqlite' | 'postgres'

/** The engines of a test run. With TEST_POOLER only PostgreSQL: a pooler changes nothing for the embedded database. */
export const engines: readonly Engine[] = process.env.TEST_POOLER ? ['postgres'] : ['sqlite', 'postgres']

export interface TestDatabase {
  /** The settings that select it. */
  env: Record<string, string>
  drop: () => Promise<void>
}

let counter = 0

/** A new, empty database of an engine. */
export async function createDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'sqlite' ? createFolder() : createPostgresDatabase()
}

export function createFolder(): TestDatabase {
  const folder = mkdtempSync(join(inject('databaseFolder') ?? tmpdir(), 'buildorder-test-'))
  return { env: { DATA_DIR: folder }, drop: async () => rmSync(folder, { recursive: true, force: true }) }
}

/** A new database on the server; with the name of a template, a copy of that. */
export async function createPostgresDatabase(template = 'template1'): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${process.pid}_${Date.now()}_${counter++}`
  await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(inject('poolerUrl') ?? server)
  url.pathname = `/${name}`
  return {
    env: { DATABASE_URL: url.href, DATABASE_CONNECTIONS: '8' },
    drop: () => runOn(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** Runs one statement on a connection of its own. */
export async function runOn(url: string, sql: string): Promise<void> {
  await onPostgres(url, (client) => client.query(sql))
}
