import {
  JournalAccounts,
  type JournalPeriod,
  JournalPeriod as JournalPeriodSchema,
  JournalPeriods,
  JournalSummary,
  NewJournalAccounts,
} from '../../contract/journal.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { fileAnswer, savedCsv } from '../../platform/http/route/file.ts'
import { refuseVersion } from '../../platform/http/route/precondition.ts'
import { ok, type Route, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import {
  accountsFor,
  closeMonth,
  headerOfJournal,
  insertPeriod,
  journalAsCsv,
  loadFirstMonth,
  loadPeriod,
  loadPeriods,
  monthOf,
  summarizeMonth,
  viewPeriod,
} from '../journal/journal.ts'
import { accountsOf, loadAccounts, saveAccounts } from '../journal/journal-accounts.ts'

const tag = 'Fulfilment'
const path = '/fulfilment/v1/journal'
/** Writes of the last moments of a month may still be committing. */
const settleMs = 3_600_000

const exampleAccounts = { ...accountsOf({}), version: 1 }
const { version: _, ...exampleBody } = exampleAccounts
const examplePeriod: JournalPeriod = {
  month: '2026-01',
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-02-01T00:00:00.000Z',
  closedAt: '2026-02-02T08:00:00.000Z',
  lines: 4,
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}
const params = { month: 'In UTC, such as `2026-01`.' }
const noMonth = () => invalid({ fieldName: 'month', message: 'must be a month, such as 2026-01' })

const readAccounts = ({ store }: BillingContext) =>
  route({
    operationId: 'readJournalAccounts',
    method: 'GET',
    path: `${path}/accounts`,
    tag,
    summary: 'Read the accounts of the journal',
    description:
      'The numbers of the ledger that the journal books on. Those of a closed month stay as they were.',
    access: 'see-billing',
    success: ok('The accounts.', JournalAccounts, exampleAccounts),
    isVersioned: true,
    async read() {
      const { accounts, version } = await loadAccounts(store)
      return { status: 200, body: { ...accounts, version }, version }
    },
  })

const setAccounts = ({ store }: BillingContext) =>
  route({
    operationId: 'setJournalAccounts',
    method: 'PUT',
    path: `${path}/accounts`,
    tag,
    summary: 'Set the accounts of the journal',
    description: 'Replaces all; a missing one gets its usual number (NS 4102).',
    access: 'close-months',
    body: { schema: NewJournalAccounts, example: exampleBody },
    success: ok('The accounts.', JournalAccounts, exampleAccounts),
    isVersioned: true,
    async decide({ body, ifMatch }) {
      const before = await loadAccounts(store)
      const stale = refuseVersion(ifMatch, before.version)
      if (stale) return stale
      const accounts = accountsOf(body)
      const version = before.version + 1
      return {
        writes: [saveAccounts(accounts, before.version)],
        record: {
          action: 'change',
          entity: 'journalAccounts',
          entityId: 'journal',
          before: before.accounts,
          after: accounts,
        },
        answer: { status: 200, body: { ...accounts, version }, version },
      }
    },
  })

const listPeriods = ({ store }: BillingContext) =>
  route({
    operationId: 'listJournalPeriods',
    method: 'GET',
    path,
    tag,
    summary: 'List the closed months of the journal',
    description: 'With the number of lines and the digest of the file of each.',
    access: 'see-billing',
    success: ok('The months.', JournalPeriods, { firstMonth: '2026-01', periods: [examplePeriod] }),
    async read() {
      const [firstMonth, periods] = await Promise.all([loadFirstMonth(store), loadPeriods(store)])
      return { status: 200, body: { firstMonth, periods: periods.map(viewPeriod) } }
    },
  })

const download = ({ store }: BillingContext) =>
  route({
    operationId: 'readJournal',
    method: 'GET',
    path: `${path}/{month}`,
    tag,
    summary: 'Download the journal of a month as CSV',
    description:
      'Issued documents, payments and their allocations, as debit and credit. Before the month is closed it is a preview; afterwards the file is always the same.',
    access: 'see-billing',
    params,
    success: savedCsv(
      `${headerOfJournal}2026-01-20,INV-2026-000001,Invoice,1500,2500.00,,NOK,100001,7K3MX-9QF2T\n`,
    ),
    async read({ params: { month: id = '' } }) {
      const month = monthOf(id)
      if (!month) return noMonth()
      const accounts = await accountsFor(store, await loadPeriod(store, id))
      return fileAnswer(`journal-${id}.csv`, journalAsCsv(store, month, accounts))
    },
  })

const exampleLine = {
  ...{ day: '2026-01-20', voucher: 'INV-2026-000001', kind: 'Invoice' as const, currency: 'NOK' },
  ...{ customerId: '100001', reference: '7K3MX-9QF2T' },
}
const exampleSides = [
  { account: 'receivables' as const, number: '1500', debit: 2500, credit: 0 },
  { account: 'sales' as const, number: '3000', debit: 0, credit: 2000 },
  { account: 'vat' as const, number: '2700', debit: 0, credit: 500 },
]

const summary = ({ store }: BillingContext) =>
  route({
    operationId: 'readJournalSummary',
    method: 'GET',
    path: `${path}/{month}/summary`,
    tag,
    summary: 'Read the sums of a month of the journal',
    description: 'By account and currency, with the first lines of the month.',
    access: 'see-billing',
    params,
    success: ok('The sums.', JournalSummary, {
      ...{ month: '2026-01', closed: null, lines: 3 },
      sums: exampleSides.map((side) => ({ ...side, currency: 'NOK' })),
      entries: exampleSides.map((side) => ({ ...exampleLine, ...side })),
    }),
    async read({ params: { month: id = '' } }) {
      const month = monthOf(id)
      if (!month) return noMonth()
      return { status: 200, body: await summarizeMonth(store, month, await loadPeriod(store, id)) }
    },
  })

const close = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'closeJournal',
    method: 'POST',
    path: `${path}/{month}/close`,
    tag,
    summary: 'Close a month of the journal',
    description:
      'For a month that is over since an hour. It keeps the accounts of now, its number of lines and the digest of its file. A repeat answers the same. A request body is ignored.',
    access: 'close-months',
    params,
    success: ok('The month.', JournalPeriodSchema, examplePeriod),
    problems: ['journal_month_open'],
    async decide({ params: { month: id = '' } }) {
      const month = monthOf(id)
      if (!month) return noMonth()
      const now = clock()
      if (now < month.to + settleMs)
        return new Problem('journal_month_open', `${id} can be closed an hour after its end.`)
      const closed = await loadPeriod(store, id)
      const row = closed ?? (await closeMonth(store, month, now))
      const { lines, digest } = row
      return {
        writes: closed ? [] : [insertPeriod(row)],
        record: {
          action: closed ? 'repeat' : 'close',
          entity: 'journal',
          entityId: id,
          before: null,
          after: { lines, digest },
        },
        answer: { status: 200, body: viewPeriod(row) },
      }
    },
  })

export const journalRoutes = (context: BillingContext): Route[] => [
  listPeriods(context),
  readAccounts(context),
  setAccounts(context),
  download(context),
  summary(context),
  close(context),
]
