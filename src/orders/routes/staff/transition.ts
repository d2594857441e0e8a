import { Problem } from '../../../contract/problems.ts'
import { noContent, route } from '../../../platform/http/route/route.ts'
import { advance, refuseAction } from '../../advance.ts'
import type { OrdersContext } from '../../context.ts'
import { loadOrder } from '../../order.ts'
import type { OrderState } from '../../states.ts'
import { noSuchOrder, orderIdParam } from '../order-param.ts'
import { changeOrder, staffProblems } from './change-order.ts'

/** Actions that do nothing but lead from one state to the next. */
const transition =
  (action: 'confirm' | 'release', state: OrderState, summary: string, description: string) =>
  ({ store, clock, mailOrder }: OrdersContext) =>
    route({
      operationId: `${action}Order`,
      method: 'POST',
      path: `/fulfilment/v1/orders/{orderId}/${action}`,
      tag: 'Fulfilment',
      summary,
      description: `${description} A request body is ignored.`,
      access: 'change-orders',
      params: orderIdParam,
      success: noContent(`The order is ${state}.`),
      problems: staffProblems,

      async decide({ caller, params: { orderId = '' } }) {
        const stored = await loadOrder(store, orderId)
        if (!stored) return noSuchOrder(orderId)
        const refusal = refuseAction(stored, action)
        if (refusal instanceof Problem) return refusal
        const now = clock()
        const after = advance(stored, action, state, {}, now)
        return {
          ...(await changeOrder(stored, after, action, caller.client, now, mailOrder)),
          answer: { status: 204 },
        }
      },
    })

export const confirmOrder = transition(
  'confirm',
  'Confirmed',
  'Confirm an order',
  'Says that the order is accepted. It can be invoiced from now on.',
)

export const releaseOrder = transition(
  'release',
  'Released',
  'Release an order to the warehouse',
  'From now on the customer can no longer cancel it.',
)
