// The service is killed repeatedly while clients are working. Everything it answered must be stored, nothing may be
// half done, and a request without an answer can be repeated.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/platform/store/store.ts'
import { contradictions } from '../support/consistency.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { brokenPromises, createBuyer, emptyLedger } from '../support/load.ts'
import {
  createSeededDatabase,
  openTestStore,
  pause,
  type Reply,
  randomFrom,
  type ServiceProcess,
  startProcess,
  startProcesses,
  tally,
} from '../support/processes.ts'

const buyers = 8
/** Few kills for the quick run, more for the thorough one. */
const rounds = [
  { kills: 5, seed: 77_001 },
  { kills: 15, seed: 77_002 },
]

describe.each(engines)('kills on %s', (engine) => {
  let database: TestDatabase
  let services: ServiceProcess[]
  let store: Store
  /** Of all rounds: they share the database. */
  const ledger = emptyLedger()
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    services = await startProcesses(database, 2)
    store = await openTestStore(database.env)
  })
  afterAll(async () => {
    await Promise.all((services ?? []).map((service) => service.kill()))
    await store?.close()
    await database?.drop()
  })

  test.for(rounds)(
    '$kills kills: lose nothing, duplicate nothing and leave nothing half done',
    {
      timeout: 300_000,
    },
    async ({ kills, seed }) => {
      console.log(`kills on ${engine}: seed ${seed}`)
      const random = randomFrom(seed)
      const ordersBefore = ledger.orders.size
      const crowd = Array.from({ length: buyers }, (_, index) =>
        createBuyer(`b${seed}-${index}`, ledger, random),
      )
      const retried: Reply[] = []

      for (let round = 0; round < kills; round++) {
        const victim = round % services.length
        let isOver = false
        const enough = ledger.orders.size + 4
        const work = crowd.map((buyer, index) =>
          buyer.run(
            () => (services[index % services.length] as ServiceProcess).url,
            () => isOver,
          ),
        )
        let haveAllFailed = false
        void Promise.all(work).then(() => {
          haveAllFailed = true
        })
        // A moment between two answers, however busy the machine is.
        while (ledger.orders.size < enough && !haveAllFailed) await pause(5)
        await pause(random() * 200)
        const killed = services[victim] as ServiceProcess
        const gone = killed.kill()
        isOver = true
        await Promise.all(work)

        // On PostgreSQL a client uses the other process at once, while the server may still execute the requests of the
        // dead one. The embedded database has to wait for its only service.
        const restart = gone.then(() => startProcess(database.env))
        const survivor = services.length > 1 ? services[(victim + 1) % services.length] : await restart
        const replies = await Promise.all(crowd.map((buyer) => buyer.retry((survivor as ServiceProcess).url)))
        retried.push(...replies.filter((reply) => reply !== undefined))
        services[victim] = await restart

        expect(crowd.flatMap(({ pending }) => pending ?? [])).toEqual([])
        expect(await contradictions(store)).toEqual([])
      }
      expect(await brokenPromises(store, ledger)).toEqual([])

      const replayed = retried.filter(({ headers }) => headers.has('idempotent-replayed')).length
      console.log(
        `kills on ${engine}: ${ledger.drafts.size} drafts, ${ledger.orders.size} orders, ${ledger.cancelled.size} cancelled; ` +
          `${retried.length} requests sent again (${JSON.stringify(tally(retried))}), ${replayed} of them had been done already`,
      )
      // Otherwise the kills hit no request, and the test shows nothing.
      expect(retried.length).toBeGreaterThan(kills)
      expect(ledger.orders.size - ordersBefore).toBeGreaterThan(kills * 3)
    },
  )
})
