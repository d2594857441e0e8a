// Back-orders: received goods go to waiting orders, first come, first served, and expected dates follow the supply.

import { beforeAll, describe, expect, test } from 'vitest'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { allocateDue } from '../../src/orders/allocation.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { loadHeld } from '../support/claims.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { brokenInvariants, settled } from '../support/order-invariants.ts'
import { draftOf, startOfTime, startTestService, type TestReply } from '../support/service.ts'
import { addProduct, day, eventsOf, stockOf } from '../support/world.ts'

describe.each(engines)('back-orders on %s', (engine) => {
  let desk: Desk
  const service = forTests(() => startCheckedService(engine))
  beforeAll(async () => {
    desk = deskOf(service)
  })

  async function place(...lines: [string, number][]): Promise<string> {
    service.time.now += 1000
    return service.place(draftOf(lines))
  }
  const placeAll = async (product: string, ...quantities: number[]) => {
    const orders: string[] = []
    for (const quantity of quantities) orders.push(await place([product, quantity]))
    return orders
  }
  const expectedOf = (orders: string[]) => Promise.all(orders.map((orderId) => desk.expected(orderId)))
  /** `2 ConfirmedRestock 2026-03-11T10:00:00.000Z, arrives 2026-03-13T10:00…` */
  const dates = async (orderId: string) =>
    (await service.readOrder(orderId)).expectedDeliveries.flatMap(
      ({ estimatedDeliveryDate, expectedLines }) =>
        expectedLines.map(({ quantity, status, availableAt }) => [
          quantity,
          status,
          availableAt,
          estimatedDeliveryDate,
        ]),
    )

  describe('received goods', () => {
    test('received goods: go to waiting orders, first come, first served', async () => {
      const product = await addProduct(service, { stock: 0 })
      const orders = await placeAll(product, 3, 2, 4)
      const id = done(await desk.order(product, 20, null)).body.purchaseOrderId
      service.time.now += 1000
      done(await desk.receive(id, 4))
      expect(await expectedOf(orders)).toEqual([
        ['3 of 10 Available'],
        ['1 of 10 Available', '1 of 10 UnconfirmedRestock'],
        ['4 of 10 UnconfirmedRestock'],
      ])
      expect(await desk.stock(product)).toMatchObject({ onHand: 4, reserved: 4, waiting: 5, free: 0 })
      done(await desk.receive(id, 1))
      expect(await expectedOf(orders)).toEqual([
        ['3 of 10 Available'],
        ['2 of 10 Available'],
        ['4 of 10 UnconfirmedRestock'],
      ])
      done(await desk.receive(id))
      expect(await expectedOf(orders)).toEqual([
        ['3 of 10 Available'],
        ['2 of 10 Available'],
        ['4 of 10 Available'],
      ])
      expect(await desk.stock(product)).toMatchObject({ onHand: 20, reserved: 9, waiting: 0, free: 11 })
    })

    test('received goods: are recorded in the history and as events of the orders that got some', async () => {
      const product = await addProduct(service, { stock: 0 })
      const [first, second] = (await placeAll(product, 1, 1)) as [string, string]
      service.time.now += 5000
      done(await desk.setStock(product, 1))
      const { history, version, state } = await desk.read(first)
      expect([version, state]).toEqual([2, 'Placed'])
      expect(history.at(-1)).toEqual({
        version: 2,
        action: 'allocate',
        actor: 'allocation',
        occurredAt: new Date(service.time.now).toISOString(),
      })
      expect((await eventsOf(service, first)).map(({ type }) => type)).toEqual([
        'order.placed',
        'order.allocated',
      ])
      expect((await desk.read(second)).version).toBe(1)
    })

    test('received goods: a new order gets nothing while others wait', async () => {
      const product = await addProduct(service, { stock: 0 })
      const [first] = await placeAll(product, 5)
      done(await desk.setStock(product, 3))
      const late = await place([product, 1])
      expect(await expectedOf([first as string, late])).toEqual([
        ['3 of 10 Available', '2 of 10 UnconfirmedRestock'],
        ['1 of 10 UnconfirmedRestock'],
      ])
      done(await desk.setStock(product, 6))
      expect(await expectedOf([first as string, late])).toEqual([
        ['5 of 10 Available'],
        ['1 of 10 Available'],
      ])
    })

    test('received goods: reach orders in every state with open units', async () => {
      const product = await addProduct(service, { stock: 1 })
      const [placed, confirmed, released, begun] = (await placeAll(product, 1, 1, 1, 1)) as [
        string,
        string,
        string,
        string,
      ]
      const mixed = await place([product, 2], ['PLENTY', 1])
      done(await desk.confirm(confirmed))
      await desk.toWarehouse(released)
      done(await desk.cancel(begun))
      await desk.toWarehouse(mixed)
      done(await desk.ship(mixed, [['20', 1]]))
      done(await desk.setStock(product, 5))
      expect(await expectedOf([placed, confirmed, released, begun, mixed])).toEqual([
        ['1 of 10 Available'],
        ['1 of 10 Available'],
        ['1 of 10 Available'],
        [],
        ['2 of 10 Available'],
      ])
      done(await desk.ship(mixed, [['10', 2]]))
      expect((await desk.read(mixed)).state).toBe('Shipped')
    })

    test('received goods: leave lines of other products unchanged', async () => {
      const [a, b] = [await addProduct(service, { stock: 1 }), await addProduct(service, { stock: 0 })]
      const orderId = await place([b, 2], [a, 2], [b, 1])
      const before = await dates(orderId)
      done(await desk.setStock(b, 2))
      expect((await expectedOf([orderId]))[0]?.toSorted()).toEqual([
        '1 of 20 Available',
        '1 of 20 UnconfirmedRestock',
        '1 of 30 UnconfirmedRestock',
        '2 of 10 Available',
      ])
      expect(before).toHaveLength(4)
      done(await desk.setStock(b, 3))
      expect((await expectedOf([orderId]))[0]?.toSorted()).toEqual([
        '1 of 20 Available',
        '1 of 20 UnconfirmedRestock',
        '1 of 30 Available',
        '2 of 10 Available',
      ])
    })
  })

  describe('released units', () => {
    test.each(['cancel', 'cancelLine'] as const)(
      'released units: units released by %s go to the next waiting order',
      async (how) => {
        const product = await addProduct(service, { stock: 3 })
        const [first, second, third] = (await placeAll(product, 3, 2, 2)) as [string, string, string]
        done(await (how === 'cancel' ? desk.cancel(first) : desk.cancelLine(first, '10')))
        expect(await expectedOf([second, third])).toEqual([
          ['2 of 10 Available'],
          ['1 of 10 Available', '1 of 10 UnconfirmedRestock'],
        ])
        expect(await stockOf(service, product)).toEqual({ on_hand: 3, reserved: 3, waiting: 1 })
      },
    )

    test('released units: an order that leaves the queue moves the others to an earlier delivery', async () => {
      const product = await addProduct(service, {
        stock: 0,
        supply: [
          { quantity: 2, expectedAt: startOfTime + 30 * day },
          { quantity: 2, expectedAt: startOfTime + 60 * day },
        ],
      })
      const [first, second] = (await placeAll(product, 2, 2)) as [string, string]
      const due = async (orderId: string) => (await dates(orderId)).map(([, , availableAt]) => availableAt)
      const soon = new Date(startOfTime + 30 * day).toISOString()
      expect(await due(second)).toEqual([new Date(startOfTime + 60 * day).toISOString()])
      done(await desk.cancel(first))
      expect(await due(second)).toEqual([soon])
      expect((await eventsOf(service, second)).at(-1)?.type).toBe('order.rescheduled')
    })
  })

  describe('expected dates', () => {
    test('expected dates: follow a purchase order that is created, moved, reduced, left without a date, closed', async () => {
      const product = await addProduct(service, { stock: 0 })
      const [first, second] = (await placeAll(product, 2, 3)) as [string, string]
      const readState = async () => (await Promise.all([dates(first), dates(second)])).flat()
      // A Tuesday; the cheapest delivery takes three working days.
      const [at, arrives] = ['2026-04-14T10:00:00.000Z', '2026-04-17T00:00:00.000Z']
      const unknown = (quantity: number) => [quantity, 'UnconfirmedRestock', null, null]
      expect(await readState()).toEqual([unknown(2), unknown(3)])

      const id = done(await desk.order(product, 4, Date.parse(at))).body.purchaseOrderId
      const due = (quantity: number) => [quantity, 'ConfirmedRestock', at, arrives]
      expect(await readState()).toEqual([due(2), due(2), unknown(1)])

      const [later, arrivesLater] = ['2026-04-17T10:00:00.000Z', '2026-04-22T00:00:00.000Z']
      done(await desk.changeSupply(id, 9, Date.parse(later)))
      const moved = (quantity: number) => [quantity, 'ConfirmedRestock', later, arrivesLater]
      expect(await readState()).toEqual([moved(2), moved(3)])

      done(await desk.changeSupply(id, 1, Date.parse(later)))
      expect(await readState()).toEqual([moved(1), unknown(1), unknown(3)])
      done(await desk.changeSupply(id, 9, null))
      expect(await readState()).toEqual([unknown(2), unknown(3)])
      done(await desk.changeSupply(id, 9, Date.parse(at)))
      expect(await readState()).toEqual([due(2), due(3)])
      done(await desk.changeSupply(id, 0, null))
      expect(await readState()).toEqual([unknown(2), unknown(3)])
      expect(nameOf(await desk.changeSupply(id, 1, null))).toBe('404 purchase_order_not_found')
    })

    test('expected dates: received units are available now; the rest keeps its date', async () => {
      const product = await addProduct(service, {
        stock: 1,
        supply: [{ quantity: 5, expectedAt: startOfTime + 40 * day }],
      })
      const orderId = await place([product, 4])
      service.time.now += day
      done(await desk.receive(`po-${product}-0`, 2))
      expect(await dates(orderId)).toEqual([
        [3, 'Available', new Date(service.time.now).toISOString(), expect.any(String)],
        [1, 'ConfirmedRestock', new Date(startOfTime + 40 * day).toISOString(), expect.any(String)],
      ])
    })

    test('expected dates: the earliest supply is used first, one without a date last', async () => {
      const product = await addProduct(service, { stock: 0 })
      const orderId = await place([product, 6])
      done(await desk.order(product, 2, null))
      done(await desk.order(product, 2, service.time.now + 50 * day))
      done(await desk.order(product, 1, service.time.now + 20 * day))
      expect((await dates(orderId)).map(([quantity, status]) => `${quantity} ${status}`)).toEqual([
        '1 ConfirmedRestock',
        '2 ConfirmedRestock',
        '3 UnconfirmedRestock',
      ])
    })

    test('expected dates: a date that has passed without goods gives no date', async () => {
      const product = await addProduct(service, { stock: 0 })
      const orderId = await place([product, 2])
      done(await desk.order(product, 2, service.time.now - day))
      expect(await desk.expected(orderId)).toEqual(['2 of 10 UnconfirmedRestock'])
    })
  })

  test('stock tracking: when it starts, waiting orders are served', async () => {
    const product = await addProduct(service)
    const orders = await placeAll(product, 2, 2)
    expect(await expectedOf(orders)).toEqual([['2 of 10 Unknown'], ['2 of 10 Unknown']])
    done(await desk.setStock(product, 3))
    expect(await expectedOf(orders)).toEqual([
      ['2 of 10 Available'],
      ['1 of 10 Available', '1 of 10 UnconfirmedRestock'],
    ])
  })

  test('allocation: sixty waiting orders are all served, first come, first served', async () => {
    const product = await addProduct(service, { stock: 0 })
    const orders: string[] = []
    for (let index = 0; index < 60; index++) orders.push(await place([product, 1]))
    done(await desk.setStock(product, 55))
    // One request does not serve all waiting orders; an order placed meanwhile must not overtake them.
    orders.push(await place([product, 1]))
    const readState = async () => {
      const held = (await loadHeld(service.store)).filter(({ productId }) => productId === product)
      return orders
        .map((orderId) => (held.find((each) => each.orderId === orderId)?.isReserved ? '1' : '0'))
        .join('')
    }
    expect(await readState()).toMatch(/^1+0+$/)
    await settled(service.store)
    expect(await readState()).toBe('1'.repeat(55) + '0'.repeat(6))
  })

  // The stored order lists its reservation, so dates must not decide what it keeps.
  test('cancelling units: waiting units go before reserved ones, also when clocks differ', async () => {
    const product = await addProduct(service, { stock: 3 })
    const other = await service.place(draftOf([[product, 1]]))
    const order = await service.place(draftOf([[product, 5]]))
    // A process with a slow clock sees a supply date before the time at which others received the goods.
    const placed = service.time.now
    service.time.now = placed - 5000
    done(await desk.order(product, 3, placed - 2000))
    service.time.now = placed
    done(await desk.cancelLine(order, '10', 1))
    expect(await stockOf(service, product)).toEqual({ on_hand: 3, reserved: 3, waiting: 2 })
    done(await desk.confirm(order))
    done(await desk.release(order))
    done(await desk.ship(order, [['10', 2]]))
    expect(nameOf(await desk.ship(order, [['10', 1]]))).toBe('422 not_on_the_shelf')
    expect(await stockOf(service, product)).toEqual({ on_hand: 1, reserved: 1, waiting: 2 })
    expect((await service.request('PATCH', `/orders/v1/${other}/cancel`)).status).toBe(204)
  })

  test('back-orders: the database is consistent after these tests', async () => {
    expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
  })
})

// Forces the race: an order that read empty stock is paused while goods arrive.
describe.each(engines)('races with allocation on %s', (engine) => {
  async function startHolding() {
    let hold: (() => Promise<void>) | undefined
    const service = await startTestService(engine, {
      wrapStore: (store): Store => ({
        ...store,
        all: async (query) => {
          const rows = await store.all(query)
          if (hold && query.statement.name.startsWith('stock.supply/')) {
            const held = hold
            hold = undefined
            await held()
          }
          return rows
        },
      }),
    })
    return {
      service,
      /** Runs a function after the next read of stock and supply, before its result is used. */
      afterNextRead: (act: () => Promise<unknown>) => {
        hold = async () => void (await act())
      },
    }
  }

  test.each([
    ['goods come', (desk: Desk) => desk.setStock('NONE-YET', 5)],
    ['goods are received', (desk: Desk) => desk.receive('po-none-yet', 5)],
  ])('race: an order that joins the queue while %s gets the units', async (_, come) => {
    const { service, afterNextRead } = await startHolding()
    try {
      const desk = deskOf(service)
      done(await desk.order('NONE-YET', 5, null, 'po-none-yet'))
      const checkoutId = await service.create(draftOf([['NONE-YET', 2]]))
      afterNextRead(async () => done(await come(desk)))
      const orderId = service.orderIdOf(done(await service.submit(checkoutId)))
      expect(await stockOf(service, 'NONE-YET')).toEqual({ on_hand: 5, reserved: 2, waiting: 0 })
      expect(await desk.expected(orderId)).toEqual(['2 of 10 Available'])
    } finally {
      await service.stop()
    }
  })

  const soon = startOfTime + 20 * day
  const allThatComes = draftOf([['DATED', 10]])
  test.each<
    [
      what: string,
      said: string,
      product: string,
      meanwhile: (desk: Desk, before: string) => Promise<TestReply>,
    ]
  >([
    ['goods are ordered', 'ConfirmedRestock', 'UNDATED', (desk) => desk.order('UNDATED', 9, soon)],
    [
      'a date becomes known',
      'ConfirmedRestock',
      'UNDATED',
      (desk) => desk.changeSupply('po-undated', 9, soon),
    ],
    ['a date is taken back', 'UnconfirmedRestock', 'DATED', (desk) => desk.changeSupply('po-dated', 9, null)],
    ['the order before it goes', 'ConfirmedRestock', 'DATED', (desk, before) => desk.cancel(before)],
    [
      'the order before it shrinks',
      'ConfirmedRestock',
      'DATED',
      (desk, before) => desk.cancelLine(before, '10', 5),
    ],
  ])('race: an order that joins the queue while %s has %s', async (what, said, product, meanwhile) => {
    const { service, afterNextRead } = await startHolding()
    try {
      const desk = deskOf(service)
      const before = what.includes('before') ? await service.place(allThatComes) : ''
      const checkoutId = await service.create(draftOf([[product, 2]]))
      afterNextRead(async () => done(await meanwhile(desk, before)))
      const orderId = service.orderIdOf(done(await service.submit(checkoutId)))
      await settled(service.store)
      expect(await desk.expected(orderId)).toEqual([`2 of 10 ${said}`])
      expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
    } finally {
      await service.stop()
    }
  })

  test('race: an order is not promised units that an earlier order took meanwhile', async () => {
    const { service, afterNextRead } = await startHolding()
    try {
      const desk = deskOf(service)
      // Ten are due; two of them arrived and are not allocated yet.
      const first = await service.place(draftOf([['DATED', 2]]))
      const checkoutId = await service.create(draftOf([['DATED', 10]]))
      await service.store.batch([setOnHand('DATED', 2)])
      afterNextRead(async () => {
        await allocateDue(service.store, () => service.time.now)
        expect(await desk.expected(first)).toEqual(['2 of 10 Available'])
        await service.place(draftOf([['DATED', 2]]))
      })
      const orderId = service.orderIdOf(done(await service.submit(checkoutId)))
      expect(await desk.expected(orderId)).toEqual(['8 of 10 ConfirmedRestock', '2 of 10 UnconfirmedRestock'])
      expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
    } finally {
      await service.stop()
    }
  })

  test('race: a process with an older supply version does not undo a later allocation', async () => {
    const service = await startTestService(engine)
    try {
      const desk = deskOf(service)
      const first = await service.place(draftOf([['NONE-YET', 2]]))
      const second = await service.place(draftOf([['NONE-YET', 2]]))
      const come = { id: 'po', productId: 'NONE-YET', quantity: 2, expectedAt: soon }
      // Paused at the second order, after the first one was read.
      let wasHeld = false
      const slow: Store = {
        ...service.store,
        all: async (query) => {
          if (!wasHeld && query.statement.name.startsWith('order.') && query.values?.includes(second)) {
            wasHeld = true
            done(await desk.cancel(first))
            await settled(service.store)
            expect(await desk.expected(second)).toEqual(['2 of 10 ConfirmedRestock'])
          }
          return service.store.all(query)
        },
      }
      // The background work of the service may have done it already.
      while (!wasHeld) {
        await service.store.batch(savePurchaseOrder(come))
        await allocateDue(slow, () => service.time.now)
      }
      expect(await desk.expected(second)).toEqual(['2 of 10 ConfirmedRestock'])
      expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
    } finally {
      await service.stop()
    }
  })

  test('purchase order moved to another product: no order keeps its date', async () => {
    const service = await startTestService(engine)
    try {
      const desk = deskOf(service)
      const orders = [
        await service.place(draftOf([['DATED', 2]])),
        await service.place(draftOf([['NONE-YET', 2]])),
      ]
      const moved = { id: 'po-dated', productId: 'NONE-YET', quantity: 10, expectedAt: soon }
      await service.store.batch(savePurchaseOrder(moved))
      await allocateDue(service.store, () => service.time.now)
      expect(await Promise.all(orders.map(desk.expected))).toEqual([
        ['2 of 10 UnconfirmedRestock'],
        ['2 of 10 ConfirmedRestock'],
      ])
      expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
    } finally {
      await service.stop()
    }
  })

  test('allocation: orders for products without tracked stock are not read again', async () => {
    const readBatches: unknown[] = []
    const service = await startTestService(engine, {
      wrapStore: (store): Store => ({
        ...store,
        all: (query) => {
          if (query.statement.name.startsWith('order.')) readBatches.push(...(query.values ?? []))
          return store.all(query)
        },
      }),
    })
    try {
      const desk = deskOf(service)
      const product = await addProduct(service, {})
      const first = await service.place(draftOf([[product, 1]]))
      const second = await service.place(draftOf([[product, 1]]))
      done(await desk.cancel(first))
      await settled(service.store)
      expect(readBatches).toContain(first)
      expect(readBatches).not.toContain(second)
      // Until stock is tracked.
      done(await desk.setStock(product, 1))
      expect(await desk.expected(second)).toEqual(['1 of 10 Available'])
    } finally {
      await service.stop()
    }
  })

  test('crash: after a process dies between a change and its allocation, the next pass allocates the rest', async () => {
    let isDying = true
    const service = await startTestService(engine, {
      wrapStore: (store) => ({
        ...store,
        all: async (query) => {
          if (isDying && query.statement.name.startsWith('supply.unsettled')) throw new Error('killed')
          return store.all(query)
        },
      }),
    })
    try {
      const desk = deskOf(service)
      const orderId = await service.place(draftOf([['NONE-YET', 2]]))
      done(await desk.setStock('NONE-YET', 5))
      expect(await desk.expected(orderId)).toEqual(['2 of 10 UnconfirmedRestock'])
      isDying = false
      await allocateDue(service.store, () => service.time.now)
      expect(await desk.expected(orderId)).toEqual(['2 of 10 Available'])
      const due = 'SELECT product_id FROM stock WHERE settled_version < supply_version'
      expect(await service.store.all({ statement: adHoc(due) })).toEqual([])
    } finally {
      await service.stop()
    }
  })
})
