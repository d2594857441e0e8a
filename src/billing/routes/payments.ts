import {
  Allocations,
  NewPayment,
  NotOurs,
  PaymentList,
  PaymentQuery,
  PaymentView,
  Release,
} from '../../contract/payment.ts'
import { Problem } from '../../contract/problems.ts'
import { pageByTime } from '../../platform/http/route/paging.ts'
import { created, ok, type Route, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import { bookPayment, loadNamed, refuseOther } from '../payments/book.ts'
import { changePayment, type PaymentChange } from '../payments/change-payment.ts'
import { findPayments } from '../payments/find-payments.ts'
import { loadBooked, loadPayment, viewPayment } from '../payments/payment.ts'
import { dataOf } from '../payments/payment-data.ts'
import { viewWhole } from '../payments/view-payment.ts'
import { allocateCredit } from './credit-allocations.ts'
import { examplePayment, exampleSummary } from './example.ts'

const tag = 'Fulfilment'
const path = '/fulfilment/v1/payments'
const params = { paymentId: 'The payment.' }
const { allocations: _, suggestions: __, ...exampleListed } = examplePayment

const bookRoute = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'bookPayment',
    method: 'POST',
    path,
    tag,
    summary: 'Book a payment',
    description:
      'Books a payment once: a repeat with the same bank reference answers the payment that is booked. It is allocated to the invoices that its reference or message names, if that is clear; the rest waits for a decision.',
    access: 'book-payments',
    body: {
      schema: NewPayment,
      example: {
        bankReference: '20260203-000117',
        receivedOn: '2026-02-03',
        currency: 'NOK',
        amount: 2500,
        reference: '20260000011',
        payer: 'Fjord Data AS',
      },
    },
    success: created('The payment is booked.', PaymentView, examplePayment),
    problems: ['payment_differs', 'account_not_found'],

    async decide({ body }) {
      const data = await dataOf(store, body)
      if (data instanceof Problem) return data
      const booked = (await loadBooked(store, [data.bank_reference])).get(data.bank_reference)
      if (booked) {
        const other = refuseOther(booked, data)
        if (other) return other
        return {
          writes: [],
          record: { action: 'repeat', entity: 'payment', entityId: booked.id, before: null, after: null },
          answer: { status: 201, body: await viewWhole(store, booked, clock()) },
        }
      }
      const now = clock()
      const named = (await loadNamed(store, [data])).get(data) ?? []
      const { row, parts, writes } = bookPayment(data, named, now)
      const view = viewPayment(row)
      return {
        writes,
        record: { action: 'book', entity: 'payment', entityId: row.id, before: null, after: view },
        answer: { status: 201, body: await viewWhole(store, row, now, parts) },
      }
    },
  })

const listRoute = ({ store }: BillingContext) =>
  route({
    operationId: 'listPayments',
    method: 'GET',
    path,
    tag,
    summary: 'List payments',
    description: 'Newest first, in pages. `state=open` are those that wait for a decision.',
    access: 'see-billing',
    query: PaymentQuery,
    success: ok('One page of payments.', PaymentList, { payments: [exampleListed], nextCursor: null }),

    read: ({ query }) =>
      pageByTime(query, {
        find: (after, limit) => findPayments(store, query, after, limit),
        positionOf: ({ booked_at, id }) => [booked_at, id],
        view: (rows) => ({ payments: rows.map(viewPayment) }),
      }),
  })

const readRoute = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'readPayment',
    method: 'GET',
    path: `${path}/{paymentId}`,
    tag,
    summary: 'Read a payment',
    description:
      'With what is allocated of it and, while something is left, open documents that it may be for.',
    access: 'see-billing',
    params,
    success: ok('The payment.', PaymentView, examplePayment),
    problems: ['payment_not_found'],

    async read({ params: { paymentId = '' } }) {
      const row = await loadPayment(store, paymentId)
      return row ? { status: 200, body: await viewWhole(store, row, clock()) } : noSuchPayment(paymentId)
    },
  })

const noSuchPayment = (id: string) => new Problem('payment_not_found', `There is no payment ${id}.`)

const eventOf = {
  allocate: 'payment.allocated',
  notOurs: 'payment.notOurs',
  release: 'payment.released',
} as const

/** The changes of a booked payment differ in what they decide. */
async function change(
  { store, clock }: BillingContext,
  paymentId: string,
  action: keyof typeof eventOf,
  decide: (change: PaymentChange) => Promise<Problem | undefined>,
) {
  const row = await loadPayment(store, paymentId)
  if (!row) return noSuchPayment(paymentId)
  const now = clock()
  const changed = changePayment(store, row, now)
  const refusal = await decide(changed)
  if (refusal) return refusal
  const { after, writes, parts, reason, added } = changed.result(eventOf[action])
  return {
    writes,
    record: {
      action,
      entity: 'payment',
      entityId: row.id,
      before: viewPayment(row),
      after: { ...viewPayment(after), parts },
      reason,
    },
    answer: { status: 200 as const, body: await viewWhole(store, after, now, added) },
  }
}

const changed = {
  status: 200 as const,
  description: 'The payment.',
  schema: PaymentView,
  example: examplePayment,
}

const allocateRoute = (context: BillingContext) =>
  route({
    operationId: 'allocatePayment',
    method: 'POST',
    path: `${path}/{paymentId}/allocations`,
    tag,
    summary: 'Allocate a payment to documents',
    description:
      'Matches what is left of the payment to one document, or splits it between several. All of it is stored, or nothing.',
    access: 'book-payments',
    params,
    body: {
      schema: Allocations,
      example: { allocations: [{ billingId: exampleSummary.billingId, amount: 2500 }] },
    },
    success: changed,
    problems: ['payment_not_found', 'invoice_not_found', 'allocation_not_possible'],
    decide: ({ params: { paymentId = '' }, body }) =>
      change(context, paymentId, 'allocate', (payment) => payment.allocate(body.allocations)),
  })

const notOursRoute = (context: BillingContext) =>
  route({
    operationId: 'markPaymentNotOurs',
    method: 'POST',
    path: `${path}/{paymentId}/not-ours`,
    tag,
    summary: 'Mark what is left of a payment as not ours',
    description: 'For money that came by mistake or was sent back. It waits for no decision any more.',
    access: 'book-payments',
    params,
    body: { schema: NotOurs, example: { reason: 'Sent back' } },
    success: changed,
    problems: ['payment_not_found', 'allocation_not_possible'],
    decide: ({ params: { paymentId = '' }, body }) =>
      change(context, paymentId, 'notOurs', (payment) => payment.markNotOurs(body.reason)),
  })

const releaseRoute = (context: BillingContext) =>
  route({
    operationId: 'releasePayment',
    method: 'POST',
    path: `${path}/{paymentId}/release`,
    tag,
    summary: 'Take an allocation back',
    description:
      'Takes back all that the payment has settled of a document, or, without one, what was marked as not ours. The record of it stays.',
    access: 'book-payments',
    params,
    body: { schema: Release, example: { billingId: exampleSummary.billingId } },
    success: changed,
    problems: ['payment_not_found', 'invoice_not_found', 'allocation_not_possible'],
    decide: ({ params: { paymentId = '' }, body }) =>
      change(context, paymentId, 'release', (payment) => payment.release(body.billingId)),
  })

export const paymentRoutes = (context: BillingContext): Route[] => [
  allocateCredit(context),
  bookRoute(context),
  listRoute(context),
  readRoute(context),
  allocateRoute(context),
  notOursRoute(context),
  releaseRoute(context),
]
