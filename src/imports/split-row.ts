/** A row of an upload, as it is stored until it is imported. */
export interface SplitRow {
  list: string
  line: number
  /** The row, and why it cannot be read. */
  value?: unknown
  error?: string
  /** The members with wrong cells, if that is known. */
  fields?: string[]
}
