import { Problem, type ProblemCode } from '../../contract/problems.ts'
import { NewReturn, Return } from '../../contract/returns.ts'
import type { ReadOf } from '../../contract/types.ts'
import { mintOrderId } from '../../orders/order-id.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { type Route, route, type StaffDecision } from '../../platform/http/route/route.ts'
import type { ReturnsContext } from '../context.ts'
import { loadOrdersById } from '../load.ts'
import { recordOf, writesOf } from '../record.ts'
import { decideRequest } from '../request.ts'
import { firstArrival } from '../returnable.ts'
import { viewReturn } from '../view.ts'
import { exampleRequest, exampleReturn } from './example.ts'

const problems: ProblemCode[] = [
  'order_not_found',
  'order_action_not_allowed',
  'order_line_not_found',
  'line_not_returnable',
  'quantity_not_returnable',
  'serial_numbers_wrong',
]

async function request(
  { store, clock, settings, mailReturn }: ReturnsContext,
  caller: Caller,
  { lines, note }: ReadOf<typeof NewReturn>,
  audience: 'customer' | 'staff',
): Promise<StaffDecision | Problem> {
  const now = clock()
  const orders = await loadOrdersById(
    store,
    lines.map(({ orderId }) => orderId),
  )
  const foreign = [...orders.values()].find(
    ({ account }) => audience === 'customer' && !caller.accounts.includes(account),
  )
  if (foreign) return new Problem('order_not_found', `There is no order ${foreign.id}.`)
  const decision = decideRequest({
    id: `R-${mintOrderId(now)}`,
    lines: lines.map((line) => ({ ...line, serialNumbers: line.serialNumbers ?? [] })),
    orders,
    since: firstArrival(audience, now, settings.RETURN_DAYS),
    doing: { actor: caller.client, text: note, now },
  })
  if (decision instanceof Problem) return decision
  const body = viewReturn(decision.after, audience)
  return {
    writes: writesOf(undefined, decision, mailReturn),
    record: recordOf('request', undefined, decision.after),
    answer: { status: 201, body },
  }
}

const success = {
  status: 201,
  description: 'The return is requested.',
  schema: Return,
  example: exampleReturn,
} as const

export const requestRoutes = (context: ReturnsContext): Route[] => [
  route({
    operationId: 'requestReturn',
    method: 'POST',
    path: '/returns/v1',
    tag: 'Returns',
    summary: 'Ask for a return',
    description:
      'Units of lines, or of parts of PCs, that were delivered and whose period has not ended. One return can have several orders of one account. Staff approve, refuse or ask.',
    access: 'orders:cancel',
    body: { schema: NewReturn, example: exampleRequest },
    success,
    problems,

    async decide({ caller, body }) {
      const decision = await request(context, caller, body, 'customer')
      if (decision instanceof Problem) return decision
      const { record: _ofStaff, ...ofCustomer } = decision
      return ofCustomer
    },
  }),
  route({
    operationId: 'requestReturnForCustomer',
    method: 'POST',
    path: '/fulfilment/v1/returns',
    tag: 'Fulfilment',
    summary: 'Register a return for a customer',
    description: 'As a customer asks for one, of any account, and also after the period has ended.',
    access: 'receive-returns',
    body: { schema: NewReturn, example: exampleRequest },
    success: { ...success, example: { ...exampleReturn, allowedActions: ['ask', 'approve', 'refuse'] } },
    problems,

    decide: ({ caller, body }) => request(context, caller, body, 'staff'),
  }),
]
