import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'
import type { Store } from './store.ts'

/** Opens the database that the settings name, its tables up to date. */
export async function openStore(settings: Settings): Promise<Store> {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, settings.DATABASE_CONNECTIONS)
    : openSqlite(join(settings.DATA_DIR, 'buildorder.db'))
}
