/** What the engines write differently. */
export interface Dialect {
  /** Text that is compared byte by byte, as JavaScript compares it, whatever locale the server has. */
  text: string
  /** Makes the server compress the new values of a column in less processor time. No statement where it cannot. */
  compressQuickly: (table: string, column: string) => string[]
  /**
   * Lets the database refuse rows that are written from now on. No statement for an embedded database: it has one service, and so no
   * older program writes beside it.
   */
  refuseNewRows: (table: string, name: string, condition: string) => string[]
  /** After a table whose rows are read by their primary key alone: the embedded database then keeps them in its order, and once. */
  keptByKey: string
  /** A member of a column with JSON, as text or number; null if it is missing or null. */
  member: (column: string, ...path: string[]) => string
}

/** The statements of one step. A released step is never changed: it has run on databases that exist. */
export type StepStatements = (dialect: Dialect) => string[]

/** A table that other transactions cannot use during a step: for an instant, or while its rows are written. */
export interface Lock {
  table: string
  while: 'an instant' | 'its rows are read' | 'its rows are written' | 'an index is built'
}

export interface MigrationStep {
  name: string
  statements: StepStatements
  /**
   * Programs that know fewer steps than this no longer work afterwards. A step that only adds keeps the number of the
   * step before it: services of the version before go on beside those of this one. What they use is removed in a later
   * version, when every program that is still supported does without it.
   *
   * A step with a number of its own is refused while services are connected, and must make the statements of older programs fail, by
   * a renamed table or column or by a constraint: one that was not seen may go on.
   */
  oldest: number
  /** Of tables that had rows before. */
  locks: readonly Lock[]
}
