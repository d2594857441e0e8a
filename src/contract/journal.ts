import Type, { type Static } from 'typebox'
import { mapped } from './account-billing.ts'
import { Version } from './administration.ts'
import { DateTime, Double, Maybe, Nullable, Text } from './types.ts'

const account = (description: string) => Text('text', { description, examples: ['1500'] })

/** The accounts of the ledger that the journal names, and what is booked on each. */
const members = {
  receivables: account('What customers owe.'),
  sales: account('Net of documents with VAT.'),
  salesWithoutVat: account('Net of documents without VAT: exempt, export, within the EU.'),
  vat: account('VAT of documents.'),
  rounding: account('The rounding amount of documents (BT-114).'),
  bank: account('Money received and repaid.'),
  unallocated: account('Payments that are not allocated to a document yet.'),
}
export type JournalAccount = keyof typeof members
export const journalAccountNames = Object.keys(members) as JournalAccount[]

export const NewJournalAccounts = Type.Object(mapped(members, Maybe), {
  title: 'NewJournalAccounts',
  description: 'A missing account gets its usual number.',
})

export const JournalAccounts = Type.Object({ ...members, version: Version }, { title: 'JournalAccounts' })

export const JournalPeriod = Type.Object(
  {
    month: Type.String({ examples: ['2026-01'], description: 'In UTC.' }),
    from: DateTime(),
    to: DateTime(),
    closedAt: DateTime(),
    lines: Type.Integer({ description: 'Without the header.' }),
    digest: Type.String({ description: 'SHA-256 of the file.' }),
  },
  { title: 'JournalPeriod' },
)
export type JournalPeriod = Static<typeof JournalPeriod>

export const JournalPeriods = Type.Object(
  {
    firstMonth: Nullable(
      Type.String({ description: 'The first month with entries; null if nothing was issued or booked.' }),
    ),
    periods: Type.Array(JournalPeriod, { description: 'Those that are closed, newest first.' }),
  },
  { title: 'JournalPeriods' },
)

/** A summary lists the first lines of a month; the file has all. */
export const maxShown = 500

const Account = Type.Enum(journalAccountNames, { title: 'JournalAccount' })

export const JournalSummary = Type.Object(
  {
    month: Type.String({ examples: ['2026-01'], description: 'In UTC.' }),
    closed: Nullable(JournalPeriod),
    lines: Type.Integer({ description: 'Of the whole month.' }),
    sums: Type.Array(
      Type.Object(
        {
          account: Account,
          number: Type.String({ description: 'Of the ledger.' }),
          currency: Type.String(),
          debit: Double(),
          credit: Double(),
        },
        { title: 'JournalSum' },
      ),
      { description: 'Of the whole month, by account and currency.' },
    ),
    entries: Type.Array(
      Type.Object(
        {
          day: Type.String({ format: 'date' }),
          voucher: Type.String({ description: "The document, or the bank's reference of the payment." }),
          kind: Type.Enum(['Invoice', 'CreditNote', 'Received', 'Repaid', 'Allocation']),
          account: Account,
          number: Type.String({ description: 'Of the ledger.' }),
          debit: Double(),
          credit: Double(),
          currency: Type.String(),
          customerId: Type.String(),
          reference: Type.String({
            description: 'The order of a document, or the document of an allocation.',
          }),
        },
        { title: 'JournalLine' },
      ),
      { description: `The first ${maxShown} lines.` },
    ),
  },
  { title: 'JournalSummary' },
)
export type JournalSummary = Static<typeof JournalSummary>
