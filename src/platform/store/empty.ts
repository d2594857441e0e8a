import type { Schema } from './schema.ts'

export class NotEmpty extends Error {
  override name = 'NotEmpty'
  constructor() {
    super('The database is not empty.')
  }
}

/** Each finds a row only in a database that is in use. */
export const findsUse = ({ tables, writtenAtStart }: Schema): string[] =>
  tables
    .filter((table) => !writtenAtStart.includes(table))
    .map((table) => `SELECT 1 AS one FROM ${table} LIMIT 1`)
