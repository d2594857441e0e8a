import Type from 'typebox'
import { StaffOrderList } from '../../../contract/fulfilment.ts'
import { invalid, Problem } from '../../../contract/problems.ts'
import { DateTime, IntegerInput, Maybe, Text } from '../../../contract/types.ts'
import { ageHeader, withAge } from '../../../platform/http/reply/answer.ts'
import { isTimePosition } from '../../../platform/http/route/cursor.ts'
import { askedPage, type PageQuery } from '../../../platform/http/route/paging.ts'
import { ok, route } from '../../../platform/http/route/route.ts'
import { isoDate, isoDateOrNull } from '../../../platform/time.ts'
import type { OrdersContext } from '../../context.ts'
import { noDate } from '../../facts.ts'
import { positionOf } from '../../order.ts'
import { maxAgeOfPage } from '../../settled.ts'
import { orderStates, queueStates } from '../../states.ts'
import { exampleOrder } from '../example.ts'
import { type FoundOrder, findOrders } from './find-orders.ts'
import { isQueuePosition, type QueueFilter, queuePositionOf, readWorkQueue } from './work-queue.ts'

const filters = {
  state: Maybe(Type.Enum([...orderStates], { description: 'Only orders in this state.' })),
  account: Maybe(Text('text', { description: 'Only orders of this account.' })),
  search: Maybe(
    Text('text', {
      description:
        'Only orders whose id begins with this text (case and dash are ignored), or orders of the account with this id.',
      examples: ['7K3MX'],
    }),
  ),
  placedFrom: Maybe(DateTime({ description: 'Only orders placed at this time or later.' })),
  placedBefore: Maybe(DateTime({ description: 'Only orders placed before this time.' })),
  sort: Maybe(
    Type.Enum(['promise', 'oldest'], {
      description:
        '`promise`: open orders in the order in which they should leave, instead of newest first. The answer also counts carriers. `oldest`: oldest first.',
    }),
  ),
  carrier: Maybe(
    Text('text', {
      description: 'With `sort=promise`: only orders of this carrier service.',
      examples: ['fjordpost-home'],
    }),
  ),
}
export const OrderFilters = Type.Object(filters)

const usualLimit = 50

const OrderQuery = Type.Object({
  ...filters,
  limit: Maybe(IntegerInput({ minimum: 1, maximum: 200, description: 'Orders per page; 50 by default.' })),
  cursor: Maybe(Text('text', { description: 'The `nextCursor` of the previous page.' })),
})

export const listAllOrders = ({ staleReads, clock }: OrdersContext) => {
  async function readQueue(filter: QueueFilter & PageQuery) {
    const asked = askedPage(filter, isQueuePosition, usualLimit)
    if (asked instanceof Problem) return asked
    const refused = refuseFilter({ ...filter, sort: 'promise' })
    if (refused) return refused
    const { value: page, ageSeconds } = await staleReads.read(
      (reader) => readWorkQueue(reader, filter, asked.after, asked.limit),
      Number.POSITIVE_INFINITY,
    )
    const { items, nextCursor } = asked.cut(page.orders, queuePositionOf)
    const orders = items.map(({ leaves_at, ...order }) => {
      const leavesAt = JSON.stringify(isoDateOrNull(leaves_at === noDate ? null : leaves_at))
      return listedOrder(order, `"leavesAt":${leavesAt},`)
    })
    return answerOf(orders, nextCursor, ageSeconds, `,"carriers":${JSON.stringify(page.carriers)}`)
  }

  return route({
    operationId: 'listAllOrders',
    method: 'GET',
    path: '/fulfilment/v1/orders',
    tag: 'Fulfilment',
    summary: 'List orders of all accounts',
    description:
      'Filtered by state, account, date and id, newest first, in pages. A page costs the same at any depth.',
    access: 'see-orders',
    query: OrderQuery,
    success: ok(
      'One page of orders.',
      StaffOrderList,
      {
        orders: [{ state: 'Placed', version: 1, placedAt: '2026-01-15T09:31:00.000Z', order: exampleOrder }],
        nextCursor: null,
      },
      ageHeader,
    ),
    isConditional: true,

    async read({ query }) {
      if (query.sort === 'promise') return readQueue(query)
      const asked = askedPage(query, isTimePosition, usualLimit)
      if (asked instanceof Problem) return asked
      const { after, limit } = asked
      const refused = refuseFilter(query)
      if (refused) return refused
      const { value: found, ageSeconds } = await staleReads.read(
        (reader) => findOrders(reader, query, after, limit),
        maxAgeOfPage(after, clock()),
      )
      const { items, nextCursor } = asked.cut(found, positionOf)
      const orders = items.map((order) => listedOrder(order))
      return answerOf(orders, nextCursor, ageSeconds)
    },
  })
}

/** Filters that contradict each other. */
export function refuseFilter({
  state,
  sort,
  carrier,
}: Pick<QueueFilter, 'state' | 'carrier'> & { sort: string | null }) {
  if (sort !== 'promise')
    return carrier === null ? undefined : invalid({ fieldName: 'carrier', message: 'needs sort=promise' })
  const hasLeft = state !== null && !queueStates.some((each) => each === state)
  return hasLeft ? invalid({ fieldName: 'sort', message: `orders that are ${state} have left` }) : undefined
}

/** The JSON of an order with its state; `more` are further members. */
const listedOrder = ({ state, version, placed_at, body, returned }: Omit<FoundOrder, 'id'>, more = '') =>
  `{"state":"${state}","version":${version},"placedAt":"${isoDate(placed_at)}",${more}${returned ? `"returned":${returned},` : ''}"order":${body}}`

const answerOf = (orders: string[], cursor: string | null, ageSeconds: number | undefined, more = '') =>
  withAge(
    { status: 200, body: `{"orders":[${orders.join(',')}],"nextCursor":${JSON.stringify(cursor)}${more}}` },
    ageSeconds,
  )
