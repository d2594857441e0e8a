// Databases that begin with the same data are copies of one: to make its tables takes most of the start of a service.
//
// perf: a service of a test starts with 35 ms of processor time instead of 125 ms on SQLite.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import type { Store } from '../../src/platform/store/store.ts'
import {
  createDatabase,
  createFolder,
  createPostgresDatabase,
  type Engine,
  type TestDatabase,
} from './databases.ts'

export type Seed = (store: Store, now: number) => Promise<void>
type Copy = () => Promise<TestDatabase>

/** By engine, seed and time. */
const templates = new Map<string, Promise<Copy>>()
const seeds: Seed[] = []

/** A server of others would keep the templates, and a pooler the connections to them: PostgreSQL copies no database in use. */
const canCopy = (engine: Engine) =>
  engine === 'sqlite' || (!process.env.TEST_DATABASE_URL && !inject('poolerUrl'))

/** A new database with the data of a seed, which is the same function each time. */
export async function createCopy(engine: Engine, seed: Seed, now: number): Promise<TestDatabase> {
  if (!canCopy(engine)) return createSeeded(engine, seed, now)
  if (!seeds.includes(seed)) seeds.push(seed)
  const key = `${engine} ${seeds.indexOf(seed)} ${now}`
  let template = templates.get(key)
  if (!template) {
    template = makeTemplate(engine, seed, now)
    templates.set(key, template)
  }
  return (await template)()
}

async function createSeeded(engine: Engine, seed: Seed, now: number): Promise<TestDatabase> {
  const database = await createDatabase(engine)
  const store = await openStore(readSettings(database.env))
  await seed(store, now)
  await store.close()
  return database
}

/** One listener for all templates: Node warns of many. */
const atExit: TestDatabase['drop'][] = []
process.once('exit', () => {
  for (const drop of atExit) void drop()
})

async function makeTemplate(engine: Engine, seed: Seed, now: number): Promise<Copy> {
  const { env, drop } = await createSeeded(engine, seed, now)
  if (env.DATABASE_URL) {
    const name = new URL(env.DATABASE_URL).pathname.slice(1)
    // It ends with the server.
    return () => createPostgresDatabase(name)
  }
  atExit.push(drop)
  const fileIn = ({ DATA_DIR = '' }: TestDatabase['env']) => join(DATA_DIR, 'buildorder.db')
  return async () => {
    const copy = createFolder()
    copyFileSync(fileIn(env), fileIn(copy.env))
    return copy
  }
}
