// Which account of the ledger is which: one row, which staff can change. A closed period keeps those that it was written with.
import { type JournalAccount, journalAccountNames } from '../../contract/journal.ts'
import { integer, text } from '../../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../../platform/store/store.ts'

export type AccountTable = Record<JournalAccount, string>

/** Of the Norwegian standard chart of accounts (NS 4102), which many programs know. */
const usual: AccountTable = {
  receivables: '1500',
  sales: '3000',
  salesWithoutVat: '3100',
  vat: '2700',
  rounding: '7770',
  bank: '1920',
  unallocated: '2990',
}

const id = 'journal'
const select = readStatement({
  name: 'journalAccounts.byId',
  columns: { body: text, version: integer },
  sql: 'SELECT body, version FROM journal_accounts WHERE id = $1',
})
const insert = insertStatement(
  'journalAccounts.insert',
  'journal_accounts',
  ['id', 'body', 'version'],
  'ON CONFLICT DO NOTHING',
)
const update = writeStatement({
  name: 'journalAccounts.update',
  sql: 'UPDATE journal_accounts SET body = $2, version = version + 1 WHERE id = $1 AND version = $3',
})

/** The version before the first change is 0. */
export async function loadAccounts(store: Reader): Promise<{ accounts: AccountTable; version: number }> {
  const row = await first(store, { statement: select, values: [id] })
  return row
    ? { accounts: { ...usual, ...JSON.parse(row.body) }, version: row.version }
    : { accounts: usual, version: 0 }
}

export const saveAccounts = (accounts: AccountTable, version: number): Write =>
  version === 0
    ? write(insert, [id, JSON.stringify(accounts), 1])
    : write(update, [id, JSON.stringify(accounts), version])

/** A missing account keeps its usual number. */
export const accountsOf = (given: Partial<Record<JournalAccount, string | null>>): AccountTable =>
  Object.fromEntries(
    journalAccountNames.map((name) => [name, given[name]?.trim() || usual[name]]),
  ) as AccountTable
