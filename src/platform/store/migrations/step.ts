/** How an engine writes the types of columns whose meaning differs between the engines. */
export interface Dialect {
  /** Text that is compared byte by byte, as JavaScript compares it, whatever locale the server has. */
  text: string
}

/** The statements of one step. A released step is never changed: it has run on databases that exist. */
export type MigrationStep = (dialect: Dialect) => string[]
