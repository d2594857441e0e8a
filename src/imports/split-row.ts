/** A row of an upload, as it is stored until it is imported. */
export interface SplitRow {
  list: string
  line: number
  /** The row, or why it is none. */
  value?: unknown
  error?: string
}
