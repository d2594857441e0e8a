import { OrderAnswer } from '../../../contract/order.ts'
import { ok, route } from '../../../platform/http/route/route.ts'
import type { OrdersContext } from '../../context.ts'
import { exampleOrder } from '../example.ts'
import { noSuchOrder, orderIdParam } from '../order-param.ts'

export const getOrder = ({ orderTexts }: OrdersContext) =>
  route({
    operationId: 'getOrder',
    method: 'GET',
    path: '/orders/v1/{orderId}',
    tag: 'Orders',
    summary: 'Get an order',
    description: 'One order with its lines, expected deliveries, deliveries and billings.',
    access: 'orders:read',
    params: orderIdParam,
    success: ok('The order.', OrderAnswer, { order: exampleOrder }),
    problems: ['order_not_found'],

    read({ caller, params: { orderId = '' } }) {
      const answer = (body: string | undefined) =>
        body === undefined ? noSuchOrder(orderId) : { status: 200, body }
      const text = orderTexts.load(orderId, caller.accounts)
      return text instanceof Promise ? text.then(answer) : answer(text)
    },
  })
