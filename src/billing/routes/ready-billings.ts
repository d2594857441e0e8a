import { ReadyBillings, ReadyQuery } from '../../contract/invoice.ts'
import { isCount, isPairOf, isPlainText, readCursor, writeCursor } from '../../platform/http/route/cursor.ts'
import { foreignCursor } from '../../platform/http/route/paging.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { BillingContext } from '../context.ts'
import { viewReady } from '../issue/ready-billings.ts'
import { findWaiting } from '../issue/waiting-billings.ts'
import { exampleSummary } from './example.ts'

const usualLimit = 100
const isPosition = isPairOf(isCount, isPlainText)

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
    access: 'fulfilment',
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

    async read({ query: { search, limit, cursor } }) {
      const position = cursor === null ? null : readCursor(cursor, isPosition)
      if (position === undefined) return foreignCursor()
      const after = position && { createdAt: position[0], id: position[1] }
      const wanted = limit ?? usualLimit
      const found = await findWaiting(store, search, after, wanted + 1)
      const page = found.slice(0, wanted)
      const last = page.at(-1)
      const nextCursor = last && found.length > wanted ? writeCursor([last.created_at, last.id]) : null
      return { status: 200, body: { billings: await viewReady(store, page, clock()), nextCursor } }
    },
  })
