import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'
import type { Store } from './store.ts'

/** Of the embedded engine. */
export const databaseFile = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'buildorder.db')

/** Opens the database that the settings name, its tables up to date. */
export async function openStore(settings: Settings): Promise<Store> {
  if (settings.DATABASE_URL) return openPostgres(settings.DATABASE_URL, settings.DATABASE_CONNECTIONS)
  const store = openSqlite(databaseFile(settings))
  await store.opened()
  return store
}
