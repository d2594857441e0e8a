import { Problem } from '../../../contract/problems.ts'
import { noContent, route } from '../../../platform/http/route/route.ts'
import type { OrdersContext } from '../../context.ts'
import { decideDelivered } from '../../delivered.ts'
import { loadOrder } from '../../order.ts'
import { noSuchOrder, orderIdParam } from '../order-param.ts'
import { changeOrder, staffProblems } from './change-order.ts'

export const markDelivered = ({ store, clock, mailOrder }: OrdersContext) =>
  route({
    operationId: 'markDelivered',
    method: 'POST',
    path: '/fulfilment/v1/orders/{orderId}/deliveries/{deliveryId}/delivered',
    tag: 'Fulfilment',
    summary: 'Mark a delivery as delivered',
    description:
      'The order is delivered when all units are shipped and all deliveries are marked as delivered. A request body is ignored.',
    access: 'ship-orders',
    params: { ...orderIdParam, deliveryId: 'The delivery, such as `7K3MX-9QF2T-D1`.' },
    success: noContent('The delivery is marked as delivered.'),
    problems: [...staffProblems, 'delivery_not_found', 'delivery_already_delivered'],

    async decide({ caller, params: { orderId = '', deliveryId = '' } }) {
      const stored = await loadOrder(store, orderId)
      if (!stored) return noSuchOrder(orderId)
      const now = clock()
      const after = decideDelivered(stored, deliveryId, now)
      if (after instanceof Problem) return after
      return {
        ...(await changeOrder(stored, after, 'deliver', caller.client, now, mailOrder, { deliveryId })),
        answer: { status: 204 },
      }
    },
  })
