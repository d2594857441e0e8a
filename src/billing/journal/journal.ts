// The journal of a month as CSV. It is the same whenever it is written, because nothing is added to a month that is over and nothing of it
// changes; once it was taken, it keeps its accounts too.
import { createHash } from 'node:crypto'
import type { JournalPeriod } from '../../contract/journal.ts'
import { csvLine } from '../../platform/csv.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { toDecimal } from '../../platform/money.ts'
import { integer, namesOf, type RowOf, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { type AccountTable, loadAccounts } from './journal-accounts.ts'
import { linesOf } from './journal-lines.ts'
import { bookedBetween } from './journal-rows.ts'

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

export const loadPeriod = (store: Reader, id: string) => first(store, { statement: selectOne, values: [id] })
export const loadPeriods = (store: Reader) => store.all({ statement: selectAll })

export const headerOfJournal = 'date,voucher,kind,account,debit,credit,currency,customerId,reference\n'

/** The accounts of a closed month, or those of now. */
export const accountsFor = async (store: Reader, period: PeriodRow | undefined): Promise<AccountTable> =>
  period ? JSON.parse(period.accounts) : (await loadAccounts(store)).accounts

/** Line by line. */
export async function* journalAsCsv(
  store: Reader,
  { from, to }: Month,
  accounts: AccountTable,
): AsyncIterable<string> {
  yield headerOfJournal
  for await (const { entry, day, voucher, reference, customerId, currency } of bookedBetween(
    store,
    from,
    to,
  )) {
    const exponent = exponentOf(currency)
    const cell = (minor: number) => (minor > 0 ? toDecimal(minor, exponent).toFixed(exponent) : null)
    for (const { account, amount } of linesOf(entry)) {
      const sides = [cell(amount), cell(-amount)]
      yield csvLine([day, voucher, entry.kind, accounts[account], ...sides, currency, customerId, reference])
    }
  }
}

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

export const insertPeriod = (row: PeriodRow): Write => ({
  statement: insert,
  values: Object.keys(columns).map((name) => row[name as keyof PeriodRow]),
  rows: 1,
})

export const viewPeriod = (row: PeriodRow): JournalPeriod => ({
  month: row.id,
  from: isoDate(row.from_time),
  to: isoDate(row.to_time),
  closedAt: isoDate(row.closed_at),
  lines: row.lines,
  digest: row.digest,
})
