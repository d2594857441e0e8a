// The state of an issued document, derived from what is stored. The first line that holds is the state; each says the same in SQL, so that
// lists can be filtered by it.
import type { DocumentState } from '../../contract/invoice.ts'

export interface StateFacts {
  type: 'Invoice' | 'CreditNote'
  payable: number
  /** Of the payable amount, by payments and credit notes; of a credit note: used or repaid. */
  settled: number
  /** Of that, by credit notes. */
  credited: number
  dueDate: string | null
}

interface StateLine {
  state: DocumentState
  holds: (facts: StateFacts, today: string) => boolean
  /** `$today` is replaced by a placeholder. */
  sql: string
}

const states: StateLine[] = [
  {
    state: 'credited',
    holds: ({ payable, credited }) => credited > 0 && credited >= payable,
    sql: 'credited > 0 AND credited >= payable',
  },
  { state: 'paid', holds: ({ payable, settled }) => settled >= payable, sql: 'settled >= payable' },
  {
    state: 'overdue',
    holds: ({ dueDate }, today) => dueDate !== null && dueDate < today,
    sql: `COALESCE(due_date, '9') < $today`,
  },
  { state: 'partlyPaid', holds: ({ settled }) => settled > 0, sql: 'settled > 0' },
  { state: 'issued', holds: () => true, sql: '1 = 1' },
]

/** `today` is a day in UTC, such as 2026-01-20. */
export const stateOf = (facts: StateFacts, today: string): DocumentState =>
  states.find(({ holds }) => holds(facts, today))?.state ?? 'issued'

/** The condition for documents in a state; the placeholder is used in each, because engines refuse one that is not. */
export function inState(state: DocumentState, today: string): string {
  const index = states.findIndex((line) => line.state === state)
  const conditions = states
    .slice(0, index + 1)
    .map(({ sql }, place) => (place < index ? `NOT (${sql})` : `(${sql})`))
  return [...conditions, `${today} <> ''`].join(' AND ').replaceAll('$today', today)
}

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
