// Who did what to an order: a JSON array in the order's own row. Every change rewrites that row anyway, so an entry costs no
// further row.
import { isoDate } from '../platform/time.ts'

export interface HistoryEntry {
  /** The version of the order after the change. */
  version: number
  action: string
  actor: string
  occurredAt: number
}

/** One element of the array. */
export const entryText = ({ version, action, actor, occurredAt }: HistoryEntry): string =>
  JSON.stringify({ version, action, actor, occurredAt })

/** SQL that appends an element to the array in a column. */
export const appended = (column: string, entry: string): string =>
  `CASE ${column} WHEN '[]' THEN '[' ELSE substr(${column}, 1, length(${column}) - 1) || ',' END || ${entry} || ']'`

export const readHistory = (text: string) =>
  (JSON.parse(text) as HistoryEntry[]).map((entry) => ({
    ...entry,
    occurredAt: isoDate(entry.occurredAt),
  }))
