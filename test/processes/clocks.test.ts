// A process whose clock is wrong removes nothing, keeps what others wrote, and says so.
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { cleanUpByClock } from '../../src/app/cleanup.ts'
import { openStore } from '../../src/app/open-store.ts'
import { followDatabaseClock } from '../../src/platform/clock/database-clock.ts'
import { acceptTime } from '../../src/platform/clock/kept-time.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { first } from '../../src/platform/store/store.ts'
import { engines } from '../support/databases.ts'
import { eventually, runCommand } from '../support/processes.ts'
import { draftOf, startTestService, type TestService } from '../support/service.ts'
import { day } from '../support/world.ts'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

const countOf = async ({ store }: TestService, table: string) =>
  (await first<{ n: number }>(store, { statement: adHoc(`SELECT COUNT(*) AS n FROM ${table}`) }))?.n

const isReady = async (service: TestService) =>
  (await service.request('GET', '/readyz', { as: null })).status === 200

describe.each(engines)('clocks on %s', (engine) => {
  /** A service whose clock is as far from the real one as the test says. */
  async function start(aheadMs = 0) {
    const skew = { aheadMs }
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    const service = await startTestService(engine, {
      processClock: () => Date.now() + skew.aheadMs,
      log,
    })
    cleanUp.push(service.stop)
    const untilReady = (expected: boolean) =>
      eventually(
        () => isReady(service),
        (ready) => ready === expected,
        60_000,
      )
    return { service, skew, lines, untilReady }
  }

  test('clocks: a step of 40 days removes no draft, event or key, and a repeated key makes no second draft', async () => {
    const { service, skew, lines, untilReady } = await start()
    expect(await isReady(service)).toBe(true)
    const headers = { 'Idempotency-Key': 'again' }
    const draft = await service.create(draftOf(), { headers })
    await service.place(draftOf())
    await eventually(
      () => countOf(service, 'event WHERE position IS NOT NULL'),
      (count) => count === 1,
      60_000,
    )
    skew.aheadMs = 40 * day
    expect(await untilReady(false)).toBe(false)
    const reply = await service.request<{ message?: string }>('GET', '/readyz', { as: null })
    expect(reply.text).toMatch(/clock.* 40 days (ahead of|after)/)
    await eventually(
      async () => lines.join(''),
      (text) => /40 days/.test(text),
      5000,
    )
    expect(lines.filter((line) => /40 days/.test(line))).toHaveLength(1)

    const clock = followDatabaseClock({
      store: service.store,
      clock: () => Date.now() + skew.aheadMs,
      toleranceMs: 5000,
    })
    expect(await cleanUpByClock(service.store, service.settings, clock)).toBeUndefined()
    expect(await service.create(draftOf(), { headers })).toBe(draft)
    expect(await countOf(service, 'draft')).toBe(2)
    expect(await countOf(service, 'event')).toBe(1)

    skew.aheadMs = 0
    expect(await untilReady(true)).toBe(true)
    expect(await service.create(draftOf(), { headers })).toBe(draft)
  })

  test('clocks: a clock that is behind turns readiness off too', async () => {
    const { skew, untilReady } = await start()
    expect(await untilReady(true)).toBe(true)
    skew.aheadMs = -60_000
    expect(await untilReady(false)).toBe(false)
    skew.aheadMs = 0
    expect(await untilReady(true)).toBe(true)
  })
})

test('clocks: a process that is 40 days ahead of PostgreSQL writes the times of PostgreSQL', async () => {
  const service = await startTestService('postgres', { processClock: () => Date.now() + 40 * day })
  cleanUp.push(service.stop)
  const { createdAt } = await service.readCheckout(await service.create(draftOf()))
  expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000)
})

test('clocks: an embedded database remembers the time while it is stopped, until a person accepts another', async () => {
  const service = await startTestService('sqlite', { processClock: Date.now })
  cleanUp.push(service.stop)
  await service.service.close()
  await service.store.batch([acceptTime(Date.now() - 40 * day)])
  const store = await openStore(service.settings)
  cleanUp.push(store.close)
  const clock = followDatabaseClock({ store, clock: Date.now, toleranceMs: 5000 })
  await clock.check()
  expect(clock.fault()).toMatch(/40 days after .* buildorder accept-clock/)
  const { code, stdout } = await runCommand(['accept-clock'], { DATA_DIR: service.settings.DATA_DIR })
  expect(code).toBe(0)
  expect(stdout).toMatch(/accepted/)
  await clock.check()
  expect(clock.fault()).toBeUndefined()
})
