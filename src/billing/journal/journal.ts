// The journal of a month as CSV. It is the same whenever it is written, because nothing is added to a month that is over and nothing of it
// changes; once it was taken, it keeps its accounts too.
import { createHash } from 'node:crypto'
import {
  type JournalAccount,
  type JournalPeriod,
  type JournalSummary,
  journalAccountNames,
  maxShown,
} from '../../contract/journal.ts'
import { csvLine } from '../../platform/csv.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { toDecimal } from '../../platform/money.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { type AccountTable, loadAccounts } from './journal-accounts.ts'
import { type Entry, linesOf } from './journal-lines.ts'
import { type BookedEntry, bookedBetween } from './journal-rows.ts'

const columns = {
  id: text,
  from_time: integer,
  to_time: integer,
  closed_at: integer,
  accounts: text,
  lines: integer,
  digest: text,
}
type PeriodRow = RowOf<typeof columns>

const selectOne = readStatement({
  name: 'journalPeriod.byId',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM journal_period WHERE id = $1`,
})
const selectAll = readStatement({
  name: 'journalPeriod.all',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM journal_period ORDER BY id DESC LIMIT 500`,
})
/** When the first document or payment was stored; null if there is none. */
const selectFirst = readStatement({
  name: 'journal.first',
  columns: { issued: orNull(integer), booked: orNull(integer) },
  sql: 'SELECT (SELECT MIN(issued_at) FROM invoice) AS issued, (SELECT MIN(booked_at) FROM payment) AS booked',
})

// Touches no row if another request has closed it meanwhile.
const insert = insertStatement(
  'journalPeriod.insert',
  'journal_period',
  Object.keys(columns),
  'ON CONFLICT DO NOTHING',
)

export interface Month {
  id: string
  from: number
  to: number
}

/** `2026-01`, in UTC; undefined if it is no month. */
export function monthOf(id: string): Month | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(id) ?? []
  if (!year || !month) return undefined
  return { id, from: Date.UTC(Number(year), Number(month) - 1), to: Date.UTC(Number(year), Number(month)) }
}

/** The first month with entries; null if there is none. */
export async function loadFirstMonth(store: Reader): Promise<string | null> {
  const row = await first(store, { statement: selectFirst })
  const times = [row?.issued, row?.booked].filter((time) => typeof time === 'number')
  return times.length === 0 ? null : isoDate(Math.min(...times)).slice(0, 7)
}

export const loadPeriod = (store: Reader, id: string) => first(store, { statement: selectOne, values: [id] })
export const loadPeriods = (store: Reader) => store.all({ statement: selectAll })

export const headerOfJournal = 'date,voucher,kind,account,debit,credit,currency,customerId,reference\n'

/** The accounts of a closed month, or those of now. */
export const accountsFor = async (store: Reader, period: PeriodRow | undefined): Promise<AccountTable> =>
  period ? JSON.parse(period.accounts) : (await loadAccounts(store)).accounts

interface BookedLine extends Omit<BookedEntry, 'entry'> {
  kind: Entry['kind']
  account: JournalAccount
  /** Debit in minor units; negative is credit. */
  amount: number
}

async function* linesBetween(store: Reader, { from, to }: Month): AsyncIterable<BookedLine> {
  for await (const { entry, ...rest } of bookedBetween(store, from, to))
    for (const line of linesOf(entry)) yield { ...rest, ...line, kind: entry.kind }
}

/** Line by line. */
export async function* journalAsCsv(
  store: Reader,
  month: Month,
  accounts: AccountTable,
): AsyncIterable<string> {
  yield headerOfJournal
  for await (const { day, voucher, kind, account, amount, currency, customerId, reference } of linesBetween(
    store,
    month,
  )) {
    const exponent = exponentOf(currency)
    const cell = (minor: number) => (minor > 0 ? toDecimal(minor, exponent).toFixed(exponent) : null)
    const sides = [cell(amount), cell(-amount)]
    yield csvLine([day, voucher, kind, accounts[account], ...sides, currency, customerId, reference])
  }
}

/** Reads the whole month once: its first lines, and the sums of all. */
export async function summarizeMonth(
  store: Reader,
  month: Month,
  closed: PeriodRow | undefined,
): Promise<JournalSummary> {
  const accounts = await accountsFor(store, closed)
  const entries: JournalSummary['entries'] = []
  const sums = new Map<string, { account: JournalAccount; currency: string; debit: number; credit: number }>()
  let lines = 0
  for await (const { account, amount, currency, ...line } of linesBetween(store, month)) {
    lines++
    const key = `${currency} ${account}`
    const sum = sums.get(key) ?? { account, currency, debit: 0, credit: 0 }
    sums.set(key, {
      ...sum,
      debit: sum.debit + Math.max(0, amount),
      credit: sum.credit + Math.max(0, -amount),
    })
    if (entries.length >= maxShown) continue
    const { day, voucher, kind, customerId, reference } = line
    const side = toDecimal(Math.abs(amount), exponentOf(currency))
    entries.push({
      ...{ day, voucher, kind, account, number: accounts[account] },
      ...{ debit: amount > 0 ? side : 0, credit: amount > 0 ? 0 : side, currency, customerId, reference },
    })
  }
  const decimal = (minor: number, currency: string) => toDecimal(minor, exponentOf(currency))
  return {
    month: month.id,
    closed: closed ? viewPeriod(closed) : null,
    lines,
    sums: [...sums.values()]
      .sort((a, b) => orderOf(a) - orderOf(b) || (a.currency < b.currency ? -1 : 1))
      .map(({ account, currency, debit, credit }) => ({
        ...{ account, number: accounts[account], currency },
        ...{ debit: decimal(debit, currency), credit: decimal(credit, currency) },
      })),
    entries,
  }
}

const orderOf = ({ account }: { account: JournalAccount }) => journalAccountNames.indexOf(account)

/** Reads the whole month once, for its number of lines and its digest. */
export async function closeMonth(store: Reader, month: Month, now: number): Promise<PeriodRow> {
  const { accounts } = await loadAccounts(store)
  const hash = createHash('sha256')
  let lines = -1
  for await (const line of journalAsCsv(store, month, accounts)) {
    hash.update(line)
    lines++
  }
  return {
    id: month.id,
    from_time: month.from,
    to_time: month.to,
    closed_at: now,
    accounts: JSON.stringify(accounts),
    lines,
    digest: hash.digest('hex'),
  }
}

export const insertPeriod = (row: PeriodRow): Write =>
  write(
    insert,
    Object.keys(columns).map((name) => row[name as keyof PeriodRow]),
  )

export const viewPeriod = (row: PeriodRow): JournalPeriod => ({
  month: row.id,
  from: isoDate(row.from_time),
  to: isoDate(row.to_time),
  closedAt: isoDate(row.closed_at),
  lines: row.lines,
  digest: row.digest,
})
