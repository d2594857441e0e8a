import { join } from 'node:path'
import type { Engine } from '../test/support/databases.ts'
import { onPostgres, type PostgresServer } from '../test/support/postgres.ts'

type NewDatabase = (name: string) => Promise<Record<string, string>>

/** Creates empty databases and returns their settings. */
export const databaseMaker = (
  folder: string,
  postgres: PostgresServer | undefined,
): Record<Engine, NewDatabase> => ({
  sqlite: async (name) => ({ DATA_DIR: join(folder, name) }),
  postgres: async (name) => {
    if (!postgres) throw new Error('PostgreSQL was not started.')
    await onPostgres(postgres.url('postgres'), (client) => client.query(`CREATE DATABASE ${name}`))
    return { DATABASE_URL: postgres.url(name) }
  },
})
