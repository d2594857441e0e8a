// Who picks which order. A pick is a notice to colleagues: shipping does not ask for it.
import { NewPick, Pick, PickList } from '../../../contract/picks.ts'
import { Problem } from '../../../contract/problems.ts'
import type { Caller } from '../../../platform/http/exchange/caller.ts'
import { noContent, ok, type Route, route } from '../../../platform/http/route/route.ts'
import { isoDate } from '../../../platform/time.ts'
import type { OrdersContext } from '../../context.ts'
import { loadOrder } from '../../order.ts'
import {
  decidePick,
  loadPick,
  loadPicks,
  type OrderPick,
  pickLastsMs,
  removePick,
  savePick,
} from '../../picks.ts'
import { noSuchOrder, orderIdParam } from '../order-param.ts'

const example: Pick = {
  orderId: '7K3MX-9QF2T',
  name: 'Kari',
  since: '2026-01-15T09:31:00.000Z',
  lapsesAt: '2026-01-15T10:01:00.000Z',
  own: true,
}

const viewFor =
  ({ person }: Caller) =>
  (pick: OrderPick): Pick => ({
    orderId: pick.orderId,
    name: pick.name,
    since: isoDate(pick.since),
    lapsesAt: isoDate(pick.seenAt + pickLastsMs),
    own: pick.person === person,
  })

const path = '/fulfilment/v1/orders/{orderId}/pick'

const list = ({ store, clock }: OrdersContext) =>
  route({
    operationId: 'listPicks',
    method: 'GET',
    path: '/fulfilment/v1/picks',
    tag: 'Fulfilment',
    summary: 'List who picks which order',
    description: 'Without those that lapsed, latest first.',
    access: 'see-orders',
    success: ok('The picks.', PickList, { picks: [example] }),

    async read({ caller }) {
      const picks = await loadPicks(store, clock())
      return { status: 200, body: { picks: picks.map(viewFor(caller)) } }
    },
  })

const recordOf = (action: string, entityId: string, before?: OrderPick, after?: OrderPick) => ({
  action,
  entity: 'pick',
  entityId,
  before: before ? { name: before.name } : null,
  after: after ? { name: after.name } : null,
})

const begin = ({ store, clock }: OrdersContext) =>
  route({
    operationId: 'pickOrder',
    method: 'POST',
    path,
    tag: 'Fulfilment',
    summary: 'Say that you pick an order',
    description:
      'Others see it. It lapses after 30 minutes; said again, it goes on. It blocks nothing: an order is shipped by anyone with the right.',
    access: 'ship-orders',
    params: orderIdParam,
    body: { schema: NewPick, example: { takeOver: false }, isOptional: true },
    success: ok('It is yours.', Pick, example),
    problems: ['order_not_found', 'order_picked'],

    async decide({ caller, params: { orderId = '' }, body: { takeOver } }) {
      const order = await loadOrder(store, orderId)
      if (!order) return noSuchOrder(orderId)
      const before = await loadPick(store, order.id)
      const { person, client, personName } = caller
      const wanted = { orderId: order.id, person, name: personName ?? client }
      const after = decidePick(before, wanted, takeOver ?? false, clock())
      if (after instanceof Problem) return after
      return {
        writes: [savePick(before, after)],
        record: recordOf('pick', order.id, before, after),
        answer: { status: 200, body: viewFor(caller)(after) },
      }
    },
  })

const leave = ({ store }: OrdersContext) =>
  route({
    operationId: 'leavePick',
    method: 'DELETE',
    path,
    tag: 'Fulfilment',
    summary: 'Say that you no longer pick an order',
    description: 'The pick of someone else stays.',
    access: 'ship-orders',
    params: orderIdParam,
    success: noContent('You do not pick it.'),
    problems: ['order_not_found'],

    async decide({ caller, params: { orderId = '' } }) {
      const order = await loadOrder(store, orderId)
      if (!order) return noSuchOrder(orderId)
      const before = await loadPick(store, order.id)
      const own = before?.person === caller.person ? before : undefined
      return {
        writes: [removePick(order.id, caller.person)],
        record: recordOf('leave', order.id, own),
        answer: { status: 204 },
      }
    },
  })

export const pickRoutes = (context: OrdersContext): Route[] => [list(context), begin(context), leave(context)]
