// One caller, or one address without a credential, that asks for as much as it can: others hardly wait. Waiting is measured as the
// time that the main thread of the service computed meanwhile, so that a busy machine does not count.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { seedLargeCatalog } from '../support/large-catalog.ts'
import { busyDuring } from '../support/probe.ts'
import { type ServiceProcess, startProcess, withTestStore } from '../support/processes.ts'
import { requestBytes } from '../support/raw-http.ts'

let database: TestDatabase
let service: ServiceProcess
let isOver = false
let crowd: Promise<unknown>[] = []
const sockets: Socket[] = []
beforeAll(async () => {
  database = await createDatabase('sqlite')
  await withTestStore(database.env, (store) => seedLargeCatalog(store, 20))
  service = await startProcess({ ...database.env, DEMO: 'true' })
})
afterEach(async () => {
  isOver = true
  await Promise.all(crowd)
  crowd = []
  isOver = false
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  await service?.kill()
  await database?.drop()
})

async function ask(path: string, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  const response = await fetch(service.url + path, { headers })
  return { status: response.status, text: await response.text() }
}
const searchFor = (words: string) => `/catalog/v1/products?limit=10&search=${encodeURIComponent(words)}`

/** 60 clients that ask again as soon as they are answered. */
async function askTogether(
  path: string,
  key: string | undefined,
  onAnswer: (text: string) => void = () => {},
) {
  let answers = 0
  const first = Promise.withResolvers<void>()
  crowd = Array.from({ length: 60 }, async () => {
    while (!isOver) {
      const { status, text } = await ask(path, key)
      expect([200, 429, 503]).toContain(status)
      answers++
      first.resolve()
      if (status === 200) onAnswer(text)
    }
  })
  await first.promise
  return () => answers
}

/** How long the service computes until another caller has its answer, in milliseconds. */
async function otherCaller(path: string, count: number) {
  const busyMs: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const { value, ms } = await busyDuring(service, () => ask(path, 'bo_demo_100002'))
    expect(value.status).toBe(200)
    busyMs.push(ms)
  }
  busyMs.sort((a, b) => a - b)
  return { medianMs: busyMs[Math.floor(count / 2)] as number, longestMs: busyMs.at(-1) as number }
}

test('searches of hostile words, 60 of one caller at once: another caller’s takes a few times its own work', async () => {
  await otherCaller(searchFor('ryzen'), 20)
  const alone = await otherCaller(searchFor('ryzen'), 11)
  await askTogether(searchFor('-a '.repeat(85).trim()), 'bo_demo_100001')
  const beside = await otherCaller(searchFor('ryzen'), 11)
  // Callers take turns: with turns for each search, it would be sixty times its own work.
  expect(beside.medianMs / alone.medianMs).toBeLessThan(12)
})

test('metrics, 60 clients of one address: most get a text that exists, and another caller hardly waits', async () => {
  const texts = new Set<string>()
  const answers = await askTogether('/metrics', undefined, (text) => texts.add(text))
  const beside = await otherCaller('/orders/v1?limit=1', 30)
  await expect.poll(answers, { timeout: 60_000 }).toBeGreaterThan(3000)
  expect(texts.size).toBeLessThan(answers() / 3)
  // Each text that is written anew takes some milliseconds: sixty of them would be in front.
  expect(beside.medianMs).toBeLessThan(100)
})

test('pages, 500 pipelined on each of 60 connections: a caller with a connection is served between them', async () => {
  const { hostname, port } = new URL(service.url)
  for (let count = 0; count < 60; count++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {}).resume()
    sockets.push(socket)
    await once(socket, 'connect')
  }
  await otherCaller('/orders/v1?limit=1', 1)
  // It is written when it is asked for first.
  await ask('/docs')
  const pages = Buffer.concat(Array.from({ length: 500 }, () => requestBytes('GET', '/docs', {})))
  for (const socket of sockets) socket.write(pages)
  // Also while the service gives up most of them.
  const beside = await otherCaller('/orders/v1?limit=1', 40)
  // To read one of the connections takes some milliseconds: sixty of them would be in front.
  expect(beside.longestMs).toBeLessThan(250)
  expect(beside.medianMs).toBeLessThan(200)
})
