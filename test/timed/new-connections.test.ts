// A crowd of one caller that opens a connection for each request, more than the service can answer, and another caller that
// connects anew for each request too. Load comes from processes of their own, at a constant rate, answered or not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../support/databases.ts'
import type { KeyName } from '../support/fixture.ts'
import { runNewConnections } from '../support/new-connections.ts'
import {
  createCall,
  createSeededDatabase,
  eventually,
  type ServiceProcess,
  send,
  startProcess,
} from '../support/processes.ts'
import { requestBytes } from '../support/raw-http.ts'
import { draftOf } from '../support/service.ts'

let database: TestDatabase
let service: ServiceProcess
beforeAll(async () => {
  database = await createSeededDatabase('sqlite')
  service = await startProcess({ ...database.env, REQUESTS_AT_ONCE: '16', QUEUE_MILLISECONDS: '10' })
})
afterAll(async () => {
  await service?.kill()
  await database?.drop()
})

const createOf = (as: KeyName, lines: number) =>
  requestBytes(
    'POST',
    '/checkout/v1/create',
    { Authorization: `Bearer bo_${as}`, 'Content-Type': 'application/json' },
    JSON.stringify(draftOf(Array.from({ length: lines }, () => ['PLENTY', 1]))),
  )

test('crowd of new connections: is refused, and a known caller that connects anew never is', async () => {
  const { hostname, port } = new URL(service.url)
  expect((await send(service.url, createCall(draftOf(), { as: 'german' }))).status).toBe(201)
  const [crowd, other] = await runNewConnections({
    host: hostname,
    port: Number(port),
    seconds: 5,
    streams: [
      { name: 'crowd', rate: 600, requests: [createOf('shop', 200)] },
      { name: 'other', rate: 10, requests: [createOf('german', 1)] },
    ],
  })
  expect(crowd?.statuses).toMatchObject({ 201: expect.any(Number), 503: expect.any(Number) })
  // 0: the generator gave up after ten seconds.
  const { 201: served = 0, 0: late = 0, ...refused } = other?.statuses ?? {}
  expect(refused).toEqual({})
  expect(served).toBeGreaterThan(late)
  const after = await eventually(
    () => send(service.url, createCall(draftOf())),
    ({ status }) => status === 201,
    60_000,
  )
  expect(after.status).toBe(201)
})
