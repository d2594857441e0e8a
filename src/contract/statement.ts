import Type, { type Static } from 'typebox'
import { Credit } from './credit.ts'
import { InvoiceSummary } from './invoice.ts'
import { DateTime, Double, Maybe, Nullable, Text } from './types.ts'

/** A statement with more is refused: a shorter time is asked for. */
export const maxEntries = 2000

const entryTypes = ['Invoice', 'CreditNote', 'Payment', 'Repayment'] as const

const StatementEntry = Type.Object(
  {
    at: DateTime({ description: 'When it was issued, or allocated.' }),
    type: Type.Enum([...entryTypes], {
      description: 'Payment and Repayment: what of one was allocated to a document.',
    }),
    number: Type.String({ description: 'The document, or the one that it was allocated to.' }),
    billingId: Type.String(),
    orderId: Type.String(),
    receivedOn: Nullable(Type.String({ format: 'date', description: 'The day on the bank statement.' })),
    amount: Double({ description: 'What is owed grows by it; negative if it falls.' }),
    balance: Double({ description: 'What is owed afterwards.' }),
  },
  { title: 'StatementEntry' },
)
export type StatementEntry = Static<typeof StatementEntry>

const CurrencyStatement = Type.Object(
  {
    currency: Type.String(),
    opening: Double({ description: 'What was owed before the first entry.' }),
    closing: Double({ description: 'What was owed after the last one.' }),
    open: Double({ description: 'What is owed now: open invoices less open credit notes.' }),
    overdue: Double({ description: 'Of the open invoices, those after their due date.' }),
    onAccount: Double({ description: 'Paid, and not yet allocated to a document; not in the balances.' }),
    entries: Type.Array(StatementEntry, { description: 'Earliest first.' }),
  },
  { title: 'CurrencyStatement' },
)
export type CurrencyStatement = Static<typeof CurrencyStatement>

export const AccountStatement = Type.Object(
  {
    customerId: Type.String({ description: 'The account that is to pay.' }),
    name: Type.String(),
    from: DateTime(),
    to: DateTime(),
    credit: Nullable(Credit),
    currencies: Type.Array(CurrencyStatement),
    openItems: Type.Array(InvoiceSummary, { description: 'Open now, the first that is due first.' }),
  },
  { title: 'AccountStatement' },
)
export type AccountStatement = Static<typeof AccountStatement>

const period = {
  from: Maybe(Type.String({ format: 'date-time', description: 'A year before the end if missing.' })),
  to: Maybe(Type.String({ format: 'date-time', description: 'Before this time; now if missing.' })),
}
export const StatementPeriod = Type.Object(period)
export const OwnStatementQuery = Type.Object({
  ...period,
  customerId: Maybe(Text('text', { description: "One of the caller's accounts; its first one if missing." })),
})
