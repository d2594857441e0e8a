// Quotes: what staff offer a customer, at prices and until a day that the shop keeps to.
import Type, { type Static } from 'typebox'
import { NextCursor, pageQuery, searchQuery } from './administration.ts'
import { DeliveryAddress } from './shapes.ts'
import { PricedOrder, pricedMembers, promiseMember, staffOrderMembers } from './staff-orders.ts'
import {
  DateTime,
  Double,
  Int32,
  IntegerInput,
  Maybe,
  Nullable,
  NumberInput,
  type ReadOf,
  Text,
} from './types.ts'

const contentMembers = {
  ...staffOrderMembers,
  deliveryOptionId: Maybe(
    Text('text', { description: 'How it is delivered; the first option if missing or null.' }),
  ),
  validUntil: DateTime({ description: 'It can be accepted before.', examples: ['2026-12-01T00:00:00Z'] }),
  message: Maybe(Text('notes', { description: 'What the customer reads above it.' })),
}

export const QuoteContent = Type.Object(contentMembers, { title: 'QuoteContent' })
export type QuoteContent = ReadOf<typeof QuoteContent>

const summaryMembers = {
  quoteId: Type.String({ examples: ['Q-7K3MX-9QF2T'] }),
  customerId: Type.String(),
  company: Type.String({ description: 'The name of the delivery address.' }),
  state: Type.String({ examples: ['Sent'] }),
  createdAt: DateTime(),
  validUntil: DateTime(),
  revision: Int32({ description: 'How often it was sent.' }),
  gross: Nullable(Double({ description: 'What the goods cost, without delivery.' })),
  currency: Type.String(),
  orderId: Nullable(Type.String({ description: 'What it became when it was accepted.' })),
}

export const QuoteSummary = Type.Object(summaryMembers, { title: 'QuoteSummary' })
export type QuoteSummary = Static<typeof QuoteSummary>

export const QuoteList = Type.Object(
  { quotes: Type.Array(QuoteSummary, { description: 'Newest first.' }), nextCursor: NextCursor },
  { title: 'QuoteList' },
)

export const QuoteQuery = Type.Object({
  ...searchQuery('its id, account, company, city, contact, email, references or order'),
  state: Maybe(Text('text', { description: 'Only in this state.' })),
  ...pageQuery('Quotes'),
})

const allowedActions = Type.Array(Type.String(), { description: 'What the caller may do now.' })

const QuoteStep = Type.Object(
  { at: DateTime(), action: Type.String(), actor: Type.String(), text: Nullable(Type.String()) },
  { title: 'QuoteStep', description: 'What was done, by whom, and what was said.' },
)

/** As the customer was sent it. */
export const SentQuote = Type.Object(
  {
    quoteId: summaryMembers.quoteId,
    state: summaryMembers.state,
    revision: summaryMembers.revision,
    sentAt: DateTime(),
    validUntil: DateTime(),
    message: Nullable(Type.String()),
    ...pricedMembers,
    promise: Nullable(Type.String({ description: 'Send it to accept: a later date is refused.' })),
    deliveryAddress: DeliveryAddress,
    references: staffOrderMembers.references,
    deliveryOptionId: Nullable(Type.String({ description: 'The delivery that is offered.' })),
    orderId: summaryMembers.orderId,
    allowedActions,
  },
  { title: 'SentQuote' },
)
export type SentQuote = Static<typeof SentQuote>

export const Quote = Type.Object(
  {
    ...summaryMembers,
    version: Int32({ description: 'Incremented by every change. Send it in quotes as `If-Match`.' }),
    content: QuoteContent,
    priced: Nullable(PricedOrder),
    sent: Nullable(SentQuote),
    link: Nullable(
      Type.String({
        description:
          'What follows the address of the pages in the link of the customer; null unless it can be accepted, and the caller has the right `order-for-customers`.',
      }),
    ),
    steps: Type.Array(QuoteStep, { description: 'Oldest first.' }),
    allowedActions,
  },
  { title: 'Quote' },
)
export type Quote = Static<typeof Quote>

export const SendQuote = Type.Object(
  {
    total: Maybe(
      NumberInput({
        description:
          'The `priced.totals.gross` that was shown. If it changed, the answer is 422 `price_changed`. Missing or null: any price is sent.',
      }),
    ),
  },
  { title: 'SendQuote' },
)

const secret = Text('text', { description: 'The part of the link after `#`.' })
const acceptMembers = {
  revision: IntegerInput({
    minimum: 1,
    description: 'The one that was read: another one is not accepted unseen.',
  }),
  promise: promiseMember,
}

export const QuoteLink = Type.Object({ secret }, { title: 'QuoteLink' })
export const AcceptQuote = Type.Object(acceptMembers, { title: 'AcceptQuote' })
export const AcceptQuoteByLink = Type.Object(
  { secret, ...acceptMembers, name: Text('text', { minLength: 1, description: 'Who accepts.' }) },
  { title: 'AcceptQuoteByLink' },
)
const text = Maybe(Text('notes', { description: 'Why; staff read it.' }))
export const RefuseQuote = Type.Object({ text }, { title: 'RefuseQuote' })
export const RefuseQuoteByLink = Type.Object({ secret, text }, { title: 'RefuseQuoteByLink' })
