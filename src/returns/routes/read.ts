import { Return, ReturnList, ReturnQuery } from '../../contract/returns.ts'
import type { ReadOf } from '../../contract/types.ts'
import { pageByTime } from '../../platform/http/route/paging.ts'
import { type Route, route } from '../../platform/http/route/route.ts'
import type { ReturnsContext } from '../context.ts'
import { findReturns } from '../find-returns.ts'
import { noSuchReturn } from '../load.ts'
import { loadReturn } from '../return.ts'
import { viewReturn } from '../view.ts'
import { exampleReturn, returnIdParam } from './example.ts'

function list(
  { store }: ReturnsContext,
  query: ReadOf<typeof ReturnQuery>,
  accounts: readonly string[] | null,
) {
  const { search, state } = query
  const audience = accounts === null ? 'staff' : 'customer'
  return pageByTime(query, {
    find: (after, limit) => findReturns(store, { search, state, accounts }, after, limit),
    positionOf: ({ requestedAt, id }) => [requestedAt, id],
    view: (found) => ({ returns: found.map((each) => viewReturn(each, audience)) }),
    usualLimit: 50,
  })
}

const listed = {
  status: 200,
  description: 'One page of returns.',
  schema: ReturnList,
  example: { returns: [exampleReturn], nextCursor: null },
} as const
const one = { status: 200, description: 'The return.', schema: Return, example: exampleReturn } as const

export const readRoutes = (context: ReturnsContext): Route[] => [
  route({
    operationId: 'listOwnReturns',
    method: 'GET',
    path: '/returns/v1',
    tag: 'Returns',
    summary: "List the caller's returns",
    description: 'Of all accounts of the caller, newest first, in pages.',
    access: 'orders:read',
    query: ReturnQuery,
    success: listed,
    read: ({ caller, query }) => list(context, query, caller.accounts),
  }),
  route({
    operationId: 'readOwnReturn',
    method: 'GET',
    path: '/returns/v1/{returnId}',
    tag: 'Returns',
    summary: 'Read a return',
    description: 'Its units, what was said and done, and what the caller may do now.',
    access: 'orders:read',
    params: returnIdParam,
    success: one,
    problems: ['return_not_found'],

    async read({ caller, params: { returnId = '' } }) {
      const stored = await loadReturn(context.store, returnId)
      if (!stored || !caller.accounts.includes(stored.account)) return noSuchReturn(returnId)
      return { status: 200, body: viewReturn(stored, 'customer') }
    },
  }),
  route({
    operationId: 'listReturns',
    method: 'GET',
    path: '/fulfilment/v1/returns',
    tag: 'Fulfilment',
    summary: 'List returns of all accounts',
    description: 'Newest first, in pages; filtered by state and text.',
    access: 'see-orders',
    query: ReturnQuery,
    success: listed,
    read: ({ query }) => list(context, query, null),
  }),
  route({
    operationId: 'readReturn',
    method: 'GET',
    path: '/fulfilment/v1/returns/{returnId}',
    tag: 'Fulfilment',
    summary: 'Read a return of any account',
    description: 'Its units, what was said and done, and what staff may do now.',
    access: 'see-orders',
    params: returnIdParam,
    success: one,
    problems: ['return_not_found'],

    async read({ params: { returnId = '' } }) {
      const stored = await loadReturn(context.store, returnId)
      return stored ? { status: 200, body: viewReturn(stored, 'staff') } : noSuchReturn(returnId)
    },
  }),
]
