import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onPostgres } from '../../test/support/postgres.ts'

/** Runs a statement that both engines understand, beside the service. */
export async function query(
  { DATABASE_URL, DATA_DIR }: Record<string, string>,
  sql: string,
): Promise<Record<string, unknown>[]> {
  if (DATABASE_URL !== undefined) {
    return onPostgres(DATABASE_URL, async (client) => (await client.query(sql)).rows)
  }
  const database = new DatabaseSync(join(DATA_DIR as string, 'buildorder.db'))
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}
