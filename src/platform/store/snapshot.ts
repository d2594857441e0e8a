import type { SchemaState } from './schema.ts'
import type { AdHocStatement, ReadStatement } from './statement.ts'

/** Reads rows in small pieces, so that memory stays flat. */
export interface RowReader {
  rows<R>(statement: ReadStatement<R> | AdHocStatement<R>): AsyncIterable<R>
}

/** A read-only snapshot of the database while services run. Does not upgrade the schema. */
export interface Snapshot extends RowReader {
  /** Which steps of the migrations have run. */
  schema(): Promise<SchemaState>
  /** 0 for a table that a step of the migrations is still to create. */
  countRows(table: string): Promise<number>
  /** Damage that the database reports, one sentence each. */
  damage(): AsyncIterable<string>
  close(): Promise<void>
}
