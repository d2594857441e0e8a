import { Problem } from '../../contract/problems.ts'
import { Return, ReturnList, ReturnQuery } from '../../contract/returns.ts'
import type { ReadOf } from '../../contract/types.ts'
import { isCount, isPairOf, isPlainText, readCursor, writeCursor } from '../../platform/http/route/cursor.ts'
import { foreignCursor } from '../../platform/http/route/paging.ts'
import { type Route, route } from '../../platform/http/route/route.ts'
import type { ReturnsContext } from '../context.ts'
import { findReturns, type ReturnPosition } from '../find-returns.ts'
import { noSuchReturn } from '../load.ts'
import { loadReturn } from '../return.ts'
import { viewReturn } from '../view.ts'
import { exampleReturn, returnIdParam } from './example.ts'

const usualLimit = 50
const isPosition = isPairOf(isCount, isPlainText)

function readAfter(cursor: string | null): { after: ReturnPosition | null } | Problem {
  if (cursor === null) return { after: null }
  const position = readCursor(cursor, isPosition)
  return position ? { after: { requestedAt: position[0], id: position[1] } } : foreignCursor()
}

async function list(
  { store }: ReturnsContext,
  query: ReadOf<typeof ReturnQuery>,
  accounts: readonly string[] | null,
) {
  const position = readAfter(query.cursor)
  if (position instanceof Problem) return position
  const limit = query.limit ?? usualLimit
  const { search, state } = query
  const found = await findReturns(store, { search, state, accounts }, position.after, limit + 1)
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = last && found.length > limit ? writeCursor([last.requestedAt, last.id]) : null
  const audience = accounts === null ? 'staff' : 'customer'
  return {
    status: 200,
    body: { returns: page.map((each) => viewReturn(each, audience)), nextCursor },
  } as const
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
    access: 'fulfilment',
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
    access: 'fulfilment',
    params: returnIdParam,
    success: one,
    problems: ['return_not_found'],

    async read({ params: { returnId = '' } }) {
      const stored = await loadReturn(context.store, returnId)
      return stored ? { status: 200, body: viewReturn(stored, 'staff') } : noSuchReturn(returnId)
    },
  }),
]
