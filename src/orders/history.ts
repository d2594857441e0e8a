// Who did what to an order. It stands in the order's own row, as JSON objects one after the other: every change rewrites
// that row anyway, so that noting it costs no further one.
import { isoDate } from '../platform/time.ts'

export interface HistoryEntry {
  /** The version of the order that the change made. */
  version: number
  action: string
  actor: string
  occurredAt: number
}

/** What is added to the text. */
export const historyText = ({ version, action, actor, occurredAt }: HistoryEntry): string =>
  `${JSON.stringify({ version, action, actor, occurredAt })},`

export const readHistory = (text: string) =>
  (JSON.parse(`[${text.slice(0, -1)}]`) as HistoryEntry[]).map((entry) => ({
    ...entry,
    occurredAt: isoDate(entry.occurredAt),
  }))
