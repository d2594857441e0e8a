import { LineCancellation } from '../../../contract/fulfilment.ts'
import { Problem } from '../../../contract/problems.ts'
import { releaseStock } from '../../../inventory/stock.ts'
import { noContent, route } from '../../../platform/http/route/route.ts'
import { allocateFew } from '../../allocation.ts'
import { decideCancelLine } from '../../cancel-line.ts'
import type { OrdersContext } from '../../context.ts'
import { loadOrder } from '../../order.ts'
import { noSuchOrder, orderIdParam } from '../order-param.ts'
import { changeOrder, staffProblems } from './change-order.ts'

export const cancelOrderLine = ({ store, clock, mailOrder }: OrdersContext) =>
  route({
    operationId: 'cancelOrderLine',
    method: 'POST',
    path: '/fulfilment/v1/orders/{orderId}/lines/{lineNumber}/cancel',
    tag: 'Fulfilment',
    summary: 'Cancel units of a line',
    description:
      'Also allowed after release, as long as the units are not shipped. When no unit is open any more, the order is Cancelled, or Shipped if units were shipped. Invoiced units that were cancelled are credited.',
    access: 'change-orders',
    params: { ...orderIdParam, lineNumber: 'The line, such as `10`.' },
    body: { schema: LineCancellation, example: { quantity: 1 }, isOptional: true },
    success: noContent('The units are cancelled.'),
    problems: [...staffProblems, 'order_line_not_found', 'line_not_cancellable', 'quantity_not_open'],

    async decide({ caller, params: { orderId = '', lineNumber = '' }, body }) {
      const stored = await loadOrder(store, orderId)
      if (!stored) return noSuchOrder(orderId)
      const now = clock()
      const decision = decideCancelLine(stored, lineNumber, body.quantity, now)
      if (decision instanceof Problem) return decision
      const { after, released } = decision
      const data = { lineNumber }
      const change = await changeOrder(stored, after, 'cancelLine', caller.client, now, mailOrder, data)
      return {
        writes: [...change.writes, ...released.map(releaseStock)],
        record: change.record,
        answer: { status: 204 },
        afterwards: () => allocateFew(store, released, clock),
      }
    },
  })
