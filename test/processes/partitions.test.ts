// The statements of docs/explanation/scaling.md that partition orders, drafts and events by time: the service works on as before.

import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { contradictions } from '../support/consistency.ts'
import { runOn } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, startTestService } from '../support/service.ts'

interface Feed {
  events: { id: string; subject: string; type: string }[]
}

const service = forTests(() => startTestService('postgres'))

/** With these times instead of months. */
function partitioning(first: number, rest: number): string {
  const text = readFileSync(new URL('../../docs/explanation/scaling.md', import.meta.url), 'utf8')
  const [, sql] = /```sql\n(BEGIN;[\s\S]+?COMMIT;)\n```/.exec(text) ?? []
  if (!sql) throw new Error('docs/explanation/scaling.md has no statements that partition the tables.')
  return sql
    .replaceAll('2026-12-01T00:00Z', new Date(first).toISOString())
    .replaceAll('2027-01-01T00:00Z', new Date(rest).toISOString())
}

const query = (sql: string) => runOn(service.settings.DATABASE_URL as string, sql)

async function place(): Promise<string> {
  service.time.now += 1000
  return service.place(draftOf())
}

/** The rows of each partition, such as `orders_first`. */
async function spread(table: string): Promise<Record<string, number>> {
  const rows = await service.store.all<{ name: string; count: number }>({
    statement: adHoc(
      `SELECT tableoid::regclass::text AS name, COUNT(*) AS count FROM ${table} GROUP BY 1 ORDER BY 1`,
    ),
  })
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

const feed = async () => {
  const { body } = await service.request<Feed>('GET', '/fulfilment/v1/events?limit=100', { as: 'staff' })
  return body.events.map(({ subject, type }) => `${subject} ${type}`)
}

test('partitions: orders go on in new partitions, are found, listed and cancelled in all of them', async () => {
  const orders = [await place(), await place()]
  const open = await service.create(draftOf())
  await pause(2)
  const first = Date.now()
  await query(partitioning(first, first + 3_600_000))
  orders.push(await place(), await place())
  expect(await spread('orders')).toEqual({ orders_before: 2, orders_first: 2 })
  expect(await spread('draft')).toEqual({ draft_before: 3, draft_first: 2 })
  expect(await spread('event')).toEqual({ event_before: 2, event_first: 2 })

  for (const id of orders) expect((await service.readOrder(id)).orderId).toBe(id)
  const { body } = await service.request<{ orders: { orderId: string }[] }>('GET', '/orders/v1?limit=3')
  expect(body.orders.map(({ orderId }) => orderId)).toEqual(orders.toReversed().slice(0, 3))

  // A draft of the old partition becomes one order, however often it is submitted.
  const replies = await Promise.all(Array.from({ length: 5 }, () => service.submit(open)))
  expect(replies.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422, 422])
  const last = replies.find(({ status }) => status === 204)
  expect(await spread('orders')).toEqual({ orders_before: 3, orders_first: 2 })

  const [old] = orders as [string]
  expect((await service.request('PATCH', `/orders/v1/${old}/cancel`)).status).toBe(204)
  expect(await feed()).toEqual([
    ...orders.map((id) => `${id} order.placed`),
    `${last && service.orderIdOf(last)} order.placed`,
    `${old} order.cancelled`,
  ])
  expect(await contradictions(service.store)).toEqual([])
})

test('partitions: a dropped partition of events takes only the old ones along', async () => {
  const before = await feed()
  await query('DROP TABLE event_before')
  expect(await feed()).toEqual(before.slice(2))
  const id = await place()
  expect((await feed()).at(-1)).toBe(`${id} order.placed`)
})
