import type { AdHocStatement, ReadStatement } from './statement.ts'

/** Reads rows in small pieces, so that memory stays flat. */
export interface RowReader {
  rows<R>(statement: ReadStatement<R> | AdHocStatement<R>): AsyncIterable<R>
}

/** The database as of one moment, while services go on. Changes nothing, not even the schema. */
export interface Snapshot extends RowReader {
  /** What the database itself finds broken, one sentence each. */
  damage(): AsyncIterable<string>
  close(): Promise<void>
}
