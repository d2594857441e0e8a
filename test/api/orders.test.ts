// The contract of reading, listing and cancelling orders.

import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { updateAccount } from '../../src/accounts/account.ts'
import type { Order, OrderLine } from '../../src/contract/order.ts'
import { eachReference } from '../../src/contract/order-references.ts'
import { loadOrder } from '../../src/orders/order.ts'
import { updateOrder } from '../../src/orders/record.ts'
import { type OrderState, orderStates } from '../../src/orders/states.ts'
import { StoreUnavailable } from '../../src/platform/store/store.ts'
import { codeOf, fieldsOf, type ProblemReply, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { accounts, cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { requestBytes, sendOne } from '../support/raw-http.ts'
import { address, draftOf, startOfTime, type TestReply } from '../support/service.ts'
import { addConfiguration, addProduct, change, eventsOf, faults, stockOf } from '../support/world.ts'

const unknownId = '00000-00000'

describe.each(engines)('orders on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  afterEach(() => {
    service.time.now = startOfTime
  })

  const cancel = (orderId: string, options = {}) =>
    service.request('PATCH', `/orders/v1/${orderId}/cancel`, options)
  const actionsOf = async (orderId: string) =>
    (await service.request('GET', `/orders/v1/${orderId}/allowed-actions`)).body

  /** Puts an order into a state, as fulfilment would. */
  async function moveTo(orderId: string, state: OrderState, changes: Partial<Order> = {}) {
    const before = await loadOrder(service.store, orderId)
    if (!before) throw new Error(`no order ${orderId}`)
    const order = { ...before.order, ...changes }
    const after = { ...before, state, version: before.version + 1, order }
    const entry = { version: after.version, action: 'test', actor: 'test', occurredAt: 0 }
    await service.store.batch([updateOrder(before, after, entry)])
  }

  describe('get', () => {
    test('GET order: answers the order with everything that was requested', async () => {
      const deliveryAddress = address({ contactPersonName: null, addressLine2: 'Gate 3', phone: '+47 1' })
      const orderId = await service.place(
        draftOf([['PLENTY', 1]], {
          delivery: { deliveryAddress, preferences: null },
          references: { billingReference: 'PO-1', deliveryReference: 'D-1' },
          notes: { messageToSalesDepartment: 'Ærlig talt: 🚚 «før» kl. 12\nTakk' },
        }),
      )
      const order = await service.readOrder(orderId)
      expect(order).toMatchObject({
        orderId,
        references: { billingReference: 'PO-1', deliveryReference: 'D-1' },
        notes: { messageToSalesDepartment: 'Ærlig talt: 🚚 «før» kl. 12\nTakk' },
        parties: { contactTo: null },
        deliveries: [],
        billings: [],
      })
      expect(order.expectedDeliveries[0]?.deliveryAddress).toEqual(deliveryAddress)
    })

    test('GET order: references and notes that were null or missing are null', async () => {
      const bare = await service.readOrder(await service.place(draftOf()))
      expect([bare.references, bare.notes]).toEqual([null, null])
      const empty = await service.readOrder(
        await service.place(draftOf([['PLENTY', 1]], { references: {}, notes: {} })),
      )
      expect(empty.references).toEqual(eachReference(() => null))
      expect(empty.notes).toEqual({ messageToSalesDepartment: null })
    })

    test('GET order: parties are the account, its bill-to and its ship-to, or the account itself', async () => {
      const partiesFor = async (customerId: string) => {
        const orderId = await service.place(draftOf([['PLENTY', 1]], { soldTo: { customerId } }))
        return (await service.readOrder(orderId)).parties
      }
      const rest = { contactTo: 'Contact', placedBy: 'client-shop' }
      expect(await partiesFor('NO-1')).toEqual({ soldTo: 'NO-1', billTo: 'NO-2', shipTo: 'NO-3', ...rest })
      expect(await partiesFor('NO-2')).toEqual({ soldTo: 'NO-2', billTo: 'NO-2', shipTo: 'NO-2', ...rest })
    })

    test('GET order: parties are those at the time of submit', async () => {
      const account = accounts.find(({ id }) => id === 'NO-2')
      if (!account) throw new Error('the fixture has no NO-2')
      const id = await service.create(draftOf([['PLENTY', 1]], { soldTo: { customerId: 'NO-2' } }))
      await change(
        service,
        ['callers'],
        [updateAccount({ ...account, billTo: 'NO-3', version: 1, retiredAt: null })],
      )
      const order = await service.readOrder(service.orderIdOf(await service.submit(id)))
      await change(service, ['callers'], [updateAccount({ ...account, version: 2, retiredAt: null })])
      expect(order.parties).toMatchObject({ soldTo: 'NO-2', billTo: 'NO-3', shipTo: 'NO-2' })
      expect((await service.readOrder(order.orderId as string)).parties).toEqual(order.parties)
    })

    test('GET order: answers the same bytes every time', async () => {
      const orderId = await service.place(draftOf())
      const read = async () => (await service.request('GET', `/orders/v1/${orderId}`)).text
      expect(await read()).toBe(await read())
    })
  })

  const endpoints: [string, (orderId: string) => [method: string, path: string]][] = [
    ['get', (orderId) => ['GET', `/orders/v1/${orderId}`]],
    ['allowed actions', (orderId) => ['GET', `/orders/v1/${orderId}/allowed-actions`]],
    ['cancel', (orderId) => ['PATCH', `/orders/v1/${orderId}/cancel`]],
  ]
  describe.each(endpoints)('GET order: %s', (_name, endpoint) => {
    test('GET order: answers the same 404 for an unknown order and one of another account', async () => {
      const orderId = await service.place(draftOf())
      const answerFor = async (id: string) => {
        const reply = await service.request(...endpoint(id), { as: 'german' })
        const { traceId, ...rest } = reply.body as ProblemReply
        const headers = Object.fromEntries(reply.headers)
        delete headers.date
        return [reply.status, JSON.stringify(rest).replaceAll(id, '…'), headers]
      }
      const unknown = await answerFor(unknownId)
      expect(unknown.slice(0, 2)).toEqual([404, expect.stringContaining('order_not_found')])
      expect(await answerFor(orderId)).toEqual(unknown)
      expect((await service.readOrder(orderId)).events).not.toHaveProperty('cancelled')
    })

    test.each(['x', "'", '%25', '..%2F', 'null', '%F0%9F%9A%9A', 'x'.repeat(128)])(
      'GET order: answers 404 for the id %s',
      async (id) => {
        const reply = await service.request(...endpoint(id))
        expect([reply.status, codeOf(reply)]).toEqual([404, 'order_not_found'])
      },
    )

    test('GET order: 400 for a malformed id, 401 without a credential', async () => {
      const malformed = await service.request(...endpoint('x'.repeat(129)))
      expect([malformed.status, fieldsOf(malformed)]).toEqual([400, ['orderId']])
      expect((await service.request(...endpoint(unknownId), { as: null })).status).toBe(401)
    })
  })

  describe('allowed actions', () => {
    test('allowed actions: a new order can be cancelled, a cancelled one cannot', async () => {
      const orderId = await service.place(draftOf())
      expect(await actionsOf(orderId)).toEqual({ canBeCancelled: true })
      await cancel(orderId)
      expect(await actionsOf(orderId)).toEqual({ canBeCancelled: false })
    })

    test.each(orderStates)('allowed actions in state %s: agree with what cancel does', async (state) => {
      const orderId = await service.place(draftOf())
      await moveTo(orderId, state)
      const canBeCancelled = state === 'Placed' || state === 'Confirmed'
      expect(await actionsOf(orderId)).toEqual({ canBeCancelled })
      const reply = await cancel(orderId)
      expect([reply.status, codeOf(reply)]).toEqual(
        canBeCancelled ? [204, undefined] : [422, 'order_cannot_be_cancelled'],
      )
    })
  })

  describe('cancel', () => {
    test('cancel order: cancels every line and child line, clears expected deliveries and records the time', async () => {
      const id = await addConfiguration(service, ['CPU-A', 'CPU-A'])
      const orderLines = [
        { materialId: { type: 'PcConfiguration', value: id }, quantity: 2, references: null },
        { materialId: { type: 'MaterialNumber', value: 'PLENTY' }, quantity: 3, references: null },
      ]
      const orderId = await service.place(draftOf([], { orderLines }))
      const before = await service.readOrder(orderId)
      service.time.now = startOfTime + 1500
      const reply = await cancel(orderId)
      expect([reply.status, reply.text]).toEqual([204, ''])
      const cancelled = (line: OrderLine): OrderLine => ({
        ...line,
        quantity: { total: line.quantity.total, fulfilled: 0, cancelled: line.quantity.total },
        orderLines: line.orderLines.map(cancelled),
      })
      expect(await service.readOrder(orderId)).toEqual({
        ...before,
        events: { placed: '2026-03-01T10:00:00.000Z', cancelled: '2026-03-01T10:00:01.500Z' },
        orderLines: before.orderLines.map(cancelled),
        expectedDeliveries: [],
      })
      expect(await eventsOf(service, orderId)).toMatchObject([
        { type: 'order.placed', order_version: 1 },
        { type: 'order.cancelled', order_version: 2, occurred_at: startOfTime + 1500 },
      ])
    })

    test('cancel order: releases exactly the stock that the order had taken', async () => {
      const part = await addProduct(service, { stock: 10, group: cpuGroup })
      const other = await addProduct(service, { stock: 1 })
      const uncounted = await addProduct(service)
      const pc = await addConfiguration(service, [part, part])
      const first = await service.place(draftOf([[part, 3]]))
      const second = await service.place(
        draftOf([], {
          orderLines: [
            { materialId: { type: 'PcConfiguration', value: pc }, quantity: 4, references: null },
            { materialId: { type: null, value: other }, quantity: 2, references: null },
            { materialId: { type: null, value: uncounted }, quantity: 2, references: null },
          ],
        }),
      )
      expect(await stockOf(service, part)).toEqual({ on_hand: 10, reserved: 10, waiting: 1 })
      expect(await stockOf(service, other)).toEqual({ on_hand: 1, reserved: 1, waiting: 1 })
      expect(await stockOf(service, uncounted)).toEqual({ on_hand: null, reserved: 0, waiting: 2 })
      expect((await cancel(second)).status).toBe(204)
      expect(await stockOf(service, part)).toEqual({ on_hand: 10, reserved: 3, waiting: 0 })
      expect(await stockOf(service, other)).toEqual({ on_hand: 1, reserved: 0, waiting: 0 })
      expect(await stockOf(service, uncounted)).toEqual({ on_hand: null, reserved: 0, waiting: 0 })
      expect((await cancel(first)).status).toBe(204)
      expect(await stockOf(service, part)).toEqual({ on_hand: 10, reserved: 0, waiting: 0 })
    })

    test('cancel order: a second cancel is 422 and releases nothing', async () => {
      const product = await addProduct(service, { stock: 10 })
      const kept = await service.place(draftOf([[product, 4]]))
      const orderId = await service.place(draftOf([[product, 3]]))
      expect((await cancel(orderId)).status).toBe(204)
      const before = await service.readOrder(orderId)
      service.time.now += 1000
      for (let turn = 0; turn < 2; turn++) {
        const reply = await cancel(orderId)
        expect([reply.status, codeOf(reply)]).toEqual([422, 'order_cannot_be_cancelled'])
      }
      expect(await service.readOrder(orderId)).toEqual(before)
      expect(await stockOf(service, product)).toEqual({ on_hand: 10, reserved: 4, waiting: 0 })
      expect((await cancel(kept)).status).toBe(204)
    })

    test('cancel order: its checkout stays submitted', async () => {
      const id = await service.create(draftOf())
      const orderId = service.orderIdOf(await service.submit(id))
      await cancel(orderId)
      expect(await service.readCheckout(id)).toMatchObject({ status: 'Submitted', orderId })
      expect(codeOf(await service.submit(id))).toBe('checkout_already_submitted')
    })

    test('cancel order: credits exactly what was invoiced and not yet credited', async () => {
      const orderId = await service.place(
        draftOf([
          ['PLENTY', 5],
          ['FEW', 1],
        ]),
      )
      const line = (orderLineNumber: string | null, quantity: number, serialNumbers: string[] = []) => ({
        lineNumber: '10',
        quantity,
        orderLineNumber,
        serialNumbers,
      })
      const events = { issued: '2026-03-01T10:00:00.000Z' }
      const billings: Order['billings'] = [
        { billingId: 'B1', events, type: 'Invoice', billingLine: [line('10', 3), line('20', 1)] },
        { billingId: 'B2', events, type: 'CreditNote', billingLine: [line('10', 1), line('20', 1)] },
        { billingId: 'B3', events, type: 'Invoice', billingLine: [line('10', 1)] },
      ]
      await moveTo(orderId, 'Confirmed', { billings })
      expect((await cancel(orderId)).status).toBe(204)
      const order = await service.readOrder(orderId)
      expect(order.billings.slice(0, 3)).toEqual(billings)
      expect(order.billings.slice(3)).toEqual([
        {
          billingId: expect.stringMatching(/\S/),
          events: { issued: '2026-03-01T10:00:00.000Z' },
          type: 'CreditNote',
          billingLine: [line('10', 3)],
        },
      ])
      const ids = order.billings.map(({ billingId }) => billingId)
      expect(new Set(ids).size).toBe(ids.length)
    })

    const bodies: [string, Record<string, string>, string | Uint8Array][] = [
      ['no body and no content type', {}, ''],
      ['no body but the JSON content type', { 'Content-Type': 'application/json' }, ''],
      ['a JSON object', { 'Content-Type': 'application/json' }, '{"reason":"changed my mind"}'],
      ['JSON that is malformed', { 'Content-Type': 'application/json' }, '{"reason":'],
      ['JSON null', { 'Content-Type': 'application/json' }, 'null'],
      ['plain text', { 'Content-Type': 'text/plain' }, 'please'],
      ['XML', { 'Content-Type': 'application/xml; charset=latin1' }, '<please/>'],
      ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=b'],
      ['multipart without boundary', { 'Content-Type': 'multipart/form-data' }, 'x'],
      ['bytes without content type', {}, new Uint8Array([0, 255, 128])],
      ['a content type that is none', { 'Content-Type': 'nonsense' }, 'x'],
      ['an empty content type', { 'Content-Type': '' }, 'x'],
      ['a content type with broken parameters', { 'Content-Type': 'application/json; charset' }, 'x'],
      ['a content encoding', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, 'x'],
    ]
    test.each(bodies)('cancel order: takes no body and ignores the body %s', async (_what, headers, body) => {
      const orderId = await service.place(draftOf())
      const authorization = { Authorization: 'Bearer bo_shop', ...headers }
      const bytes = requestBytes('PATCH', `/orders/v1/${orderId}/cancel`, authorization, body)
      const reply = await sendOne(service.url, bytes)
      expect([reply.status, reply.text]).toEqual([204, ''])
    })

    test('cancel order: needs its own scope, which reading does not include', async () => {
      const orderId = await service.place(draftOf())
      const reply = await cancel(orderId, { as: 'reader' })
      expect([reply.status, codeOf(reply)]).toEqual([403, 'scope_missing'])
      expect(await actionsOf(orderId)).toEqual({ canBeCancelled: true })
    })
  })
})

interface Page {
  orders: Order[]
  nextCursor: string | null
}

describe.each(engines)('the list of orders on %s', (engine) => {
  /** Newest first. */
  const placed: string[] = []
  const service = forTests(() => startCheckedService(engine))
  beforeAll(async () => {
    for (let index = 0; index < 12; index++) {
      // Two accounts alternate, and each has two orders with the same timestamp.
      service.time.now = startOfTime + Math.floor(index / 4) * 1000
      const soldTo = { customerId: index % 2 === 0 ? 'NO-1' : 'NO-2' }
      placed.unshift(await service.place(draftOf([['PLENTY', 1]], { soldTo })))
    }
    await service.place(
      draftOf([['PLENTY', 1]], {
        delivery: { deliveryAddress: address({ country: 'DE' }), preferences: null },
      }),
      { as: 'german' },
    )
  })

  const list = (query = '', as: 'shop' | 'german' | 'reader' | 'priceless' = 'shop') =>
    service.request<Page>('GET', `/orders/v1${query}`, { as })
  const idsOf = (orders: Order[]) => orders.map(({ orderId }) => orderId)

  test('order list: has the orders of all accounts of the caller, newest first, as GET order answers them', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.nextCursor).toBeNull()
    expect(idsOf(body.orders).toSorted()).toEqual(placed.toSorted())
    const times = body.orders.map(({ events }) => events.placed ?? '')
    expect(times).toEqual(times.toSorted().toReversed())
    for (const order of body.orders) expect(order).toEqual(await service.readOrder(order.orderId as string))
  })

  test.each([1, 2, 3, 5, 11, 12, 13, 200])(
    'order list in pages of %i: every order comes exactly once',
    async (limit) => {
      const everything = (await list()).body.orders
      const seen: Order[] = []
      let cursor: string | null = null
      let pages = 0
      do {
        const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
        const { body }: TestReply<Page> = await list(`?limit=${limit}${query}`)
        expect(body.orders.length).toBeLessThanOrEqual(limit)
        if (body.nextCursor !== null) expect(body.orders).toHaveLength(limit)
        seen.push(...body.orders)
        cursor = body.nextCursor
        pages++
      } while (cursor !== null)
      expect(seen).toEqual(everything)
      expect(pages).toBe(Math.ceil(12 / limit))
    },
  )

  test('order list: orders placed while paging do not shift the pages', async () => {
    const everything = idsOf((await list()).body.orders)
    const first = (await list('?limit=5')).body
    service.time.now = startOfTime + 60_000
    const late = await service.place(draftOf([['PLENTY', 1]], { soldTo: { customerId: 'NO-2' } }))
    const rest = (await list(`?limit=200&cursor=${first.nextCursor}`)).body
    expect([...idsOf(first.orders), ...idsOf(rest.orders)]).toEqual(everything)
    expect(idsOf((await list('?limit=1')).body.orders)).toEqual([late])
  })

  test('order list: shows no orders of other callers', async () => {
    const german = (await list('', 'german')).body
    expect(german.orders.map(({ parties }) => parties.soldTo)).toEqual(['DE-1'])
    const reader = (await list('', 'reader')).body
    expect(new Set(reader.orders.map(({ parties }) => parties.soldTo))).toEqual(new Set(['NO-1']))
    expect((await list('', 'priceless')).body).toEqual({ orders: [], nextCursor: null })
    // A cursor of another caller shows nothing either.
    const { nextCursor } = (await list('?limit=1')).body
    const stolen = (await list(`?cursor=${nextCursor}`, 'german')).body
    expect(stolen.orders.every(({ parties }) => parties.soldTo === 'DE-1')).toBe(true)
  })

  test.each(['0', '-1', '201', '1.5', 'many', '', '03', '2147483648', '1&limit=2', '%00'])(
    'order list: the limit %s is 400',
    async (limit) => {
      const reply = await list(`?limit=${limit}`)
      expect([reply.status, fieldsOf(reply)]).toEqual([400, ['limit']])
    },
  )

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test.each([
    ['an empty one', ''],
    ['no base64', '***'],
    ['no JSON', Buffer.from('nonsense').toString('base64url')],
    ['another shape', encoded({ placedAt: 1 })],
    ['text for the time', encoded(['1', 'x'])],
    ['no id', encoded([1])],
    ['a number for the id', encoded([1, 2])],
    ['a fraction for the time', encoded([1.5, 'x'])],
    ['a time beyond integers', encoded([1e300, 'x'])],
    ['a NUL in the id', encoded([1, 'x\0'])],
    ['null', encoded(null)],
    ['twice', 'a&cursor=b'],
    ['too long', 'a'.repeat(256)],
    ['a NUL', '%00'],
  ])('order list: a cursor that the list did not issue is 400: %s', async (_what, cursor) => {
    const reply = await list(`?cursor=${cursor}`)
    expect([reply.status, fieldsOf(reply)]).toEqual([400, ['cursor']])
  })

  test('order list: names all invalid parameters and ignores unknown ones', async () => {
    const reply = await list(`?limit=0&cursor=${'x'.repeat(300)}`)
    expect(fieldsOf(reply)).toEqual(['limit', 'cursor'])
    expect((await list('?limit=1&colour=red&__proto__=x&limits=0')).status).toBe(200)
  })

  test('order list: 401 without a credential and 403 without the scope', async () => {
    expect((await service.request('GET', '/orders/v1', { as: null })).status).toBe(401)
    expect((await service.request('GET', '/orders/v1', { as: 'staff' })).status).toBe(403)
  })
})

describe.each(engines)('orders on %s when the database fails', (engine) => {
  const { fault, repair, wrapStore } = faults()
  const service = forTests(() => startCheckedService(engine, { wrapStore }))
  afterEach(repair)

  test('database failure: every order endpoint answers 500, or 503 while the database is unreachable', async () => {
    const orderId = await service.place(draftOf())
    const calls = () =>
      Promise.all([
        service.request('GET', `/orders/v1/${orderId}`),
        service.request('GET', `/orders/v1/${orderId}/allowed-actions`),
        service.request('PATCH', `/orders/v1/${orderId}/cancel`),
        service.request('GET', '/orders/v1'),
      ])
    fault.read = async () => {
      throw new Error('secret detail')
    }
    for (const reply of await calls()) {
      expect([reply.status, codeOf(reply)]).toEqual([500, 'internal_error'])
      expect(reply.text).not.toContain('secret')
    }
    fault.read = async () => {
      throw new StoreUnavailable('secret detail')
    }
    for (const reply of await calls()) expect([reply.status, codeOf(reply)]).toEqual([503, 'not_ready'])
    repair()
    fault.write = async () => {
      throw new Error('secret detail')
    }
    expect((await service.request('PATCH', `/orders/v1/${orderId}/cancel`)).status).toBe(500)
    repair()
    expect((await service.readOrder(orderId)).events).not.toHaveProperty('cancelled')
    expect((await service.request('PATCH', `/orders/v1/${orderId}/cancel`)).status).toBe(204)
  })
})
