import Type from 'typebox'
import { StaffOrderList } from '../../../contract/fulfilment.ts'
import { invalid, Problem } from '../../../contract/problems.ts'
import { DateTime, IntegerInput, Maybe, Text } from '../../../contract/types.ts'
import { ageHeader, withAge } from '../../../platform/http/reply/answer.ts'
import { ok, route } from '../../../platform/http/route/route.ts'
import { isoDate, isoDateOrNull } from '../../../platform/time.ts'
import type { OrdersContext } from '../../context.ts'
import { noDate } from '../../facts.ts'
import { maxAgeOfPage } from '../../settled.ts'
import { orderStates, queueStates } from '../../states.ts'
import { exampleOrder } from '../example.ts'
import { readOrderCursor, readQueueCursor, writeOrderCursor, writeQueueCursor } from '../order-cursor.ts'
import { type FoundOrder, findOrders } from './find-orders.ts'
import { type QueueFilter, readWorkQueue } from './work-queue.ts'

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

const OrderQuery = Type.Object({
  ...filters,
  limit: Maybe(IntegerInput({ minimum: 1, maximum: 200, description: 'Orders per page; 50 by default.' })),
  cursor: Maybe(Text('text', { description: 'The `nextCursor` of the previous page.' })),
})

export const listAllOrders = ({ staleReads, clock }: OrdersContext) => {
  async function readQueue(filter: QueueFilter, cursor: string | null, limit: number) {
    const position = readQueueCursor(cursor)
    if (position instanceof Problem) return position
    const refused = refuseFilter({ ...filter, sort: 'promise' })
    if (refused) return refused
    const { value: page, ageSeconds } = await staleReads.read(
      (reader) => readWorkQueue(reader, filter, position.after, limit),
      Number.POSITIVE_INFINITY,
    )
    const orders = page.orders.map(({ leaves_at, ...order }) => {
      const leavesAt = JSON.stringify(isoDateOrNull(leaves_at === noDate ? null : leaves_at))
      return listedOrder(order, `"leavesAt":${leavesAt},`)
    })
    return answerOf(
      orders,
      writeQueueCursor(page.next),
      ageSeconds,
      `,"carriers":${JSON.stringify(page.carriers)}`,
    )
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
      const limit = query.limit ?? 50
      if (query.sort === 'promise') return readQueue(query, query.cursor, limit)
      const cursor = readOrderCursor(query.cursor)
      if (cursor instanceof Problem) return cursor
      const { after } = cursor
      const refused = refuseFilter(query)
      if (refused) return refused
      const { value: found, ageSeconds } = await staleReads.read(
        (reader) => findOrders(reader, query, after, limit + 1),
        maxAgeOfPage(after, clock()),
      )
      const page = found.slice(0, limit)
      const last = page.at(-1)
      const next = last && found.length > limit ? { placedAt: last.placed_at, id: last.id } : null
      const orders = page.map((order) => listedOrder(order))
      return answerOf(orders, writeOrderCursor(next), ageSeconds)
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
