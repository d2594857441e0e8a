import Type from 'typebox'
import { OrderList } from '../../../contract/order.ts'
import { invalid } from '../../../contract/problems.ts'
import { IntegerInput, Maybe, Text } from '../../../contract/types.ts'
import { ageHeader, withAge } from '../../../platform/http/age.ts'
import { isCount, isPairOf, isPlainText, readCursor, writeCursor } from '../../../platform/http/cursor.ts'
import { route } from '../../../platform/http/route.ts'
import type { OrdersContext } from '../../context.ts'
import { listOrders } from '../../list-orders.ts'
import type { OrderPosition } from '../../order.ts'
import { maxAgeOfPage } from '../../settled.ts'
import { exampleOrder } from '../example.ts'

/** When the last order of a page was placed, and its id. */
export const isPosition = isPairOf(isCount, isPlainText)

export const listOwnOrders = ({ staleReads, clock }: OrdersContext) =>
  route({
    operationId: 'listOrders',
    method: 'GET',
    path: '/orders/v1',
    tag: 'Orders',
    summary: "List the caller's orders",
    description: 'Orders of all accounts of the caller, newest first, in pages.',
    access: 'orders:read',
    query: Type.Object({
      limit: Maybe(
        IntegerInput({ minimum: 1, maximum: 200, description: 'Orders per page; 50 by default.' }),
      ),
      cursor: Maybe(Text('text', { description: 'The `nextCursor` of the previous page.' })),
    }),
    success: {
      status: 200,
      description: 'One page of orders.',
      schema: OrderList,
      example: { orders: [exampleOrder], nextCursor: null },
      headers: ageHeader,
    },
    problems: [],

    async read({ caller, query }) {
      const limit = query.limit ?? 50
      let after: OrderPosition | null = null
      if (query.cursor !== null) {
        const position = readCursor(query.cursor, isPosition)
        if (!position)
          return invalid({ fieldName: 'cursor', message: 'is not a cursor that this list answered' })
        after = { placedAt: position[0], id: position[1] }
      }
      const { value: found, ageSeconds } = await staleReads.read(
        (reader) => listOrders(reader, caller.accounts, after, limit + 1),
        maxAgeOfPage(after, clock()),
      )
      const page = found.slice(0, limit)
      const last = page.at(-1)
      const nextCursor = last && found.length > limit ? writeCursor([last.placedAt, last.id]) : null
      const orders = page.map(({ body }) => body).join(',')
      const body = `{"orders":[${orders}],"nextCursor":${JSON.stringify(nextCursor)}}`
      return withAge({ status: 200, body }, ageSeconds)
    },
  })
