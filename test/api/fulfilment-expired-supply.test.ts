// A restock date that passes without goods becomes unknown, also for orders that already wait for it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { noteExpiredSupply } from '../../src/inventory/expired-supply.ts'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { first, type Store } from '../../src/platform/store/store.ts'
import { createDatabase, engines, type TestDatabase } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { brokenInvariants, settled } from '../support/order-invariants.ts'
import { draftOf, startTestService } from '../support/service.ts'
import { addProduct, day, eventsOf } from '../support/world.ts'

const minute = 60_000

const versionOf = async (store: Store, productId: string) =>
  (
    await first<{ supply_version: number }>(store, {
      statement: adHoc('SELECT supply_version FROM stock WHERE product_id = $1'),
      values: [productId],
    })
  )?.supply_version

describe.each(engines)('passed restock date on %s', (engine) => {
  const service = forTests(() => startTestService(engine))
  const desk = deskOf(service)

  const place = (product: string, quantity: number) => service.place(draftOf([[product, quantity]]))
  const typesOf = async (orderId: string) => (await eventsOf(service, orderId)).map(({ type }) => type)
  /** Moves the clock and waits until the background work has processed the overdue purchase order. */
  async function passDate(product: string, time: number): Promise<void> {
    const before = await versionOf(service.store, product)
    service.time.now = time
    await expect.poll(() => versionOf(service.store, product), { timeout: 20_000 }).not.toBe(before)
    await settled(service.store)
  }

  test('passed restock date: waiting orders get new expected dates, with one event each', async () => {
    const start = service.time.now
    const product = await addProduct(service, {
      stock: 0,
      supply: [
        { quantity: 2, expectedAt: start + 10 * day },
        { quantity: 4, expectedAt: start + 20 * day },
      ],
    })
    const [early, split, late] = [await place(product, 1), await place(product, 2), await place(product, 2)]
    expect(await desk.expected(split)).toEqual(['1 of 10 ConfirmedRestock', '1 of 10 ConfirmedRestock'])

    await passDate(product, start + 10 * day + minute)
    expect(await desk.expected(early)).toEqual(['1 of 10 UnconfirmedRestock'])
    expect((await desk.expected(split)).toSorted()).toEqual([
      '1 of 10 ConfirmedRestock',
      '1 of 10 UnconfirmedRestock',
    ])
    expect(await desk.expected(late)).toEqual(['2 of 10 ConfirmedRestock'])
    expect(await Promise.all([early, split, late].map(typesOf))).toEqual([
      ['order.placed', 'order.rescheduled'],
      ['order.placed', 'order.rescheduled'],
      ['order.placed'],
    ])
    expect(await brokenInvariants(service.store, service.time.now)).toEqual([])

    // A new date is promised, and passes again.
    done(await desk.changeSupply(`po-${product}-0`, 2, start + 12 * day))
    expect(await desk.expected(early)).toEqual(['1 of 10 ConfirmedRestock'])
    await passDate(product, start + 12 * day + minute)
    expect(await desk.expected(early)).toEqual(['1 of 10 UnconfirmedRestock'])
  })

  test('passed restock date: is recorded once, however many processes check for it', async () => {
    const start = service.time.now
    const expectedAt = start + 5 * day
    const product = await addProduct(service, { stock: 0, supply: [{ quantity: 2, expectedAt }] })
    const orderId = await place(product, 1)
    await passDate(product, expectedAt + minute)
    const version = await versionOf(service.store, product)
    for (let turn = 0; turn < 3; turn++) {
      service.time.now += minute
      const four = Array.from({ length: 4 }, () => noteExpiredSupply(service.store, () => service.time.now))
      await Promise.all(four)
    }
    expect(await versionOf(service.store, product)).toBe(version)
    expect(await typesOf(orderId)).toEqual(['order.placed', 'order.rescheduled'])
  })

  test('passed restock date: without waiting orders nothing changes', async () => {
    const start = service.time.now
    const expectedAt = start + 5 * day
    const [idle, marker] = [
      await addProduct(service, { stock: 3, supply: [{ quantity: 2, expectedAt }] }),
      await addProduct(service, { stock: 0, supply: [{ quantity: 2, expectedAt }] }),
    ]
    await place(marker, 1)
    const version = await versionOf(service.store, idle)
    await passDate(marker, expectedAt + minute)
    expect(await versionOf(service.store, idle)).toBe(version)
  })
})

describe.each(engines)('check for passed restock dates on %s', (engine) => {
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await createDatabase(engine)
    store = await openStore(readSettings(database.env))
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  const now = Date.parse('2026-06-01T00:00:00.000Z')
  const addWaiting = async (prefix: string, count: number, expectedAt: number) => {
    const ids = Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(4, '0')}`)
    for (let done = 0; done < count; done += 100) {
      await store.batch(
        ids.slice(done, done + 100).flatMap((id) => [
          {
            statement: adHoc(
              'INSERT INTO stock (product_id, on_hand, reserved, waiting) VALUES ($1, 0, 0, 1)',
            ),
            values: [id],
            rows: 1,
          },
          ...savePurchaseOrder({ id: `po-${id}`, productId: id, quantity: 1, expectedAt }),
        ]),
      )
    }
  }
  const versions = async (prefix: string) => {
    const rows = await store.all<{ supply_version: number; n: number }>({
      statement: adHoc(
        `SELECT supply_version, COUNT(*) AS n FROM stock WHERE product_id LIKE $1 GROUP BY supply_version`,
      ),
      values: [`${prefix}%`],
    })
    return Object.fromEntries(rows.map(({ supply_version, n }) => [supply_version, Number(n)]))
  }

  test('passed restock dates: all products due at the same moment are found, also after a long downtime', async () => {
    await addWaiting('same-', 450, now)
    await addWaiting('older-', 3, now - 30 * day)
    await addWaiting('future-', 3, now + minute)
    await noteExpiredSupply(store, () => now + 10_000)
    // Recording a purchase order made the first version.
    expect(await versions('same-')).toEqual({ '2': 450 })
    expect(await versions('older-')).toEqual({ '2': 3 })
    expect(await versions('future-')).toEqual({ '1': 3 })
    await noteExpiredSupply(store, () => now + 20_000)
    expect(await versions('same-')).toEqual({ '2': 450 })
    await noteExpiredSupply(store, () => now + 2 * minute)
    expect(await versions('future-')).toEqual({ '2': 3 })
  })

  test('passed restock dates: the check recovers after a clock that was wrong by years is corrected', async () => {
    await addWaiting('far-', 1, now + 3650 * day)
    await noteExpiredSupply(store, () => now + 3660 * day)
    expect(await versions('far-')).toEqual({ '2': 1 })
    await addWaiting('next-', 2, now + day)
    await noteExpiredSupply(store, () => now + 3 * minute)
    // The date is in the future again.
    expect(await versions('far-')).toEqual({ '3': 1 })
    await noteExpiredSupply(store, () => now + day + minute)
    // Once when the clock went back, and once when the date passed.
    expect(await versions('next-')).toEqual({ '3': 2 })
  })
})
