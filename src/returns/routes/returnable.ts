import { Problem, type ProblemCode } from '../../contract/problems.ts'
import { Returnable } from '../../contract/returns.ts'
import { loadOrder } from '../../orders/order.ts'
import { type Route, route } from '../../platform/http/route/route.ts'
import type { ReturnsContext } from '../context.ts'
import { loadReturnsOfOrder } from '../return.ts'
import { firstArrival, returnableLines } from '../returnable.ts'

/** Of one of these accounts, or for staff of any. */
async function readReturnable(
  { store, clock, settings: { RETURN_DAYS: days } }: ReturnsContext,
  orderId: string,
  accounts: readonly string[] | null,
) {
  const stored = await loadOrder(store, orderId)
  if (!stored || (accounts && !accounts.includes(stored.account)))
    return new Problem('order_not_found', `There is no order ${orderId}.`)
  const since = firstArrival(accounts ? 'customer' : 'staff', clock(), days)
  const returns = (await loadReturnsOfOrder(store, orderId)).map(({ id }) => id)
  return {
    status: 200,
    body: { orderId, days, lines: returnableLines(stored, days, since), returns },
  } as const
}

const definition = {
  method: 'GET' as const,
  params: { orderId: 'The order.' },
  success: {
    status: 200 as const,
    description: 'Units by line.',
    schema: Returnable,
    example: {
      orderId: '7K3MX-9QF2T',
      days: 14,
      lines: [
        {
          lineNumber: '10',
          materialNumber: 'cpu-amd-ryzen-7-9800x3d',
          name: 'AMD Ryzen 7 9800X3D',
          quantity: 2,
          serialNumbers: ['SN-1', 'SN-2'],
          until: '2026-02-02T23:59:59.999Z',
        },
      ],
      returns: [],
    },
  },
  problems: ['order_not_found'] as ProblemCode[],
}

export const returnableRoutes = (context: ReturnsContext): Route[] => [
  route({
    ...definition,
    operationId: 'readReturnable',
    path: '/orders/v1/{orderId}/returnable',
    tag: 'Returns',
    summary: 'Read what of an order can be returned',
    description:
      'Lines and parts of PCs with units that were delivered and are neither in a return nor credited, and until when.',
    access: 'orders:read',
    read: ({ caller, params: { orderId = '' } }) => readReturnable(context, orderId, caller.accounts),
  }),
  route({
    ...definition,
    operationId: 'readReturnableForCustomer',
    path: '/fulfilment/v1/orders/{orderId}/returnable',
    tag: 'Fulfilment',
    summary: 'Read what of an order of any account can be returned',
    description:
      'As a customer reads it, but also units whose period has ended: staff can register their return.',
    access: 'see-orders',
    read: ({ params: { orderId = '' } }) => readReturnable(context, orderId, null),
  }),
]
