import { Problem } from '../../../contract/problems.ts'
import { releaseStock } from '../../../inventory/stock.ts'
import { noContent, route } from '../../../platform/http/route/route.ts'
import { allocateFew } from '../../allocation.ts'
import { decideCancel } from '../../cancel.ts'
import { claimsOf } from '../../claims.ts'
import type { OrdersContext } from '../../context.ts'
import { loadOrder } from '../../order.ts'
import { type OrderChange, recordChanged } from '../../record.ts'
import { noSuchOrder, orderIdParam } from '../order-param.ts'

export const cancelOrder = ({ store, clock, mailOrder }: OrdersContext) =>
  route({
    operationId: 'cancelOrder',
    method: 'PATCH',
    path: '/orders/v1/{orderId}/cancel',
    tag: 'Orders',
    summary: 'Cancel an order',
    description:
      'Cancels every line, returns reserved stock and credits invoiced units. Allowed until the order is released to the warehouse. A request body is ignored.',
    access: 'orders:cancel',
    params: orderIdParam,
    success: noContent('The order is cancelled.'),
    problems: ['order_not_found', 'order_cannot_be_cancelled'],

    async decide({ caller, params: { orderId = '' } }) {
      const stored = await loadOrder(store, orderId)
      if (!stored || !caller.accounts.includes(stored.account)) return noSuchOrder(orderId)
      const now = clock()
      const cancelled = decideCancel(stored, now)
      if (cancelled instanceof Problem) return cancelled
      const claims = claimsOf(stored.order)
      const change: OrderChange = {
        type: 'order.cancelled',
        action: 'cancel',
        actor: caller.client,
        occurredAt: now,
        data: {},
      }
      const mails = await mailOrder(stored, cancelled, change)
      return {
        writes: [...recordChanged(stored, cancelled, change, mails), ...claims.map(releaseStock)],
        answer: { status: 204 },
        afterwards: () => allocateFew(store, claims, clock),
      }
    },
  })
