// Emails to send.
import { randomUUIDv7 } from 'node:crypto'
import type { Attempt } from '../platform/jobs/attempt.ts'
import { isSendingOn } from '../platform/jobs/sending.ts'
import { claimStatements } from '../platform/jobs/statements.ts'
import { counting } from '../platform/store/count.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'
import type { MailText, MailType } from './texts.ts'

interface NewMail {
  orderId: string
  account: string
  type: MailType
  recipient: string
  /** Null if it is written when it is sent. */
  text: MailText | null
  now: number
  /** Its document is attached when it is sent. */
  billingId?: string
}

const insert = insertStatement('mail.insert', 'mail', [
  'id',
  'order_id',
  'type',
  'recipient',
  'body',
  'state',
  'attempts',
  'due_at',
  'created_at',
  'account',
  'billing_id',
])

const columns = {
  id: text,
  order_id: text,
  type: text,
  recipient: text,
  body: text,
  attempts: integer,
  created_at: integer,
  account: orNull(text),
  billing_id: orNull(text),
}
/** An email that is due. */
export type DueMail = RowOf<typeof columns>

const selectDue = readStatement({
  name: 'mail.due',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM mail WHERE state = 'Pending' AND due_at <= $1 AND ${isSendingOn}
    ORDER BY due_at, id LIMIT $2`,
})

const selectEarliest = readStatement({
  name: 'mail.earliest',
  columns: { due_at: integer },
  sql: `SELECT due_at FROM mail WHERE state = 'Pending' AND ${isSendingOn} ORDER BY due_at, id LIMIT 1`,
})

/** When the next email is due, or was; null if none is pending or nothing is sent. */
export const earliestMail = async (store: Store): Promise<number | null> =>
  (await first(store, { statement: selectEarliest }))?.due_at ?? null

const sentColumns = { sent: integer, earliest: orNull(integer) }

const selectSent = readStatement({
  name: 'mail.sentOfAccount',
  columns: sentColumns,
  sql: `SELECT COUNT(*) AS sent, MIN(sent_at) AS earliest FROM
    (SELECT sent_at FROM mail WHERE account = $1 AND sent_at > $2 ORDER BY sent_at DESC LIMIT $3) AS newest`,
})

const waitingColumns = { id: text, attempts: integer }

const selectWaiting = readStatement({
  name: 'mail.dueOfAccount',
  columns: waitingColumns,
  sql: `SELECT ${namesOf(waitingColumns)} FROM mail WHERE account = $1 AND sent_at IS NULL AND state = 'Pending'
    AND due_at <= $2 ORDER BY id LIMIT $3`,
})

const statements = claimStatements({ name: 'mail', table: 'mail', done: 'Sent', results: ['sent_at'] })
export const { claim, renew, postpone } = statements

const parkedColumns = {
  id: text,
  order_id: text,
  type: text,
  recipient: text,
  created_at: integer,
  last_error: orNull(text),
}
/** An email that was given up. */
type ParkedMail = RowOf<typeof parkedColumns>

const selectParked = readStatement({
  name: 'mail.parked',
  columns: parkedColumns,
  sql: `SELECT ${namesOf(parkedColumns)} FROM mail WHERE state = 'Parked' ORDER BY created_at DESC, id DESC LIMIT $1`,
})

const updateParked = writeStatement({
  name: 'mail.resendParked',
  sql: `UPDATE mail SET state = 'Pending', attempts = 0, due_at = $1 WHERE state = 'Parked'`,
})

const remove = writeStatement({
  name: 'mail.remove',
  sql: 'DELETE FROM mail WHERE id = $1 AND attempts = $2',
})

/** The id is also the Message-ID. */
export const insertMail = (
  { orderId, account, type, recipient, text, now, billingId }: NewMail,
  id: string = randomUUIDv7(),
): Write =>
  write(insert, [
    ...[id, orderId, type, recipient, JSON.stringify(text), 'Pending', 0, now, now, account],
    billingId ?? null,
  ])

export const dueMails = (store: Store, now: number, limit: number): Promise<DueMail[]> =>
  store.all({ statement: selectDue, values: [now, limit] })

/** How many of the newest emails of an account were sent after a time, at most `limit`, and when the earliest of these was. */
export async function loadSent(store: Store, account: string, after: number, limit: number) {
  const row = await first(store, { statement: selectSent, values: [account, after, limit] })
  return row ?? { sent: 0, earliest: null }
}

/** A claimed email that must not be sent any more. */
export const removeMail = ({ id, attempts }: DueMail): Write => write(remove, [id, attempts + 1], 'any')

type WaitingMail = RowOf<typeof waitingColumns>

/** Due emails of an account, in the order of ids. */
export const waitingMails = (
  store: Store,
  account: string,
  now: number,
  limit: number,
): Promise<WaitingMail[]> => store.all({ statement: selectWaiting, values: [account, now, limit] })

export const finish = (mail: DueMail, attempt: Attempt): Write =>
  statements.finish(mail, attempt, attempt.state === 'Done' ? attempt.dueAt : null)

/** The newest emails that were given up. */
export const parkedMails = (store: Store, limit: number): Promise<ParkedMail[]> =>
  store.all({ statement: selectParked, values: [limit] })

/** Makes all parked emails due now and resets their attempts; their Message-ID stays. */
export const resendParked = (now: number): Write => write(updateParked, [now], 'any')

/** Emails since a time that were given up. */
export const countParked = counting(
  'mail.countParked',
  "FROM mail WHERE created_at >= $1 AND state = 'Parked'",
)
