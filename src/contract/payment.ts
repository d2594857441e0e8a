import Type, { type Static } from 'typebox'
import { NextCursor, pageQuery, searchQuery } from './administration.ts'
import { InvoiceSummary } from './invoice.ts'
import { DateTime, Double, Maybe, Nullable, NumberInput, Text } from './types.ts'

const OptionalText = Nullable(Type.String())

/** Received pays invoices, Repaid pays credit notes back. */
export const paymentKinds = ['Received', 'Repaid'] as const
const Kind = Type.Enum([...paymentKinds], {
  title: 'PaymentKind',
  description: 'Received pays invoices; Repaid pays credit notes back to the customer.',
})

export const paymentStates = ['open', 'matched', 'notOurs'] as const
export type PaymentState = (typeof paymentStates)[number]
const State = Type.Enum([...paymentStates], {
  title: 'PaymentState',
  description:
    'open: a part of it waits for a decision; notOurs: a part of it is not ours, and nothing waits; matched: all of it is allocated.',
})

export const Allocate = Type.Object(
  {
    billingId: Text('text', { examples: ['7K3MX-9QF2T-B1'] }),
    amount: Maybe(NumberInput({ description: 'As much as is open if missing.' })),
  },
  { title: 'NewAllocation' },
)

export const NewPayment = Type.Object(
  {
    bankReference: Text('text', {
      minLength: 1,
      description: "The bank's own reference. A payment with a reference that is known is not booked again.",
      examples: ['20260203-000117'],
    }),
    kind: Maybe(Kind),
    receivedOn: Type.String({ format: 'date', description: 'The day on the bank statement.' }),
    currency: Text('text', { examples: ['NOK'] }),
    amount: NumberInput({ description: 'More than 0.', examples: [2500] }),
    customerId: Maybe(Text('text', { description: 'The account that paid, if it is known.' })),
    reference: Maybe(Text('text', { description: 'The KID or creditor reference.' })),
    message: Maybe(Text('notes', { description: 'What the payer wrote; numbers of invoices in it count.' })),
    payer: Maybe(Text('text')),
    payerAccount: Maybe(Text('text')),
  },
  { title: 'NewPayment' },
)
export type NewPayment = Static<typeof NewPayment>

export const Allocation = Type.Object(
  {
    billingId: Type.String(),
    number: Type.String(),
    amount: Double({ description: 'Negative if an allocation was taken back.' }),
    allocatedAt: DateTime(),
  },
  { title: 'Allocation' },
)
export type AllocationView = Static<typeof Allocation>

const members = {
  paymentId: Type.String(),
  bankReference: Type.String(),
  kind: Kind,
  state: State,
  receivedOn: Type.String({ format: 'date' }),
  bookedAt: DateTime(),
  currency: Type.String(),
  amount: Double(),
  allocated: Double({ description: 'To documents.' }),
  notOurs: Double({ description: 'Marked as not ours.' }),
  left: Double({ description: 'Waits for a decision.' }),
  customerId: Nullable(Type.String({ description: 'The account that paid, if all of it is for one.' })),
  reference: OptionalText,
  message: OptionalText,
  payer: OptionalText,
  payerAccount: OptionalText,
  remark: Nullable(Type.String({ description: 'Why it was not matched, or why it is not ours.' })),
}

export const PaymentSummary = Type.Object(members, { title: 'PaymentSummary' })
export type PaymentSummary = Static<typeof PaymentSummary>

export const PaymentView = Type.Object(
  {
    ...members,
    allocations: Type.Array(Allocation),
    suggestions: Type.Array(InvoiceSummary, {
      description: 'Open documents that it may be for: of the same payer or account, or with this amount.',
    }),
  },
  { title: 'Payment' },
)
export type PaymentView = Static<typeof PaymentView>

export const PaymentList = Type.Object(
  { payments: Type.Array(PaymentSummary, { description: 'Newest first.' }), nextCursor: NextCursor },
  { title: 'PaymentList' },
)

export const PaymentQuery = Type.Object({
  ...searchQuery('the references, the message or the payer'),
  state: Maybe(State),
  customerId: Maybe(Text('text', { description: 'Only of this account.' })),
  ...pageQuery('Payments'),
})

export const maxAllocations = 100

export const Allocations = Type.Object(
  { allocations: Type.Array(Allocate, { minItems: 1, maxItems: maxAllocations }) },
  { title: 'NewAllocations' },
)

export const NotOurs = Type.Object(
  { reason: Text('text', { minLength: 1, description: 'For the records.', examples: ['Sent back'] }) },
  { title: 'NotOurs' },
)

export const Release = Type.Object(
  {
    billingId: Maybe(Text('text', { description: 'The document; what was marked as not ours if missing.' })),
  },
  { title: 'ReleasePayment' },
)
