// The routes that replace received units: what would be ordered, and ordering it.
import { Problem, type ProblemCode } from '../../contract/problems.ts'
import { NewReplacement, ReplacementOffer } from '../../contract/returns.ts'
import type { StoredOrder } from '../../orders/order.ts'
import { ok, type Route, route } from '../../platform/http/route/route.ts'
import type { ReplacedGoods, ReturnsContext } from '../context.ts'
import { loadWithOrders } from '../load.ts'
import { decideReplacement, planReplacement, type ReplacementPlan } from '../replace.ts'
import { type KnownOfReturn, loadKnown } from '../replaced.ts'
import { perform, problems, success } from './act.ts'
import { exampleOffer, exampleReturn, returnIdParam } from './example.ts'

const planProblems: ProblemCode[] = [...problems, 'quantity_not_replaceable', 'no_delivery_option']

const goodsOf = ({ stored, orders }: KnownOfReturn, { orderId, lines }: ReplacementPlan): ReplacedGoods => ({
  stored: orders.get(orderId) as StoredOrder,
  lines,
  returnId: stored.id,
})

export const replaceRoutes = (context: ReturnsContext): Route[] => [
  route({
    operationId: 'offerReplacement',
    method: 'GET',
    path: '/fulfilment/v1/returns/{returnId}/replacement',
    tag: 'Fulfilment',
    summary: 'Read what would replace received units',
    description:
      'What "Replace received units" without lines would order now: the units, whether they are in stock, and when they arrive. Nothing is stored.',
    access: 'see-orders',
    params: returnIdParam,
    success: ok('The units and their delivery.', ReplacementOffer, exampleOffer),
    problems: planProblems,

    async read({ params: { returnId = '' } }) {
      const loaded = await loadWithOrders(context.store, returnId)
      if (loaded instanceof Problem) return loaded
      const known = await loadKnown(context.store, loaded.stored, loaded.orders)
      const plan = planReplacement(known, null)
      if (plan instanceof Problem) return plan
      const body = await context.replacements.offer(goodsOf(known, plan))
      return body instanceof Problem ? body : { status: 200, body }
    },
  }),
  route({
    operationId: 'replaceReturn',
    method: 'POST',
    path: '/fulfilment/v1/returns/{returnId}/replace',
    tag: 'Fulfilment',
    summary: 'Replace received units',
    description:
      'Places an order of the same goods for the account, at no charge and without a delivery charge, to the address of the order whose units came back. Its `references.replacementFor` names the return. A unit is either credited or replaced; a replacement that is cancelled, or comes back, counts no longer.',
    access: 'decide-returns',
    params: returnIdParam,
    body: { schema: NewReplacement, example: { lines: null }, isOptional: true },
    success: {
      ...success,
      example: {
        ...exampleReturn,
        state: 'Replaced',
        replacements: [{ orderId: '7K4AB-2CDEF' }],
        allowedActions: [],
      },
    },
    problems: [
      ...planProblems,
      'order_not_found',
      'order_line_not_found',
      'order_action_not_allowed',
      'account_not_permitted',
      'checkout_has_problems',
      'own_affair',
    ],

    decide({ caller, params: { returnId = '' }, body: { lines } }, isRetry) {
      const said = { action: 'replace', text: null } as const
      const by = { client: caller.client, decider: caller }
      return perform(context, by, returnId, said, async (stored, orders, doing) => {
        const known = await loadKnown(context.store, stored, orders)
        const plan = planReplacement(known, lines)
        if (plan instanceof Problem) return plan
        const placed = await context.replacements.place(goodsOf(known, plan), caller, isRetry)
        if (placed instanceof Problem) return placed
        return { ...decideReplacement(known, plan, placed.orderId, doing), placed }
      })
    },
  }),
]
