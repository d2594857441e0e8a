// The state of sending, derived from its row. The first line that holds is the state; each says the same in SQL, so that lists can be
// filtered by it.
import type { InvoiceSending } from '../../contract/invoice.ts'
import { isoDate } from '../../platform/time.ts'
import type { Sending } from './sending.ts'

type State = InvoiceSending['state']

interface StateLine {
  state: State
  holds: (sending: Sending) => boolean
  sql: string
}

const states: StateLine[] = [
  { state: 'failed', holds: ({ state }) => state === 'Parked', sql: `state = 'Parked'` },
  {
    state: 'delivered',
    holds: ({ delivered_at }) => delivered_at !== null,
    sql: 'delivered_at IS NOT NULL',
  },
  { state: 'sent', holds: ({ sent_at }) => sent_at !== null, sql: 'sent_at IS NOT NULL' },
  { state: 'waiting', holds: () => true, sql: '1 = 1' },
]

const stateOf = (sending: Sending): State => states.find(({ holds }) => holds(sending))?.state ?? 'waiting'

/** The condition for rows of `invoice`; the placeholder is used, because engines refuse one that is not. */
export function isSent(state: State | 'notSent', placeholder: string): string {
  if (state === 'notSent')
    return `NOT EXISTS (SELECT 1 FROM invoice_sending WHERE invoice_sending.id = invoice.id) AND ${placeholder} <> ''`
  const index = states.findIndex((line) => line.state === state)
  const conditions = states
    .slice(0, index + 1)
    .map(({ sql }, place) => (place < index ? `NOT (${sql})` : `(${sql})`))
  return `EXISTS (SELECT 1 FROM invoice_sending WHERE invoice_sending.id = invoice.id AND ${conditions.join(' AND ')})
    AND ${placeholder} <> ''`
}

export const viewSending = (sending: Sending | undefined): InvoiceSending | null =>
  sending
    ? {
        state: stateOf(sending),
        way: sending.way,
        to: sending.recipient,
        at: isoDate(sending.changed_at),
        error: sending.last_error,
      }
    : null
