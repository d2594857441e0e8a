import { ReadyBillings, ReadyQuery } from '../../contract/invoice.ts'
import { pageByTime } from '../../platform/http/route/paging.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import { viewReady } from '../issue/ready-billings.ts'
import { findWaiting } from '../issue/waiting-billings.ts'
import { exampleSummary } from './example.ts'

const { orderId, billingId, type, customerId, billTo, buyer, currency, payable } = exampleSummary

export const listReady = ({ store, clock }: BillingContext) =>
  route({
    operationId: 'listReadyBillings',
    method: 'GET',
    path: '/fulfilment/v1/invoices/ready',
    tag: 'Fulfilment',
    summary: 'List billings that wait for their document',
    description:
      'Oldest first, in pages, each with what its document would be for, or why it cannot be issued now and what to correct. Nothing is issued. Billings from before the upgrade to this version are not listed; issue them by their order.',
    access: 'see-billing',
    query: ReadyQuery,
    success: ok('One page of billings.', ReadyBillings, {
      billings: [
        {
          ...{ orderId, billingId, type, customerId, billTo, buyer, currency, payable },
          createdAt: '2026-01-20T09:00:00.000Z',
          refusal: null,
        },
      ],
      nextCursor: null,
    }),

    read: ({ query }) =>
      pageByTime(query, {
        find: (after, limit) => findWaiting(store, query.search, after, limit),
        positionOf: ({ created_at, id }) => [created_at, id],
        view: async (waiting) => ({ billings: await viewReady(store, waiting, clock()) }),
      }),
  })
