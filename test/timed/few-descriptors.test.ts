// More clients than file descriptors.
import { connect, type Socket } from 'node:net'
import { platform } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { contradictions } from '../support/consistency.ts'
import { brokenPromises, createBuyer, emptyLedger } from '../support/load.ts'
import {
  createSeededDatabase,
  eventually,
  placeOrder,
  type Reply,
  randomFrom,
  startProcess,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const fewDescriptors = ['sh', '-c', 'ulimit -n 64; exec "$@"', 'sh']
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

describe.skipIf(platform() !== 'linux')('few file descriptors', () => {
  test('few file descriptors: further connections are refused, and the database keeps working', async () => {
    const database = await createSeededDatabase('sqlite')
    cleanups.push(database.drop)
    const service = await startProcess({ ...database.env, EVENTS_MILLISECONDS: '50' }, fewDescriptors)
    cleanups.push(service.kill)
    const { port } = new URL(service.url)

    const ledger = emptyLedger()
    const random = randomFrom(64)
    const crowd = Array.from({ length: 6 }, (_, index) => createBuyer(`f${index}`, ledger, random))
    let isOver = false
    // A buyer whose connection is refused retries with the same key.
    const answers: Reply[] = []
    const work = crowd.map(async (buyer) => {
      while (!isOver) {
        await buyer.run(
          () => service.url,
          () => isOver,
        )
        while (buyer.pending && !isOver) {
          const reply = await buyer.retry(service.url).catch(() => undefined)
          if (reply) answers.push(reply)
        }
      }
    })
    // Connections in use stay open.
    await eventually(
      async () => ledger.orders.size,
      (size) => size > 10,
      20_000,
    )
    const before = ledger.orders.size
    const sockets: Socket[] = []
    let refused = 0
    for (let round = 0; round < 8; round++) {
      for (let index = 0; index < 50; index++) {
        const socket = connect(Number(port), '127.0.0.1')
        socket.on('error', () => {})
        socket.on('close', () => refused++)
        sockets.push(socket)
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect(
      await eventually(
        async () => refused,
        (count) => count > 300,
        60_000,
      ),
    ).toBeGreaterThan(300)
    expect(service.hasExited(), service.output()).toBe(false)
    for (const socket of sockets) socket.destroy()
    isOver = true
    await Promise.all(work)
    for (const buyer of crowd)
      await eventually(
        () => buyer.retry(service.url).catch(() => undefined),
        () => !buyer.pending,
        20_000,
      )

    // Nothing else, such as the database, may have failed for lack of descriptors.
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(service.output()).not.toMatch(/EMFILE|CANTOPEN|unable to open/)
    await placeOrder(service.url, draftOf())
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
    await service.kill()
    await withTestStore(database.env, async (store) => {
      expect(await contradictions(store)).toEqual([])
      // Everything answered is stored; one more order was placed by hand.
      expect(await brokenPromises(store, ledger)).toEqual([])
    })
    expect(before).toBeGreaterThan(10)
    expect(ledger.orders.size).toBeGreaterThan(before)
  })
})
