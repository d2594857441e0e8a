import { Problem } from '../../contract/problems.ts'
import { Return, Returnable, ReturnList, ReturnQuery } from '../../contract/returns.ts'
import type { ReadOf } from '../../contract/types.ts'
import { loadOrder } from '../../orders/order.ts'
import { isCount, isPairOf, isPlainText, readCursor, writeCursor } from '../../platform/http/route/cursor.ts'
import { foreignCursor } from '../../platform/http/route/paging.ts'
import { type Route, route } from '../../platform/http/route/route.ts'
import type { ReturnsContext } from '../context.ts'
import { findReturns, type ReturnPosition } from '../find-returns.ts'
import { noSuchReturn } from '../load.ts'
import { loadReturn, loadReturnsOfOrder } from '../return.ts'
import { returnableLines } from '../returnable.ts'
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

const returnableRoute = ({ store, clock, settings }: ReturnsContext) =>
  route({
    operationId: 'readReturnable',
    method: 'GET',
    path: '/orders/v1/{orderId}/returnable',
    tag: 'Returns',
    summary: 'Read what of an order can be returned',
    description:
      'Lines and parts of PCs with units that were delivered and are neither in a return nor credited, and until when.',
    access: 'orders:read',
    params: { orderId: 'The order.' },
    success: {
      status: 200,
      description: 'Units by line.',
      schema: Returnable,
      example: {
        orderId: '7K3MX-9QF2T',
        days: 14,
        lines: [
          {
            lineNumber: '10',
            materialNumber: 'cpu-amd-ryzen-7-9800x3d',
            name: 'AMD Ryzen 7 9800X3D',
            quantity: 2,
            serialNumbers: ['SN-1', 'SN-2'],
            until: '2026-02-02T23:59:59.999Z',
          },
        ],
        returns: [],
      },
    },
    problems: ['order_not_found'],

    async read({ caller, params: { orderId = '' } }) {
      const stored = await loadOrder(store, orderId)
      const isOwn = stored && (caller.accounts.includes(stored.account) || caller.scopes.has('fulfilment'))
      if (!stored || !isOwn) return new Problem('order_not_found', `There is no order ${orderId}.`)
      const days = settings.RETURN_DAYS
      const returns = (await loadReturnsOfOrder(store, orderId)).map(({ id }) => id)
      return { status: 200, body: { orderId, days, lines: returnableLines(stored, days, clock()), returns } }
    },
  })

export const readRoutes = (context: ReturnsContext): Route[] => [
  returnableRoute(context),
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
    problems: [],
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
    problems: [],
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
