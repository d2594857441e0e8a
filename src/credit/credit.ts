// What is open of each account with a credit limit: one row, changed in the batches that change what is open. A submit adds to it under
// a condition, so that the limit holds whatever number of processes submit at once. Accounts without a limit have no row.
import type { Credit } from '../contract/credit.ts'
import { exponentOf } from '../platform/currencies.ts'
import { toDecimal, toMinor } from '../platform/money.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { addStatement, insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Reader, type Store, type Write, write } from '../platform/store/store.ts'
import { isoDateOrNull } from '../platform/time.ts'

const columns = {
  /** The account and the currency: what is open in other currencies touches no row. */
  id: text,
  account: text,
  currency: text,
  credit_limit: integer,
  open_amount: integer,
  version: integer,
  /** When it is counted next; 0 after a change of the limit. */
  due_at: integer,
  counted_at: orNull(integer),
}
export type CreditRow = RowOf<typeof columns>

const byId = readStatement({
  name: 'credit.byId',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM credit WHERE id = $1`,
})

const selectDue = readStatement({
  name: 'credit.due',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM credit WHERE due_at <= $1 ORDER BY due_at, id LIMIT 20`,
})

const adds = ['open_amount', 'version'] as const

const claim = addStatement({
  name: 'credit.claim',
  table: 'credit',
  key: 'id',
  adds,
  condition: ({ open_amount }) => `credit.open_amount + ${open_amount} <= credit.credit_limit`,
})

/** What has happened is counted, also beyond the limit. */
const change = addStatement({
  name: 'credit.change',
  table: 'credit',
  key: 'id',
  adds,
  condition: () => '1 = 1',
})

const follow = insertStatement(
  'credit.follow',
  'credit',
  ['id', 'account', 'currency', 'credit_limit', 'open_amount', 'version', 'due_at'],
  `ON CONFLICT (id) DO UPDATE SET credit_limit = excluded.credit_limit, version = credit.version + 1, due_at = 0`,
)

const forget = writeStatement({
  name: 'credit.forget',
  sql: 'DELETE FROM credit WHERE account = $1 AND id <> $2',
})

const insertPayer = insertStatement('payer.insert', 'payer', ['bill_to', 'account'], 'ON CONFLICT DO NOTHING')

const take = writeStatement({
  name: 'credit.take',
  isRaced: true,
  sql: 'UPDATE credit SET due_at = $3 WHERE id = $1 AND due_at = $2',
})

const saveCount = writeStatement({
  name: 'credit.saveCount',
  isRaced: true,
  sql: `UPDATE credit SET open_amount = $3, counted_at = $4, due_at = $5, version = version + 1
    WHERE id = $1 AND version = $2`,
})

const idOf = (account: string, currency: string) => `${account} ${currency}`

/** Undefined if the account has no limit in this currency. */
export const loadCredit = (
  store: Reader,
  account: string,
  currency: string,
): Promise<CreditRow | undefined> => first(store, { statement: byId, values: [idOf(account, currency)] })

export const loadDue = (store: Store, now: number) => store.all({ statement: selectDue, values: [now] })

/** Changes no row if more would be open than the limit allows. */
export const claimCredit = ({ id }: CreditRow, amount: number): Write => write(claim, [id, amount, 1])

/** For every change of what an account owes; touches no row of an account without a limit. */
export const changeOpen = (account: string, currency: string, amount: number): Write[] =>
  amount === 0 ? [] : [write(change, [idOf(account, currency), amount, 1], 'any')]

interface LimitedAccount {
  id: string
  currency: string
  billTo: string | null
  billing?: { creditLimit: number | null } | null
}

/** With every account that is saved: its limit, and who is billed for it. What is open is counted shortly after. */
export function followAccount({ id, currency, billTo, billing }: LimitedAccount): Write[] {
  const limit = billing?.creditLimit ?? null
  const row = idOf(id, currency)
  const minor = limit === null ? undefined : toMinor(limit, exponentOf(currency))
  const isLimited = minor !== undefined
  return [
    ...(billTo === null || billTo === id ? [] : [write(insertPayer, [billTo, id], 'any')]),
    write(forget, [id, isLimited ? row : ''], 'any'),
    ...(isLimited ? [write(follow, [row, id, currency, minor, 0, 1, 0])] : []),
  ]
}

/** Changes no row if another process counts it. */
export const takeDue = ({ id, due_at }: CreditRow, until: number): Write => write(take, [id, due_at, until])

/** Changes no row if something was added or taken away since the row was read. */
export const saveOpen = (
  { id, version }: CreditRow,
  { open, now, dueAt }: { open: number; now: number; dueAt: number },
): Write => write(saveCount, [id, version, open, now, dueAt])

export function viewCredit(row: CreditRow): Credit {
  const decimal = (minor: number) => toDecimal(minor, exponentOf(row.currency))
  return {
    currency: row.currency,
    limit: decimal(row.credit_limit),
    open: decimal(row.open_amount),
    left: decimal(row.credit_limit - row.open_amount),
    countedAt: isoDateOrNull(row.counted_at),
  }
}
