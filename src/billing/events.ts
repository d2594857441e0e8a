// Events of documents and payments, for the same feed and webhooks as those of orders: written in the batch of the change.
import type { EventType } from '../contract/event-types.ts'
import { recordEvent } from '../events/event.ts'
import { exponentOf } from '../platform/currencies.ts'
import { toDecimal } from '../platform/money.ts'
import type { Write } from '../platform/store/store.ts'
import { type IssuedInvoice, rowOf } from './issue/invoice.ts'
import type { OpenDocument, Part } from './payments/allocate.ts'
import { leftOf, type PaymentRow } from './payments/payment.ts'

const viewParts = (parts: readonly Part[], currency: string) =>
  parts.map(({ document: { id, number }, amount }) => ({
    billingId: id,
    number,
    amount: toDecimal(amount, exponentOf(currency)),
  }))

/** A document is issued once and never changes, so that its first event has version 1 and later ones their time. */
export function issuedEvent(issued: IssuedInvoice): Write {
  const row = rowOf(issued)
  const { references, dueDate, issueDate } = issued.document
  const decimal = (minor: number) => toDecimal(minor, exponentOf(row.currency))
  return recordEvent({
    subject: row.id,
    version: 1,
    account: row.account,
    type: (row.type === 'Invoice' ? 'invoice.issued' : 'creditNote.issued') satisfies EventType,
    occurredAt: row.issued_at,
    data: {
      ...{ orderId: row.order_id, billingId: row.id, number: row.number, billTo: row.debtor },
      ...{ issueDate, dueDate, currency: row.currency },
      ...{ net: decimal(row.net), vat: decimal(row.vat), amount: decimal(row.payable) },
      left: decimal(row.payable - row.settled),
      ...(row.type === 'CreditNote' && {
        invoices: references.invoices.map(({ billingId, number }) => ({ billingId, number })),
      }),
    },
  })
}

/** `account` is the one that bought. */
export const creditAllocatedEvent = (
  credit: OpenDocument,
  { account, orderId }: { account: string; orderId: string },
  parts: readonly Part[],
  now: number,
): Write =>
  recordEvent({
    subject: credit.id,
    version: now,
    account,
    type: 'creditNote.allocated' satisfies EventType,
    occurredAt: now,
    data: {
      ...{ orderId, billingId: credit.id, number: credit.number, billTo: credit.account },
      currency: credit.currency,
      left: toDecimal(
        parts.reduce((left, { amount }) => left - amount, credit.open),
        exponentOf(credit.currency),
      ),
      allocations: viewParts(parts, credit.currency),
    },
  })

/** The payment is as it is after the change. */
export const paymentEvent = (
  type: EventType & `payment.${string}`,
  row: PaymentRow,
  parts: readonly Part[],
  now: number,
): Write => {
  const decimal = (minor: number) => toDecimal(minor, exponentOf(row.currency))
  return recordEvent({
    subject: row.id,
    version: row.version,
    account: row.account ?? '',
    type,
    occurredAt: now,
    data: {
      ...{ paymentId: row.id, paymentVersion: row.version, bankReference: row.bank_reference },
      ...{ kind: row.kind, receivedOn: row.received_on, currency: row.currency },
      ...{ amount: decimal(row.amount), left: decimal(leftOf(row)) },
      allocations: viewParts(parts, row.currency),
    },
  })
}
