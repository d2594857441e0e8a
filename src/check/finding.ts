/** A fault in the database. */
export interface DatabaseFinding {
  what: string
  /** What the operator can do about it. */
  advice: string
}

/** An SQL string literal, for statements that the operator runs. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
