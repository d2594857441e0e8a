// Reminders of unpaid invoices: one row for each rule and document, which its key guards.
import { isSendingOn } from '../../platform/jobs/sending.ts'
import { listingByTime, type TimePosition } from '../../platform/store/listing.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../../platform/store/statement.ts'
import { type Reader, type Write, write } from '../../platform/store/store.ts'

const columns = {
  id: text,
  billing_id: text,
  /** The place of its rule, from 1. */
  level: integer,
  account: text,
  number: text,
  recipient: orNull(text),
  state: oneOf(['waiting', 'sent', 'failed', 'dropped']),
  created_at: integer,
  changed_at: integer,
  last_error: orNull(text),
  mail_id: orNull(text),
}
export type Reminder = RowOf<typeof columns>

const dueColumns = {
  id: text,
  order_id: text,
  debtor: text,
  number: text,
  payable: integer,
  settled: integer,
}
export type DueInvoice = RowOf<typeof dueColumns>

// Of the rules before, the last one must be as long ago as its rule says, so that switching the rules on sends one reminder and not all.
const selectDue = readStatement({
  name: 'reminder.due',
  columns: dueColumns,
  sql: `SELECT ${namesOf(dueColumns)} FROM invoice WHERE type = 'Invoice' AND settled < payable AND due_date <= $1 AND formats IS NULL
    AND NOT EXISTS (SELECT 1 FROM reminder WHERE reminder.billing_id = invoice.id AND level >= $2)
    AND (SELECT COUNT(*) FROM reminder WHERE reminder.billing_id = invoice.id AND created_at <= $3) = $2 - 1
    AND ${isSendingOn} ORDER BY due_date, id LIMIT $4`,
})

const find = listingByTime({
  name: 'reminder.page',
  table: 'reminder',
  columns,
  time: 'created_at',
  searched: ['number', 'account', 'recipient'],
})

const insert = insertStatement('reminder.insert', 'reminder', Object.keys(columns), 'ON CONFLICT DO NOTHING')

const update = writeStatement({
  name: 'reminder.ofMail',
  sql: 'UPDATE reminder SET state = $2, last_error = $3, changed_at = $4 WHERE mail_id = $1',
})

/**
 * Open invoices that the rule at this place is due for: due at this day or before, reminded of by every rule before, and for the last time
 * before `lastBefore`.
 */
export const dueInvoices = (
  store: Reader,
  rule: { level: number; dueDay: string; lastBefore: number },
  limit: number,
): Promise<DueInvoice[]> =>
  store.all({ statement: selectDue, values: [rule.dueDay, rule.level, rule.lastBefore, limit] })

/** Fails if another process was faster. */
export const insertReminder = (reminder: Reminder): Write =>
  write(
    insert,
    Object.keys(columns).map((name) => reminder[name as keyof Reminder]),
  )

export const reminderResult = (
  mailId: string,
  state: Reminder['state'],
  error: string | null,
  now: number,
): Write => write(update, [mailId, state, error, now], 'any')

/** Newest first. */
export const findReminders = (
  store: Reader,
  search: string | null,
  after: TimePosition | null,
  limit: number,
): Promise<Reminder[]> => find(store, { search, after, limit })
