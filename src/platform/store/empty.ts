import { tables } from './schema.ts'

export class NotEmpty extends Error {
  override name = 'NotEmpty'
  constructor() {
    super('The database is not empty.')
  }
}

/** A service that started on an empty database wrote to these: numbers that count changes, and the link for the first administrator. */
const writtenAtStart = new Set(['counter', 'revision', 'setup_link'])

/** Each finds a row only in a database that is in use. */
export const findsUse = tables
  .filter((table) => !writtenAtStart.has(table))
  .map((table) => `SELECT 1 AS one FROM ${table} LIMIT 1`)
