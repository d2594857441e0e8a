// How each document is sent: at most one row for each, which is claimed work. Sending again begins it anew.
import { isSendingOn } from '../../platform/jobs/sending.ts'
import { claimStatements } from '../../platform/jobs/statements.ts'
import { counting } from '../../platform/store/count.ts'
import { allIn, listStatement } from '../../platform/store/in-list.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Store, type Write, write } from '../../platform/store/store.ts'

export const ways = ['electronic', 'email'] as const
export type Way = (typeof ways)[number]

const columns = {
  id: text,
  /** The account that is to pay. */
  account: text,
  /** Null until it is chosen: by what the account can receive. */
  way: orNull(oneOf(ways)),
  /** Null until it is known. */
  recipient: orNull(text),
  state: oneOf(['Pending', 'Done', 'Parked']),
  attempts: integer,
  /** Since it was begun, or since the access point has it. */
  failures: integer,
  last_error: orNull(text),
  /** Counts how often it was begun anew after it had been accepted. */
  round: integer,
  changed_at: integer,
  /** When the SMTP server or the access point accepted it. */
  sent_at: orNull(integer),
  delivered_at: orNull(integer),
  /** The email in the outbox. */
  mail_id: orNull(text),
}
export type Sending = RowOf<typeof columns>

const selectDue = readStatement({
  name: 'invoiceSending.due',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM invoice_sending WHERE state = 'Pending' AND due_at <= $1 AND ${isSendingOn}
    ORDER BY due_at, id LIMIT $2`,
})

const selectEarliest = readStatement({
  name: 'invoiceSending.earliest',
  columns: { due_at: integer },
  sql: `SELECT due_at FROM invoice_sending WHERE state = 'Pending' AND ${isSendingOn} ORDER BY due_at, id LIMIT 1`,
})

const selectById = listStatement({
  name: 'invoiceSending.byId',
  columns,
  sql: (ids) => `SELECT ${namesOf(columns)} FROM invoice_sending WHERE id IN ${ids}`,
})

const insert = insertStatement(
  'invoiceSending.insert',
  'invoice_sending',
  ['id', 'account', 'way', 'recipient', 'state', 'attempts', 'failures', 'due_at', 'round', 'changed_at'],
  'ON CONFLICT DO NOTHING',
)

const again = writeStatement({
  name: 'invoiceSending.again',
  sql: `UPDATE invoice_sending SET way = $3, recipient = $4, state = 'Pending', attempts = attempts + 1, failures = 0,
    due_at = $5, changed_at = $5, last_error = NULL, mail_id = NULL, delivered_at = NULL, sent_at = NULL,
    round = round + CASE WHEN sent_at IS NULL THEN 0 ELSE 1 END
    WHERE id = $1 AND attempts = $2`,
})

const ofMail = writeStatement({
  name: 'invoiceSending.ofMail',
  sql: `UPDATE invoice_sending SET state = $2, last_error = $3, changed_at = $4, sent_at = $5 WHERE mail_id = $1`,
})

const results = [
  'failures',
  'way',
  'recipient',
  'sent_at',
  'delivered_at',
  'mail_id',
  'changed_at',
] as const satisfies (keyof Sending)[]

const statements = claimStatements({
  name: 'invoiceSending',
  table: 'invoice_sending',
  done: 'Done',
  results,
})
export const { claim, renew } = statements

/** Stores what an attempt has changed. */
export const finish = (
  before: Sending,
  after: Sending,
  attempt: Parameters<typeof statements.finish>[1],
): Write => statements.finish(before, attempt, ...results.map((name) => after[name]))

export const dueSendings = (store: Reader, now: number, limit: number): Promise<Sending[]> =>
  store.all({ statement: selectDue, values: [now, limit] })

/** When the next one is due, or was; null if none is pending or nothing is sent. */
export const earliestSending = async (store: Store): Promise<number | null> =>
  (await first(store, { statement: selectEarliest }))?.due_at ?? null

export async function loadSendings(store: Reader, ids: readonly string[]): Promise<Map<string, Sending>> {
  const rows = await allIn(store, selectById, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface Wanted {
  billingId: string
  account: string
  way: Way | null
  recipient: string | null
}

/** Begins it, or begins it anew if there is one; fails if another command was faster. */
export const beginSending = (
  { billingId, account, way, recipient }: Wanted,
  before: Sending | undefined,
  now: number,
): Write =>
  before
    ? write(again, [billingId, before.attempts, way, recipient, now])
    : write(insert, [billingId, account, way, recipient, 'Pending', 0, 0, now, 0, now])

/** What became of the email; changes no row if it was begun anew meanwhile. */
export const mailResult = (
  mailId: string,
  { state, error, now }: { state: 'Sent' | 'Pending' | 'Parked'; error: string | null; now: number },
): Write =>
  write(
    ofMail,
    [mailId, state === 'Parked' ? 'Parked' : 'Done', error, now, state === 'Sent' ? now : null],
    'any',
  )

export const countFailed = counting(
  'invoiceSending.countFailed',
  "FROM invoice_sending WHERE state = 'Parked'",
)
