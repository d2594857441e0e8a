// The states of an order through the API: every action in every state does what the table of states says.

import { beforeAll, describe, expect, test } from 'vitest'
import {
  allows,
  eventOf,
  type OrderAction,
  type OrderState,
  orderActions,
  orderStates,
  transitions,
} from '../../src/orders/states.ts'
import { contradictions } from '../support/consistency.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import { draftOf, startOfTime, type TestReply } from '../support/service.ts'
import { addProduct, eventsOf, stockOf } from '../support/world.ts'

const cells = orderStates.flatMap((state) =>
  orderActions.map((action): [OrderState, OrderAction] => [state, action]),
)
const ways = cells.flatMap(([state, action]) =>
  (transitions[state][action] ?? []).map((target): [OrderState, OrderAction, OrderState] => [
    state,
    action,
    target,
  ]),
)
const refusals = cells.filter(([state, action]) => !allows(state, action))

describe.each(engines)('the life of an order on %s', (engine) => {
  let product: string
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    product = await addProduct(service, { stock: 10_000 })
  })

  /** Three units, one of them invoiced as early as possible; two deliveries, if everything has shipped. */
  async function orderIn(state: OrderState): Promise<string> {
    service.time.now += 1000
    const orderId = await service.place(draftOf([[product, 3]]))
    const steps: [OrderState, () => Promise<TestReply>][] = [
      ['Placed', () => desk.confirm(orderId)],
      ['Placed', () => desk.invoice(orderId, [['10', 1]])],
      ['Confirmed', () => desk.release(orderId)],
      ['Released', () => desk.ship(orderId, [['10', 1]])],
      ['PartiallyShipped', () => desk.ship(orderId, [['10', 2]])],
      ['Shipped', () => desk.deliver(orderId, `${orderId}-D1`)],
      ['Shipped', () => desk.deliver(orderId, `${orderId}-D2`)],
    ]
    const last = state === 'Cancelled' ? 'Confirmed' : state
    for (const [before, step] of steps) {
      if (orderStates.indexOf(before) < orderStates.indexOf(last)) done(await step())
    }
    if (state === 'Cancelled') done(await desk.cancel(orderId))
    return orderId
  }

  /** An action, chosen so that the order reaches the wanted state where several are possible. */
  async function act(
    orderId: string,
    from: OrderState,
    action: OrderAction,
    target?: OrderState,
  ): Promise<TestReply> {
    const { state, order } = await desk.read(orderId)
    expect(state).toBe(from)
    const [line] = order.orderLines
    const { total = 0, fulfilled = 0, cancelled = 0 } = line?.quantity ?? {}
    const open = Math.max(1, total - fulfilled - cancelled)
    const underway = order.deliveries.filter(({ events }) => !events.delivered)
    switch (action) {
      case 'confirm':
        return desk.confirm(orderId)
      case 'release':
        return desk.release(orderId)
      case 'cancel':
        return desk.cancel(orderId)
      case 'ship':
        return desk.ship(orderId, [['10', target === 'Shipped' ? open : 1]])
      case 'deliver': {
        const before = target === 'Delivered' ? underway.slice(0, -1) : []
        for (const { deliveryId } of before) done(await desk.deliver(orderId, deliveryId))
        const next = underway[before.length] ?? order.deliveries[0]
        return desk.deliver(orderId, next?.deliveryId ?? `${orderId}-D1`)
      }
      case 'cancelLine':
        if (target === 'Delivered') {
          for (const { deliveryId } of underway) done(await desk.deliver(orderId, deliveryId))
        }
        return desk.cancelLine(orderId, '10', target === undefined || target === state ? 1 : open)
      case 'invoice':
        return desk.invoice(orderId, [['10', 1]])
      case 'credit':
        return desk.credit(orderId, [['10', 1]])
      case 'return':
        return desk.call('POST', '/fulfilment/v1/returns', {
          lines: [{ orderId, lineNumber: '10', quantity: 1, reason: 'Other' }],
        })
    }
  }

  // A cancelled order has nothing left to credit: cancelling credited all of it.
  test.each(ways.filter(([state]) => state !== 'Cancelled'))(
    'order states: %s, %s gives %s',
    async (state, action, target) => {
      const orderId = await orderIn(state)
      service.time.now += 1000
      const reply = done(await act(orderId, state, action, target))
      const isCreation = ['ship', 'invoice', 'credit', 'return'].includes(action)
      expect(reply.status).toBe(isCreation ? 201 : 204)

      const after = await desk.read(orderId)
      expect(after.state).toBe(target)
      const occurredAt = new Date(service.time.now).toISOString()
      if (target !== state) expect(after.order.events[eventOf[target]]).toBe(occurredAt)
      expect(after.history.map(({ version }) => version)).toEqual(
        Array.from({ length: after.version }, (_, index) => index + 1),
      )
      const actor = action === 'cancel' ? 'client-shop' : 'client-staff'
      // A return names its own step.
      const entry = action === 'return' ? 'return request' : action
      expect(after.history.at(-1)).toEqual({ version: after.version, action: entry, actor, occurredAt })

      const events = await eventsOf(service, orderId)
      expect(events.map(({ order_version }) => order_version)).toEqual(
        after.history.map(({ version }) => version),
      )
      expect(events.at(-1)?.occurred_at).toBe(service.time.now)
      if (target !== state) expect(events.at(-1)?.type).toBe(`order.${eventOf[target]}`)

      // The customer sees the same order, and whether it can still be cancelled.
      expect(await service.readOrder(orderId)).toEqual(after.order)
      expect((await service.request('GET', `/orders/v1/${orderId}/allowed-actions`)).body).toEqual({
        canBeCancelled: allows(target, 'cancel'),
      })
    },
  )

  // One order per state is enough, because refused actions do not change it.
  const unchanged = new Map<OrderState, string>()
  test.each(refusals)('order states: %s, %s is refused and changes nothing', async (state, action) => {
    const orderId = unchanged.get(state) ?? (await orderIn(state))
    unchanged.set(state, orderId)
    service.time.now += 1000
    const readState = async () => [
      (await desk.call('GET', `/fulfilment/v1/orders/${orderId}`)).text,
      await stockOf(service, product),
      await eventsOf(service, orderId),
    ]
    const before = await readState()
    const codes: Partial<Record<OrderAction, string>> = {
      cancel: '422 order_cannot_be_cancelled',
      // Without deliveries none can be marked; a delivered one cannot be marked again.
      deliver: state === 'Delivered' ? '422 delivery_already_delivered' : '404 delivery_not_found',
    }
    expect(nameOf(await act(orderId, state, action))).toBe(codes[action] ?? '422 order_action_not_allowed')
    expect(await readState()).toEqual(before)
  })

  test('order states: Cancelled, credit is refused because cancelling credited all invoices', async () => {
    const orderId = await orderIn('Cancelled')
    const { order, version } = await desk.read(orderId)
    expect(order.billings.map(({ type }) => type)).toEqual(['Invoice', 'CreditNote'])
    expect(nameOf(await desk.credit(orderId))).toBe('422 nothing_to_bill')
    expect(nameOf(await desk.credit(orderId, [['10', 1]]))).toBe('422 quantity_not_billable')
    expect((await desk.read(orderId)).version).toBe(version)
  })

  test('order: goes from placed to delivered in two shipments, with an invoice', async () => {
    service.time.now = startOfTime + 3_600_000
    const orderId = await service.place(draftOf([['PLENTY', 3]]))
    const before = await desk.stock('PLENTY')
    const at: string[] = []
    const next = async (reply: () => Promise<TestReply>) => {
      service.time.now += 60_000
      at.push(new Date(service.time.now).toISOString())
      return done(await reply())
    }
    await next(() => desk.confirm(orderId))
    await next(() => desk.release(orderId))
    const first = await next(() => desk.ship(orderId, [['10', 1, ['S1']]], 'T1'))
    expect([first.status, first.body]).toEqual([201, { deliveryId: `${orderId}-D1` }])
    expect(nameOf(await desk.ship(orderId, [['10', 3]]))).toBe('422 quantity_not_open')
    await next(() => desk.ship(orderId, [['10', 2]]))
    expect((await next(() => desk.invoice(orderId))).body).toEqual({ billingId: `${orderId}-B1` })
    await next(() => desk.deliver(orderId, `${orderId}-D1`))
    await next(() => desk.deliver(orderId, `${orderId}-D2`))

    const order = await service.readOrder(orderId)
    expect(Object.entries(order.events)).toEqual([
      ['placed', '2026-03-01T11:00:00.000Z'],
      ['confirmed', at[0]],
      ['released', at[1]],
      ['partiallyShipped', at[2]],
      ['shipped', at[3]],
      ['delivered', at[6]],
    ])
    expect(order.orderLines.map(({ quantity }) => quantity)).toEqual([
      { total: 3, fulfilled: 3, cancelled: 0 },
      { total: 1, fulfilled: 1, cancelled: 0 },
    ])
    expect(order.expectedDeliveries).toEqual([])
    expect(order.deliveries).toMatchObject([
      {
        deliveryId: `${orderId}-D1`,
        trackingNumber: 'T1',
        events: { created: at[2], shipped: at[2], delivered: at[5] },
        deliveryLines: [{ lineNumber: '10', quantity: 1, orderLineNumber: '10', serialNumbers: ['S1'] }],
        deliveryAddress: { name: 'Receiver' },
      },
      {
        deliveryId: `${orderId}-D2`,
        trackingNumber: null,
        events: { created: at[3], shipped: at[3], delivered: at[6] },
        deliveryLines: [{ lineNumber: '10', quantity: 2, orderLineNumber: '10', serialNumbers: [] }],
        deliveryAddress: { name: 'Receiver' },
      },
    ])
    expect(order.billings).toEqual([
      {
        billingId: `${orderId}-B1`,
        type: 'Invoice',
        events: { issued: at[4] },
        billingLine: [
          { lineNumber: '10', orderLineNumber: '10', quantity: 3, serialNumbers: [] },
          { lineNumber: '20', orderLineNumber: '20', quantity: 1, serialNumbers: [] },
        ],
      },
    ])
    expect(await desk.stock('PLENTY')).toMatchObject({
      onHand: (before.onHand as number) - 3,
      reserved: before.reserved - 3,
    })

    const { history, version } = await desk.read(orderId)
    expect(version).toBe(8)
    expect(history.map(({ action, actor }) => `${action} by ${actor}`)).toEqual([
      'place by client-shop',
      ...['confirm', 'release', 'ship', 'ship', 'invoice', 'deliver', 'deliver'].map(
        (action) => `${action} by client-staff`,
      ),
    ])
    expect(history.slice(1).map(({ occurredAt }) => occurredAt)).toEqual(at)
    expect((await eventsOf(service, orderId)).map(({ type }) => type)).toEqual([
      'order.placed',
      'order.confirmed',
      'order.released',
      'order.partiallyShipped',
      'order.shipped',
      'order.invoiced',
      'order.deliveryDelivered',
      'order.delivered',
    ])
  })

  test('order states: the database is consistent after these tests', async () => {
    expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
    expect(await contradictions(service.store)).toEqual([])
  })
})
