import { StaffOrderWithHistory } from '../../../contract/fulfilment.ts'
import { ok, route } from '../../../platform/http/route/route.ts'
import { isoDate } from '../../../platform/time.ts'
import type { UnitsByLine } from '../../billed-units.ts'
import type { OrdersContext } from '../../context.ts'
import { loadHistoryText, loadOrder } from '../../order.ts'
import { readHistory } from '../../record.ts'
import { nothingReturned, type Returned } from '../../returned.ts'
import { exampleOrder } from '../example.ts'
import { noSuchOrder, orderIdParam } from '../order-param.ts'

export const readAnyOrder = ({ store, replacedUnits }: OrdersContext) =>
  route({
    operationId: 'readAnyOrder',
    method: 'GET',
    path: '/fulfilment/v1/orders/{orderId}',
    tag: 'Fulfilment',
    summary: 'Read an order of any account',
    description: 'The order, its state and its history.',
    access: 'see-orders',
    params: orderIdParam,
    success: ok('The order.', StaffOrderWithHistory, {
      state: 'Placed',
      version: 1,
      placedAt: '2026-01-15T09:31:00.000Z',
      order: exampleOrder,
      history: [
        { version: 1, action: 'place', actor: 'Demo 100001', occurredAt: '2026-01-15T09:31:00.000Z' },
      ],
    }),
    problems: ['order_not_found'],

    async read({ params: { orderId = '' } }) {
      const stored = await loadOrder(store, orderId)
      if (!stored) return noSuchOrder(orderId)
      const { state, version, placedAt, order, returned } = stored
      const history = readHistory(await loadHistoryText(store, orderId))
      const hasReturns = Object.keys(returned).length > 0
      const inReturns = hasReturns ? { returned: withReplaced(returned, await replacedUnits(orderId)) } : {}
      return {
        status: 200,
        body: { state, version, placedAt: isoDate(placedAt), ...inReturns, order, history },
      }
    },
  })

const withReplaced = (returned: Returned, replaced: UnitsByLine) => ({
  ...returned,
  ...Object.fromEntries(
    [...replaced]
      .filter(([, units]) => units > 0)
      .map(([lineNumber, units]) => [
        lineNumber,
        { ...nothingReturned, ...returned[lineNumber], replaced: units },
      ]),
  ),
})
