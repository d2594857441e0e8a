import { AllowedActions } from '../../contract/order.ts'
import { route } from '../../platform/http/route.ts'
import type { OrdersContext } from '../context.ts'
import { loadOrder } from '../order.ts'
import { allows } from '../states.ts'
import { noSuchOrder, orderIdParam } from './order-param.ts'

export const getAllowedActions = ({ store }: OrdersContext) =>
  route({
    operationId: 'getAllowedActions',
    method: 'GET',
    path: '/orders/v1/{orderId}/allowed-actions',
    tag: 'Orders',
    summary: 'Ask what may be done with an order',
    description:
      'A snapshot: an action may still be refused with 422 when the order moves on before the action arrives.',
    access: 'orders:read',
    params: orderIdParam,
    success: {
      status: 200,
      description: 'What is allowed at this moment.',
      schema: AllowedActions,
      example: { canBeCancelled: true },
    },
    problems: ['order_not_found'],

    async read({ caller, params: { orderId = '' } }) {
      const stored = await loadOrder(store, orderId)
      if (!stored || !caller.accounts.includes(stored.account)) return noSuchOrder(orderId)
      return { status: 200, body: { canBeCancelled: allows(stored.state, 'cancel') } }
    },
  })
