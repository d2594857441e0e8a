// The door to the database. Both engines stand behind it; nobody else knows which one it is.
import type { TableRows } from './open-backup.ts'

export type Value = string | number | null
export type Row = Record<string, Value>

/** One question. `$1`, `$2`, … stand for the values. */
export interface Query {
  sql: string
  values?: Value[]
}

/** One change, and how many rows it must touch for the whole batch to hold ('any' when it does not matter). */
export interface Write extends Query {
  rows: number | 'any'
}

/** Hears how far long work is, often. */
export type OnProgress = (text: string) => void

export interface Store {
  engine: 'sqlite' | 'postgres'
  all<T = Row>(query: Query): Promise<T[]>
  /**
   * All writes or none, durable once the promise resolves. Throws `Conflict` when a write touched another number
   * of rows than it must: somebody was faster, so load again and decide again.
   */
  batch(writes: Write[]): Promise<void>
  /**
   * A consistent copy of everything, taken while others go on reading and writing, into an embedded database file that
   * is new or empty. The copy is not yet synced (see backup-file.ts).
   */
  backup(file: string, onProgress?: OnProgress): Promise<void>
  /** Fills an empty database, all or nothing; throws `NotEmpty` when it is not. */
  load(source: Iterable<TableRows>, onProgress?: OnProgress): Promise<void>
  /** Why writes fail at the moment, as one sentence for the operator; undefined while they succeed. */
  fault(): string | undefined
  /** How large the files of an embedded database are, in bytes. */
  files?(): { database: number; log: number }
  close(): Promise<void>
}

export class Conflict extends Error {
  override name = 'Conflict'
}

/** The database cannot serve the request at the moment, and nothing of it was stored. Nothing is wrong with the request. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** The commit failed in a way that leaves open whether the batch was stored. Only a repeat with the same key can tell. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown'
}

export async function first<T = Row>(store: Store, query: Query): Promise<T | undefined> {
  const [row] = await store.all<T>(query)
  return row
}
