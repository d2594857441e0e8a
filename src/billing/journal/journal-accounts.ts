// Which account of the ledger is which: one row, which staff can change. A closed period keeps those that it was written with.
import { type JournalAccount, journalAccountNames } from '../../contract/journal.ts'
import { singleRow } from '../../platform/store/single-row.ts'
import type { Reader, Write } from '../../platform/store/store.ts'

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

const row = singleRow({ name: 'journalAccounts', table: 'journal_accounts', id: 'journal', usual })

/** The version before the first change is 0. */
export async function loadAccounts(store: Reader): Promise<{ accounts: AccountTable; version: number }> {
  const { value, version } = await row.load(store)
  return { accounts: value, version }
}

export const saveAccounts = (accounts: AccountTable, version: number): Write => row.save(accounts, version)

/** A missing account keeps its usual number. */
export const accountsOf = (given: Partial<Record<JournalAccount, string | null>>): AccountTable =>
  Object.fromEntries(
    journalAccountNames.map((name) => [name, given[name]?.trim() || usual[name]]),
  ) as AccountTable
