import { join } from 'node:path'
import type { Logger } from 'pino'
import { openPostgres } from '../platform/store/postgres/postgres.ts'
import { openReplica, type Replica } from '../platform/store/postgres/replica.ts'
import { openPostgresSnapshot } from '../platform/store/postgres/snapshot.ts'
import { watchSchema } from '../platform/store/schema-watch.ts'
import type { Snapshot } from '../platform/store/snapshot.ts'
import { openSqliteSnapshot } from '../platform/store/sqlite/snapshot.ts'
import { openSqlite } from '../platform/store/sqlite/sqlite.ts'
import type { Store } from '../platform/store/store.ts'
import { schema } from '../schema/schema.ts'
import type { Settings } from './settings.ts'

/** File of the embedded database. */
export const databaseFile = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'buildorder.db')

/** Opens the configured database and upgrades its tables. */
export async function openStore(settings: Settings, log?: Logger): Promise<Store> {
  return watchSchema(await openEngine(settings, log), schema)
}

async function openEngine(settings: Settings, log: Logger | undefined): Promise<Store> {
  if (settings.DATABASE_URL) {
    return openPostgres({
      url: settings.DATABASE_URL,
      schema,
      connections: settings.DATABASE_CONNECTIONS,
      requestMs: settings.REQUEST_SECONDS * 1000,
      preparedStatements: settings.DATABASE_PREPARED_STATEMENTS,
      log,
    })
  }
  const store = openSqlite(databaseFile(settings), schema)
  await store.opened()
  return store
}

/** The configured replica of a store, if there is one. */
export async function openReadReplica(
  settings: Settings,
  store: Store,
  log?: Logger,
): Promise<Replica | undefined> {
  if (!settings.DATABASE_READ_URL || !store.logPosition) return undefined
  return openReplica({
    url: settings.DATABASE_READ_URL,
    connections: settings.DATABASE_CONNECTIONS,
    requestMs: settings.REQUEST_SECONDS * 1000,
    preparedStatements: settings.DATABASE_PREPARED_STATEMENTS,
    maxAgeSeconds: settings.DATABASE_READ_LAG_SECONDS,
    primary: store,
    logPosition: store.logPosition,
    log,
  })
}

/** A read-only snapshot of the configured database. */
export const openSnapshot = (settings: Settings): Promise<Snapshot> =>
  settings.DATABASE_URL
    ? openPostgresSnapshot(settings.DATABASE_URL)
    : openSqliteSnapshot(databaseFile(settings))
