// `npm run failover -- --switchovers 50 --kills 20`: orders while a Patroni cluster changes its primary. Prints how many
// orders were acknowledged, lost and doubled, and how long none was acknowledged. SIGINT ends it early, with its figures.
import { parseArgs } from 'node:util'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { seedFixture } from '../../test/support/fixture.ts'
import { createBuyer, emptyLedger, type Ledger } from '../../test/support/load.ts'
import { pause, randomFrom, startProcess, withTestStore } from '../../test/support/processes.ts'
import { median } from '../median.ts'
import { startCluster } from './patroni.ts'

const { values: options } = parseArgs({
  options: {
    switchovers: { type: 'string', default: '5' },
    kills: { type: 'string', default: '3' },
    buyers: { type: 'string', default: '6' },
  },
})
/** Long enough for orders before and after each event. */
const quiet = 1_000

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

let isInterrupted = false
process.once('SIGINT', () => {
  isInterrupted = true
})

const cluster = await startCluster()
const services: Awaited<ReturnType<typeof startProcess>>[] = []
try {
  await cluster.untilReplicated()
  const env = { DATABASE_URL: cluster.url, DATABASE_CONNECTIONS: '8' }
  await withTestStore(env, (store) => seedFixture(store, Date.now()))
  services.push(await startProcess(env), await startProcess(env))

  const ledger = emptyLedger()
  /** When orders were acknowledged. */
  const answered: number[] = [performance.now()]
  const note = ledger.orders.set.bind(ledger.orders)
  ledger.orders.set = (draftId, orderId) => {
    answered.push(performance.now())
    return note(draftId, orderId)
  }
  let isOver = false
  const random = randomFrom(1)
  const buyers = Array.from({ length: Number(options.buyers) }, async (_, index) => {
    const buyer = createBuyer(`b${index}`, ledger, random)
    const url = services[index % services.length]?.url as string
    while (!isOver) {
      await buyer.run(
        () => url,
        () => isOver,
      )
      // A request without a clear answer is repeated with its key until it has one.
      while (buyer.pending) {
        const reply = await buyer.retry(url).catch(() => undefined)
        if (reply && reply.status >= 300 && reply.status < 500)
          throw new Error(`repeat answered ${reply.text}`)
        if (buyer.pending) await pause(50)
      }
    }
  })

  /** Causes an event and returns the longest time without an acknowledged order, in milliseconds. */
  async function outage(cause: () => Promise<void>): Promise<number> {
    await cluster.untilReplicated()
    await pause(quiet)
    const start = performance.now()
    await cause()
    await pause(quiet)
    // Served again: an order was acknowledged after the new primary was there.
    const changed = performance.now()
    while ((answered.at(-1) as number) < changed) await pause(20)
    const times = [
      answered.findLast((time) => time < start) ?? start,
      ...answered.filter((time) => time >= start),
    ]
    return Math.max(...times.slice(1).map((time, place) => time - (times[place] as number)))
  }
  async function repeat(title: string, count: number, cause: () => Promise<void>): Promise<void> {
    const times: number[] = []
    for (let number = 1; number <= count && !isInterrupted; number++) {
      const time = await outage(cause)
      times.push(time)
      console.error(
        `${title} ${number} of ${count}: ${Math.round(time)} ms without an order, ${ledger.orders.size} orders`,
      )
    }
    if (times.length === 0) return
    console.log(
      `${title}: ${times.length}; without an order for ${seconds(median(times))} s (median), ${seconds(Math.max(...times))} s (worst)`,
    )
  }
  await repeat('kills', Number(options.kills), cluster.killPrimary)
  await repeat('switchovers', Number(options.switchovers), cluster.switchOver)

  await cluster.untilReplicated()
  isOver = true
  await Promise.all(buyers)
  const { lost, doubled } = await withTestStore(env, (store) => compare(store, ledger))
  console.log(`acknowledged orders: ${ledger.orders.size}; lost: ${lost}; doubled: ${doubled}`)
  process.exitCode = lost + doubled > 0 ? 1 : 0
} finally {
  for (const service of services) await service.kill()
  await cluster.stop()
}

/** Compares what was acknowledged with what is stored. */
async function compare(store: Store, { orders, drafts }: Ledger) {
  const stored = await store.all<{ id: string; draft_id: string }>({
    statement: adHoc('SELECT id, draft_id FROM orders'),
  })
  const draftRows = await store.all<{ id: string; body: string }>({
    statement: adHoc('SELECT id, body FROM draft'),
  })
  const draftOfOrder = new Map(stored.map(({ id, draft_id }) => [id, draft_id]))
  const storedDrafts = new Set(draftRows.map(({ id }) => id))
  const lostOrders = [...orders].filter(([draftId, orderId]) => draftOfOrder.get(orderId) !== draftId)
  const lostDrafts = [...drafts.keys()].filter((id) => !storedDrafts.has(id))
  // Every request was repeated until it had an answer: what exists beyond the answers was stored twice.
  return {
    lost: lostOrders.length + lostDrafts.length,
    doubled: Math.max(0, stored.length - orders.size) + Math.max(0, draftRows.length - drafts.size),
  }
}
