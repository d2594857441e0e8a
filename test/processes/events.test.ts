// The event feed: every event, in an order that never changes, without gaps.

import { describe, expect, test } from 'vitest'
import { cleanUp } from '../../src/app/cleanup.ts'
import { openStore } from '../../src/app/open-store.ts'
import type { CloudEvent } from '../../src/contract/events.ts'
import { Problem } from '../../src/contract/problems.ts'
import { readFeed } from '../../src/events/feed.ts'
import { placeEvents } from '../../src/events/sequence.ts'
import { isCount, readCursor } from '../../src/platform/http/route/cursor.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { type Store, StoreUnavailable } from '../../src/platform/store/store.ts'
import { loadWebhookFanOut } from '../../src/webhooks/fan-out.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { newOrderId, recordMadeUpEvent } from '../support/events.ts'
import { forTests } from '../support/for-tests.ts'
import { pause } from '../support/processes.ts'
import { draftOf, startOfTime } from '../support/service.ts'

interface Feed {
  events: CloudEvent[]
  nextCursor: string
}

describe.each(engines)('events on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine, { env: { EVENTS_MILLISECONDS: '60000' } }))

  const read = async (query: Record<string, string | number> = {}) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const reply = await service.request<Feed>('GET', `/fulfilment/v1/events?${search}`, { as: 'staff' })
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }
  /** Reads pages until nothing is left. */
  const readAll = async (query: Record<string, string | number> = {}) => {
    const events: CloudEvent[] = []
    for (let cursor = ''; ; ) {
      const page = await read({ ...query, ...(cursor ? { cursor } : {}) })
      events.push(...page.events)
      cursor = page.nextCursor
      if (page.events.length === 0) return { events, nextCursor: cursor }
    }
  }

  test('events: an order’s event is in the feed as soon as its submit was answered', async () => {
    const orderId = await service.place(draftOf())
    const [placed, ...others] = (await read({ orderId })).events
    expect(others).toEqual([])
    expect(placed).toEqual({
      specversion: '1.0',
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      source: '/orders',
      type: 'order.placed',
      subject: orderId,
      time: '2026-03-01T10:00:00.000Z',
      datacontenttype: 'application/json',
      data: expect.objectContaining({ orderId, orderVersion: 1, account: 'NO-1' }),
    })
    await service.request('PATCH', `/orders/v1/${orderId}/cancel`)
    const { events } = await read({ orderId })
    expect(events.map(({ type, data }) => [type, data.orderVersion])).toEqual([
      ['order.placed', 1],
      ['order.cancelled', 2],
    ])
  })

  test('events: if none can get a position, those that have one are still served', async () => {
    const start = (await readAll()).nextCursor
    const orderId = newOrderId()
    await recordMadeUpEvent(service.store, { orderId })
    await readAll()
    await recordMadeUpEvent(service.store, { orderId: newOrderId() })
    const full: Store = {
      ...service.store,
      batch: () => Promise.reject(new StoreUnavailable('The disk is full.')),
    }
    const filter = { type: null, account: null, orderId: null }
    const loadFanOut = () => loadWebhookFanOut(service.store, '/orders', 0)
    const page = await readFeed(full, loadFanOut, filter, readCursor(start, isCount) ?? 0, 10)
    expect(page instanceof Problem ? page : page.rows.map((row) => row.order_id)).toEqual([orderId])
    await readAll()
  })

  test('events: the cursor continues where the page ended, and there always is one', async () => {
    const { nextCursor: start } = await readAll()
    expect((await read({ cursor: start })).nextCursor).toBe(start)
    const ids = [
      await recordMadeUpEvent(service.store),
      await recordMadeUpEvent(service.store),
      await recordMadeUpEvent(service.store),
    ]
    const firstTwo = await read({ cursor: start, limit: 2 })
    expect(firstTwo.events).toHaveLength(2)
    const rest = await read({ cursor: firstTwo.nextCursor, limit: 2 })
    expect([...firstTwo.events, ...rest.events].map(({ subject }) => subject).sort()).toEqual(ids.sort())
    const end = await read({ cursor: rest.nextCursor })
    expect(end.events).toEqual([])
    const late = await recordMadeUpEvent(service.store)
    expect((await read({ cursor: end.nextCursor })).events.map(({ subject }) => subject)).toEqual([late])
  })

  test('events: filters leave out other events, and the cursor skips them', async () => {
    const { nextCursor: cursor } = await readAll()
    const german = await recordMadeUpEvent(service.store, { account: 'DE-1', type: 'order.filtered' })
    await recordMadeUpEvent(service.store, { type: 'order.filtered' })
    await recordMadeUpEvent(service.store, { account: 'DE-1' })
    const found = await read({ cursor, account: 'DE-1', type: 'order.filtered' })
    expect(found.events.map(({ subject }) => subject)).toEqual([german])
    expect((await read({ cursor: found.nextCursor })).events).toEqual([])
  })

  test('events: callers without the scope and invalid cursors are refused', async () => {
    const path = '/fulfilment/v1/events'
    expect((await service.request('GET', path, { as: null })).status).toBe(401)
    expect(codeOf(await service.request('GET', path, { as: 'shop' }))).toBe('scope_missing')
    const wrong = await service.request('GET', `${path}?cursor=nonsense&limit=0`, { as: 'staff' })
    expect(fieldsOf(wrong)).toEqual(['limit'])
    const cursor = await service.request('GET', `${path}?cursor=nonsense`, { as: 'staff' })
    expect(fieldsOf(cursor)).toEqual(['cursor'])
  })

  test('events: placing ends with the events from before the call, while new ones arrive', async () => {
    const record = () =>
      recordMadeUpEvent(service.store, { orderId: newOrderId(), version: 1, type: 'order.late', at: 1 })
    await readAll()
    await record()
    let rounds = 0
    await placeEvents(service.store, async () => {
      if (++rounds < 5) await record()
      return loadWebhookFanOut(service.store, '/orders', 1)
    })
    expect(rounds).toBe(1)
    expect((await readAll({ type: 'order.late' })).events).toHaveLength(2)
  })

  test('events: a reader beside many writers gets every event once, each order in sequence', async () => {
    const writers = 8
    const changes = 15
    const { nextCursor } = await readAll()
    const stores = await Promise.all(
      Array.from({ length: engine === 'postgres' ? 3 : 1 }, () => openStore(service.settings)),
    )
    let isOver = false
    const writing = Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const orderId = newOrderId()
        for (let version = 1; version <= changes; version++) {
          const store = stores[(writer + version) % stores.length] as Store
          // Clocks that disagree.
          await recordMadeUpEvent(store, {
            orderId,
            version,
            type: 'order.crowd',
            at: Math.round(Math.random() * 1000),
          })
        }
      }),
    ).finally(() => {
      isOver = true
    })
    const placing = stores.map(async (store) => {
      while (!isOver) {
        await placeEvents(store, () => loadWebhookFanOut(store, '/orders', 1))
        await pause(1)
      }
    })
    const seen: CloudEvent[] = []
    for (let cursor = nextCursor; ; ) {
      const wasOver = isOver
      const page = await read({ cursor, limit: 7 })
      seen.push(...page.events.filter(({ type }) => type === 'order.crowd'))
      cursor = page.nextCursor
      if (wasOver && page.events.length === 0) break
    }
    await Promise.all([writing, ...placing])
    await Promise.all(stores.map((store) => store.close()))

    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen).toHaveLength(writers * changes)
    for (const [, events] of Map.groupBy(seen, ({ subject }) => subject)) {
      expect(events.map(({ data }) => data.orderVersion)).toEqual(
        Array.from({ length: changes }, (_, i) => i + 1),
      )
    }
    const positions = await service.store.all<{ position: number }>({
      statement: adHoc('SELECT position FROM event ORDER BY position'),
    })
    expect(positions.map(({ position }) => position)).toEqual(positions.map((_, index) => index + 1))
  })

  test('events: a cursor before removed events is answered 410 with the oldest one, and no cursor starts there', async () => {
    const start = (await readAll()).nextCursor
    const orderIds = [newOrderId(), newOrderId(), newOrderId()]
    // One after the other: events of the same time get their positions in any order.
    for (const [index, orderId] of orderIds.entries()) {
      await recordMadeUpEvent(service.store, { orderId, at: startOfTime + index })
    }
    const first = await read({ cursor: start, limit: 1 })
    await readAll()
    const removed = orderIds.slice(0, 2)
    await service.store.batch([
      {
        statement: adHoc('UPDATE event SET occurred_at = 1 WHERE order_id IN ($1, $2)'),
        values: removed,
        rows: 2,
      },
    ])
    await cleanUp(service.store, service.settings, startOfTime)
    const reply = await service.request<{ oldest: string; detail: string }>(
      'GET',
      `/fulfilment/v1/events?cursor=${first.nextCursor}`,
      { as: 'staff' },
    )
    expect([reply.status, codeOf(reply)]).toEqual([410, 'cursor_expired'])
    expect(reply.body.detail).toContain(reply.body.oldest)
    const kept = [orderIds[2]]
    expect((await read({ cursor: reply.body.oldest })).events.map(({ subject }) => subject)).toEqual(kept)
    // Without a cursor, earlier events were not promised.
    expect((await read()).events.map(({ subject }) => subject)).toEqual(kept)
  })
})
