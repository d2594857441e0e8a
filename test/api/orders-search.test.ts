// Searching and filtering the orders of a caller.

import { beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../../src/contract/order.ts'
import { loadOrder } from '../../src/orders/order.ts'
import { insertOrder } from '../../src/orders/record.ts'
import { readAtMost } from '../../src/orders/search-orders.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { address, draftOf, startOfTime, type TestReply } from '../support/service.ts'
import { addConfiguration } from '../support/world.ts'

const day = 86_400_000

interface Page {
  orders: (Order & { expectedAt?: string | null; isLate?: boolean })[]
  nextCursor: string | null
}

describe.each(engines)('searching orders on %s', (engine) => {
  const ids = { references: '', pc: '', shipped: '', cancelled: '', german: '' }

  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    const place = async (dayNumber: number, draft: unknown, as: 'shop' | 'german' = 'shop') => {
      service.time.now = startOfTime + dayNumber * day
      return service.place(draft, { as })
    }
    ids.references = await place(
      0,
      draftOf([['FEW', 1]], {
        references: { billingReference: 'PO-4711 "Ærlig"', deliveryReference: 'Gate 3' },
      }),
    )
    const configurationId = await addConfiguration(service, ['CPU-A'], { account: 'NO-2' })
    ids.pc = await place(1, {
      ...draftOf(),
      soldTo: { customerId: 'NO-2' },
      orderLines: [
        {
          materialId: { type: 'PcConfiguration', value: configurationId },
          quantity: 1,
          references: { deliveryReference: 'Desk 12' },
        },
      ],
    })
    ids.shipped = await place(2, draftOf([['PLENTY', 2]]))
    await desk.toWarehouse(ids.shipped)
    done(await desk.ship(ids.shipped, [['10', 2, ['SN-Aa-1', 'SN-Aa-2']]], 'TRACK-9'))
    ids.cancelled = await place(3, draftOf([['DATED', 1]]))
    done(await desk.cancel(ids.cancelled))
    ids.german = await place(
      4,
      draftOf([['PLENTY', 1]], {
        soldTo: { customerId: 'DE-1' },
        references: { billingReference: 'PO-4711', deliveryReference: null },
        delivery: {
          deliveryAddress: address({ country: 'DE' }),
          preferences: null,
        },
      }),
      'german',
    )
  })

  const list = (query: Record<string, string>, as: 'shop' | 'german' | 'reader' = 'shop') =>
    service.request<Page>('GET', `/orders/v1?${new URLSearchParams(query)}`, { as })
  const found = async (query: Record<string, string>, as: 'shop' | 'german' | 'reader' = 'shop') => {
    const { status, body } = await list(query, as)
    expect(status).toBe(200)
    return body.orders.map(({ orderId }) => orderId)
  }

  test('order search: finds by billing reference, delivery reference and the reference of a line', async () => {
    expect(await found({ search: 'po-4711' })).toEqual([ids.references])
    expect(await found({ search: '"ærlig"' })).toEqual([ids.references])
    expect(await found({ search: 'gate 3' })).toEqual([ids.references])
    expect(await found({ search: 'desk 12' })).toEqual([ids.pc])
  })

  test('order search: finds by name and number of a product, also of a part of a PC', async () => {
    expect(await found({ search: 'plenty of' })).toEqual([ids.shipped])
    expect(await found({ search: 'cpu-a' })).toEqual([ids.pc])
    expect(await found({ search: 'processor' })).toEqual([ids.pc])
  })

  test('order search: finds by serial number, whole or in part, and by tracking number', async () => {
    expect(await found({ search: 'SN-Aa-2' })).toEqual([ids.shipped])
    expect(await found({ search: 'sn-aa' })).toEqual([ids.shipped])
    expect(await found({ search: 'track-9' })).toEqual([ids.shipped])
  })

  test('order search: finds by number, whole or its beginning, without dash and in lower case', async () => {
    expect(await found({ search: ids.pc })).toEqual([ids.pc])
    expect(await found({ search: ` ${ids.pc.replace('-', '').toLowerCase()} ` })).toEqual([ids.pc])
    expect(await found({ search: ids.pc.slice(0, 7) })).toEqual([ids.pc])
  })

  test('order search: names of members and other content of an order are not found', async () => {
    expect(await found({ search: 'materialNumber' })).toEqual([])
    expect(await found({ search: 'receiver@example.com' })).toEqual([])
    expect(await found({ search: '%' })).toEqual([])
  })

  test('order search: orders of other accounts are not found by number, serial number or reference', async () => {
    expect(await found({ search: ids.german })).toEqual([])
    expect(await found({ search: 'PO-4711' }, 'german')).toEqual([ids.german])
    expect(await found({ search: ids.shipped }, 'german')).toEqual([])
    expect(await found({ search: 'SN-Aa-1' }, 'german')).toEqual([])
    // The reader has one of the two accounts.
    expect(await found({ search: 'cpu-a' }, 'reader')).toEqual([])
  })

  test('order filter: state and dates restrict the list, alone and together with a search', async () => {
    const from = (days: number) => new Date(startOfTime + days * day).toISOString()
    expect(await found({ state: 'Placed' })).toEqual([ids.pc, ids.references])
    expect(await found({ state: 'Placed' }, 'reader')).toEqual([ids.references])
    expect(await found({ state: 'Cancelled' })).toEqual([ids.cancelled])
    expect(await found({ placedFrom: from(2) })).toEqual([ids.cancelled, ids.shipped])
    expect(await found({ placedBefore: from(2) })).toEqual([ids.pc, ids.references])
    expect(await found({ placedFrom: from(1), placedBefore: from(2) })).toEqual([ids.pc])
    expect(await found({ search: ids.pc, state: 'Shipped' })).toEqual([])
    expect(await found({ search: 'SN-Aa-1', placedBefore: from(2) })).toEqual([])
    expect(await found({ search: 'SN-Aa-1', placedFrom: from(2), state: 'Shipped' })).toEqual([ids.shipped])
  })

  test('order filter: pages of a filtered list have every order once', async () => {
    const seen: (string | null)[] = []
    let cursor: string | null = null
    do {
      const { body }: TestReply<Page> = await list({ state: 'Placed', limit: '1', ...(cursor && { cursor }) })
      expect(body.orders).toHaveLength(1)
      seen.push(...body.orders.map(({ orderId }) => orderId))
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(seen).toEqual([ids.pc, ids.references])
  })

  test('order filter: unknown states and malformed dates are 400', async () => {
    expect((await list({ state: 'Lost' })).status).toBe(400)
    expect((await list({ placedFrom: 'yesterday' })).status).toBe(400)
    expect((await list({ expected: 'yes' })).status).toBe(400)
  })

  test('order list: the expected date and whether it has passed are there if requested', async () => {
    const plain = (await list({})).body.orders
    expect(plain.some((order) => 'isLate' in order || 'expectedAt' in order)).toBe(false)
    service.time.now = startOfTime + 2 * day
    const { orders } = (await list({ expected: 'true' })).body
    const expected = (orderId: string) => {
      const { expectedAt, isLate } = orders.find((order) => order.orderId === orderId) ?? {}
      return [expectedAt, isLate]
    }
    // The cheapest delivery takes three working days; the first order was placed on a Sunday.
    expect(expected(ids.references)).toEqual(['2026-03-04T00:00:00.000Z', false])
    expect(expected(ids.shipped)).toEqual(['2026-03-06T00:00:00.000Z', false])
    expect(expected(ids.cancelled)).toEqual([null, false])
    expect(orders.map(({ expectedAt: _, isLate: __, ...order }) => order)).toEqual(plain)
    service.time.now = startOfTime + 4 * day
    const later = (await list({ expected: 'true', search: ids.references })).body.orders
    expect(later).toMatchObject([{ isLate: true }])
  })

  test('order search: reads a bounded number of orders per request, and the cursor continues it', async () => {
    const like = await loadOrder(service.store, ids.references)
    if (!like) throw new Error('no order')
    const references = { billingReference: 'Other', deliveryReference: 'Gate 3' }
    const entry = { version: 1, action: 'test', actor: 'test', occurredAt: 0 }
    const newer = Array.from({ length: readAtMost + 50 }, (_, index) => {
      const id = `ZZZZZ-${String(index).padStart(5, '0')}`
      const order = { ...like.order, orderId: id, references }
      return { ...like, id, checkoutId: id, placedAt: like.placedAt + 10 * day + index, order }
    })
    await service.store.batch(newer.map((order) => insertOrder(order, entry)))
    const first = (await list({ search: 'gate po-4711' })).body
    expect(first.orders).toEqual([])
    expect(first.nextCursor).not.toBeNull()
    const second = (await list({ search: 'gate po-4711', cursor: first.nextCursor ?? '' })).body
    expect(second.orders.map(({ orderId }) => orderId)).toEqual([ids.references])
    expect(second.nextCursor).toBeNull()
    // Numbers have indexes.
    expect(await found({ search: ids.references })).toEqual([ids.references])
    expect(await found({ search: 'SN-Aa-1' })).toEqual([ids.shipped])
  })
})
