/** Something that must not be. */
export interface Finding {
  what: string
  /** What the operator can do about it. */
  advice: string
}

/** A text as SQL writes it, for statements that the operator runs. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
