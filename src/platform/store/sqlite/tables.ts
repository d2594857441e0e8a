import type { DatabaseSync } from 'node:sqlite'

/** The names of all tables in a file. */
export const tablesIn = (database: DatabaseSync): string[] =>
  database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name))

/** A name that may come from a file, for a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const countRows = (database: DatabaseSync, table: string): number =>
  Number(database.prepare(`SELECT count(*) AS count FROM ${quoted(table)}`).get()?.count)

/** What `integrity_check` and `quick_check` find comes with a heading and over several lines. */
export const oneLine = (found: unknown): string =>
  String(found).replace('*** in database main ***', '').replace(/\s+/g, ' ').trim()
