import { QuoteList, QuoteQuery } from '../../contract/quotes.ts'
import type { ReadOf } from '../../contract/types.ts'
import { pageByTime } from '../../platform/http/route/paging.ts'
import { type Route, route } from '../../platform/http/route/route.ts'
import type { QuotationsContext } from '../context.ts'
import { findQuotations } from '../find-quotations.ts'
import { viewSummary } from '../view.ts'
import { exampleSummary } from './example.ts'

function list(
  { store, clock }: QuotationsContext,
  query: ReadOf<typeof QuoteQuery>,
  accounts: readonly string[] | null,
) {
  const { search, state } = query
  const now = clock()
  return pageByTime(query, {
    find: (after, limit) => findQuotations(store, { search, state, accounts }, after, limit, now),
    positionOf: ({ createdAt, id }) => [createdAt, id],
    view: (found) => ({ quotes: found.map((each) => viewSummary(each, now)) }),
    usualLimit: 50,
  })
}

const success = {
  status: 200,
  description: 'One page of quotes.',
  schema: QuoteList,
  example: { quotes: [exampleSummary], nextCursor: null },
} as const

export const listRoutes = (context: QuotationsContext): Route[] => [
  route({
    operationId: 'listQuotes',
    method: 'GET',
    path: '/fulfilment/v1/quotes',
    tag: 'Fulfilment',
    summary: 'List quotes of all accounts',
    description: 'Newest first, in pages; filtered by state and text.',
    access: 'see-orders',
    query: QuoteQuery,
    success,
    read: ({ query }) => list(context, query, null),
  }),
  route({
    operationId: 'listOwnQuotes',
    method: 'GET',
    path: '/quotes/v1',
    tag: 'Quotes',
    summary: "List the caller's quotes",
    description: 'What was sent to the accounts of the caller, newest first, in pages.',
    access: 'orders:read',
    query: QuoteQuery,
    success,
    read: ({ caller, query }) => list(context, query, caller.accounts),
  }),
]
