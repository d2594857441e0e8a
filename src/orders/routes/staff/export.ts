import type { ReadOf } from '../../../contract/types.ts'
import { fileAnswer, savedCsv } from '../../../platform/http/route/file.ts'
import { route } from '../../../platform/http/route/route.ts'
import type { TimePosition } from '../../../platform/store/listing.ts'
import type { Reader } from '../../../platform/store/store.ts'
import type { OrdersContext } from '../../context.ts'
import { type ExportedOrder, headerOfOrders, lineOfOrder } from '../../export-orders.ts'
import { positionOf } from '../../order.ts'
import { findOrders } from './find-orders.ts'
import { OrderFilters, refuseFilter } from './list.ts'
import { type QueuePosition, queuePositionOf, readWorkQueue } from './work-queue.ts'

type Filter = ReadOf<typeof OrderFilters>

/** Orders have some kilobytes each. */
const pageLength = 200

export const exportOrders = ({ store }: OrdersContext) =>
  route({
    operationId: 'exportOrders',
    method: 'GET',
    path: '/fulfilment/v1/orders/export',
    tag: 'Fulfilment',
    summary: 'Download orders of all accounts as CSV',
    description:
      'What the list shows with the same filters, in its order, one line per order. It is sent while it is read: orders that change meanwhile may be in it as they were or as they are.',
    access: 'see-orders',
    query: OrderFilters,
    success: savedCsv(
      `${headerOfOrders}7K3MX-9QF2T,Placed,2026-01-15T09:31:00.000Z,100001,Fjord Data AS,Oslo,PO-4711,Gate 3,2,1108.5,5542.5,NOK,\n`,
    ),

    async read({ query }) {
      const refused = refuseFilter(query)
      if (refused) return refused
      return fileAnswer('orders.csv', ordersAsCsv(store, query))
    },
  })

async function* ordersAsCsv(store: Reader, filter: Filter): AsyncIterable<string> {
  yield headerOfOrders
  const pages = filter.sort === 'promise' ? queuePages(store, filter) : listPages(store, filter)
  for await (const orders of pages) yield orders.map(lineOfOrder).join('')
}

async function* listPages(store: Reader, filter: Filter): AsyncIterable<ExportedOrder[]> {
  for (let after: TimePosition | null = null; ; ) {
    const page = await findOrders(store, filter, after, pageLength)
    yield page
    const last = page.at(-1)
    if (!last || page.length < pageLength) return
    after = positionOf(last)
  }
}

async function* queuePages(store: Reader, filter: Filter): AsyncIterable<ExportedOrder[]> {
  for (let after: QueuePosition | null = null; ; ) {
    const { orders } = await readWorkQueue(store, filter, after, pageLength)
    yield orders
    const last = orders.at(-1)
    if (!last || orders.length < pageLength) return
    after = queuePositionOf(last)
  }
}
