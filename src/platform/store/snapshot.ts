import type { AdHocStatement, ReadStatement } from './statement.ts'

/** Reads rows in small pieces, so that memory stays flat. */
export interface RowReader {
  rows<R>(statement: ReadStatement<R> | AdHocStatement<R>): AsyncIterable<R>
}

/** A read-only snapshot of the database while services run. Does not upgrade the schema. */
export interface Snapshot extends RowReader {
  /** Damage that the database reports, one sentence each. */
  damage(): AsyncIterable<string>
  close(): Promise<void>
}
