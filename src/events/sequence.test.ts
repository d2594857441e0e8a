import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { webhookFanOut } from '../webhooks/fan-out.ts'
import type { Webhook } from '../webhooks/webhook.ts'
import type { EventRow } from './cloud-event.ts'
import { inOrder, inPowersOfTwo, placing } from './sequence.ts'

const row = (order_id: string, order_version: number, occurred_at: number): EventRow => ({
  id: `${order_id}.${order_version}`,
  order_id,
  order_version,
  account: 'A',
  type: 'order.placed',
  occurred_at,
  data: '{}',
})
const ids = (rows: EventRow[]) => rows.map(({ id }) => id)

describe('the order of events', () => {
  test('event sequence: is the order in which events occurred', () => {
    expect(ids(inOrder([row('b', 1, 20), row('a', 1, 10), row('a', 2, 30)]))).toEqual(['a.1', 'b.1', 'a.2'])
  })

  test('event sequence: versions of one order ascend when clocks disagree', () => {
    expect(ids(inOrder([row('a', 3, 5), row('b', 1, 8), row('a', 2, 10)]))).toEqual(['b.1', 'a.2', 'a.3'])
  })

  test('event sequence: holds for any input, and loses nothing', () => {
    const events = fc.uniqueArray(
      fc.record({
        order: fc.constantFrom('a', 'b', 'c'),
        version: fc.integer({ min: 1, max: 9 }),
        time: fc.nat(5),
      }),
      { selector: ({ order, version }) => `${order}.${version}` },
    )
    fc.assert(
      fc.property(events, (found) => {
        const rows = found.map(({ order, version, time }) => row(order, version, time))
        const placed = inOrder(rows)
        expect(ids(placed).sort()).toEqual(ids(rows).sort())
        for (const order of ['a', 'b', 'c']) {
          const versions = placed.filter((each) => each.order_id === order).map((each) => each.order_version)
          expect(versions).toEqual(versions.toSorted((a, b) => a - b))
        }
      }),
    )
  })
})

describe('placing', () => {
  const webhook = (id: string, account: string | null, types: string[]): Webhook => ({
    id,
    url: 'https://example.com',
    account,
    types,
    secrets: [],
    isActive: true,
    createdAt: 0,
  })

  test('event sequence: one batch advances the counter once, numbers ascend, and each matching webhook gets a delivery', () => {
    const webhooks = [
      webhook('all', null, ['*']),
      webhook('other', 'B', ['*']),
      webhook('cancelled', 'A', ['order.cancelled']),
    ]
    const writes = placing([row('a', 1, 10), row('b', 1, 20)], 40, webhookFanOut(webhooks, '/orders', 99))
    expect(writes[0]).toMatchObject({ values: [40, 42], rows: 1 })
    const positions = writes.filter(({ statement }) => statement.name.startsWith('event.givePositions/'))
    expect(positions).toMatchObject([{ values: ['a.1', 41, 'b.1', 42], rows: 2 }])
    const deliveries = writes.filter(({ statement }) => statement.name === 'webhookDelivery.insert')
    expect(deliveries.map(({ values }) => values?.slice(1, 5))).toEqual([
      ['all', 'a.1', 'a', 41],
      ['all', 'b.1', 'b', 42],
    ])
    expect(writes).toHaveLength(4)
  })
})

test('event sequence: chunks have few sizes and together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 300 }), (list) => {
      const pieces = inPowersOfTwo(list)
      expect(pieces.flat()).toEqual(list)
      for (const { length } of pieces) expect([1, 2, 4, 8, 16, 32, 64]).toContain(length)
    }),
  )
})
