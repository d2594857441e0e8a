import Type from 'typebox'
import { OrderList } from '../../../contract/order.ts'
import { Problem } from '../../../contract/problems.ts'
import { DateTime, IntegerInput, Maybe, Text } from '../../../contract/types.ts'
import { ageHeader, withAge } from '../../../platform/http/reply/answer.ts'
import { isTimePosition, writeCursor } from '../../../platform/http/route/cursor.ts'
import { askedPage } from '../../../platform/http/route/paging.ts'
import { ok, route } from '../../../platform/http/route/route.ts'
import { isoDateOrNull } from '../../../platform/time.ts'
import { openArrivals, viewArrivals } from '../../arrivals.ts'
import type { OrdersContext } from '../../context.ts'
import { nextArrival } from '../../facts.ts'
import { type ListedOrder, maxPageSize } from '../../list-orders.ts'
import { isOverdue } from '../../overdue.ts'
import { searchOrders } from '../../search-orders.ts'
import { maxAgeOfPage } from '../../settled.ts'
import { orderStates } from '../../states.ts'
import { exampleOrder } from '../example.ts'

export const listOwnOrders = ({ staleReads, clock }: OrdersContext) =>
  route({
    operationId: 'listOrders',
    method: 'GET',
    path: '/orders/v1',
    tag: 'Orders',
    summary: "List the caller's orders",
    description:
      'Orders of all accounts of the caller, newest first, in pages. A page of a search can have fewer orders than the limit, or none, before the last page: `nextCursor` continues the search.',
    access: 'orders:read',
    query: Type.Object({
      search: Maybe(
        Text('text', {
          description:
            'Only orders that have all these words in their number, references, product names or numbers, tracking numbers or serial numbers. Case is ignored. A whole order number or serial number finds its orders at once.',
          examples: ['PO-4711'],
        }),
      ),
      state: Maybe(Type.Enum([...orderStates], { description: 'Only orders in this state.' })),
      placedFrom: Maybe(DateTime({ description: 'Only orders placed at this time or later.' })),
      placedBefore: Maybe(DateTime({ description: 'Only orders placed before this time.' })),
      expected: Maybe(
        Type.Enum(['true', 'false'], {
          description:
            'With `true`, orders have `expectedAt`, `isLate` and, if units arrive on several days, `arrivals`; `false` by default.',
        }),
      ),
      limit: Maybe(
        IntegerInput({ minimum: 1, maximum: maxPageSize, description: 'Orders per page; 50 by default.' }),
      ),
      cursor: Maybe(Text('text', { description: 'The `nextCursor` of the previous page.' })),
    }),
    success: ok('One page of orders.', OrderList, { orders: [exampleOrder], nextCursor: null }, ageHeader),

    async read({ caller, query }) {
      const asked = askedPage(query, isTimePosition, 50)
      if (asked instanceof Problem) return asked
      const { after, limit } = asked
      const now = clock()
      const filter = {
        search: query.search,
        state: query.state,
        placedFrom: timeOrNull(query.placedFrom),
        placedBefore: timeOrNull(query.placedBefore),
      }
      const { value: page, ageSeconds } = await staleReads.read(
        (reader) => searchOrders(reader, caller.accounts, filter, after, limit - 1),
        maxAgeOfPage(after, now),
      )
      const orders = page.orders.map((row) => (query.expected === 'true' ? withExpected(row, now) : row.body))
      const nextCursor = JSON.stringify(page.next && writeCursor(page.next))
      const body = `{"orders":[${orders.join(',')}],"nextCursor":${nextCursor}}`
      return withAge({ status: 200, body }, ageSeconds)
    },
  })

const timeOrNull = (time: string | null) => (time === null ? null : Date.parse(time))

/** The JSON of the order with what is expected. */
function withExpected({ body, transit_days, not_before }: ListedOrder, now: number): string {
  const order = JSON.parse(body)
  const stored = { order, transitDays: transit_days, notBefore: not_before }
  const arrival = nextArrival(stored)
  const arrivals = viewArrivals(openArrivals(stored))
  const more = { expectedAt: isoDateOrNull(arrival), arrivals, isLate: isOverdue(arrival, now) }
  return `${body.slice(0, -1)},${JSON.stringify(more).slice(1)}`
}
