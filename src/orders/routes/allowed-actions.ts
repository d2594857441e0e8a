import { AllowedActions } from '../../contract/order.ts'
import { ok, route } from '../../platform/http/route/route.ts'
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
    summary: 'Get the allowed actions of an order',
    description:
      'A snapshot: an action can still be refused with 422 if the state of the order changes before it arrives.',
    access: 'orders:read',
    params: orderIdParam,
    success: ok('The actions that are allowed now.', AllowedActions, { canBeCancelled: true }),
    problems: ['order_not_found'],

    async read({ caller, params: { orderId = '' } }) {
      const stored = await loadOrder(store, orderId)
      if (!stored || !caller.accounts.includes(stored.account)) return noSuchOrder(orderId)
      return { status: 200, body: { canBeCancelled: allows(stored.state, 'cancel') } }
    },
  })
