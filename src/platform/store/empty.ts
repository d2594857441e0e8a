import { tables } from './schema.ts'

export class NotEmpty extends Error {
  override name = 'NotEmpty'
  constructor() {
    super('The database is not empty.')
  }
}

/** An empty database has numbers in these: they count changes. */
const counters = new Set(['counter', 'revision'])

/** Each finds a row only in a database that is in use. */
export const findsUse = tables
  .filter((table) => !counters.has(table))
  .map((table) => `SELECT 1 AS one FROM ${table} LIMIT 1`)
