// A row locked by another session, and a server at its connection limit: writes that need them wait a bounded time,
// and everything else continues.
import pg from 'pg'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { contradictions } from '../support/consistency.ts'
import { createDatabase } from '../support/databases.ts'
import { seedFixture } from '../support/fixture.ts'
import {
  createCall,
  createDraft,
  createSeededDatabase,
  placeOrder,
  send,
  startProcess,
  submitCall,
  tally,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  cleanups.push(() => client.end())
  return client
}

test('locked row: submits that need it answer 503 in time, and reads and readiness keep working', async () => {
  const database = await createSeededDatabase('postgres')
  cleanups.push(database.drop)
  const service = await startProcess({ ...database.env, REQUEST_SECONDS: '16' })
  cleanups.push(service.kill)
  const ids = await Promise.all(Array.from({ length: 40 }, () => createDraft(service.url, draftOf())))
  const other = await createDraft(service.url, draftOf([['FEW', 1]]))
  const holder = await connected(database.env.DATABASE_URL as string)
  await holder.query('BEGIN')
  await holder.query(`SELECT * FROM stock WHERE product_id = 'PLENTY' FOR UPDATE`)

  let isOver = false
  const submits = Promise.all(ids.map((id) => send(service.url, submitCall(id)))).finally(() => {
    isOver = true
  })
  const times: number[] = []
  const statuses = new Set<number>()
  while (!isOver) {
    for (const path of ['/readyz', '/orders/v1', `/checkout/v1/${ids[0]}`]) {
      const start = Date.now()
      statuses.add((await send(service.url, { method: 'GET', path })).status)
      times.push(Date.now() - start)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  // All 503 within their time limit, none of them an internal error.
  const replies = await submits
  expect(tally(replies)).toEqual({ '503 not_ready': 40 })
  expect(replies.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true)
  expect([...statuses]).toEqual([200])
  expect(times.length).toBeGreaterThan(9)
  expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(1_000)
  expect(Math.max(...times)).toBeLessThan(4_000)

  await holder.query('ROLLBACK')
  for (const id of [...ids.slice(0, 3), other])
    expect((await send(service.url, submitCall(id))).status).toBe(204)
  await withTestStore(database.env, async (store) => expect(await contradictions(store)).toEqual([]))
})

describe('a server at its connection limit', () => {
  test('connection limit of the server: requests wait for one of the process’s own connections', async () => {
    const role = `crowded_${process.pid}`
    const server = await connected(inject('postgresUrl'))
    await server.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT 3`)
    cleanups.push(() => server.query(`DROP ROLE ${role}`))
    const database = await createDatabase('postgres')
    cleanups.push(database.drop)
    const url = new URL(database.env.DATABASE_URL as string)
    await server.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${role}`)
    url.username = role
    await withTestStore({ DATABASE_URL: url.href }, (store) => seedFixture(store, Date.now()))

    const service = await startProcess({ DATABASE_URL: url.href, DATABASE_CONNECTIONS: '16' })
    cleanups.push(service.kill)
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        send(service.url, index % 2 ? createCall(draftOf()) : { method: 'GET', path: '/orders/v1' }),
      ),
    )
    expect(tally(replies)).toEqual({ '200': 30, '201': 30 })
    await placeOrder(service.url, draftOf())
  })
})
