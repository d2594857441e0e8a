import { text } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import { first, type Store } from '../../platform/store/store.ts'
import { acceptsDemoKeys, type Settings } from '../settings.ts'
import { demoSimulation } from './simulate.ts'

const days = 14
const day = 86_400_000

const anyOrder = readStatement({
  name: 'history.anyOrder',
  columns: { id: text },
  sql: 'SELECT id FROM orders LIMIT 1',
})

/**
 * Gives a demo shop without orders a past: a few orders with their invoices, or two weeks of customers. A service of its own places them,
 * whose clock runs through these days.
 */
export async function fillHistory(
  store: Store,
  settings: Settings,
  now: number,
  past: 'samples' | 'weeks',
): Promise<void> {
  if (!acceptsDemoKeys(settings) || (await first(store, { statement: anyOrder }))) return
  const [{ createService }, { simulateHistory }, { placeSamples, sampleDays }] = await Promise.all([
    import('../service.ts'),
    import('../../../tools/simulation/history.ts'),
    import('../../../tools/simulation/samples.ts'),
  ])
  const say = (line: string) => process.stderr.write(line)
  say(past === 'weeks' ? `Simulating ${days} days of orders ` : 'Placing sample orders …')
  const time = { now: now - (past === 'weeks' ? days : sampleDays) * day }
  const service = await createService({
    settings: {
      ...settings,
      HOST: '127.0.0.1',
      PORT: 0,
      MONITORING_PORT: undefined,
      RATE_LIMIT: 0,
      SMTP_URL: undefined,
      SHUTDOWN_DELAY_SECONDS: 0,
      SHUTDOWN_IDLE_MILLISECONDS: 0,
    },
    store,
    clock: () => time.now,
  })
  try {
    const address = await service.listen()
    const of = { ...demoSimulation, address, time, until: now }
    const onDay = () => say('.')
    const orders =
      past === 'weeks' ? await simulateHistory({ ...of, days, seed: 1, onDay }) : await placeSamples(of)
    say(` ${orders} orders.\n`)
  } catch (error) {
    // The demo also runs without them.
    say(` stopped: ${error}\n`)
  } finally {
    await service.close()
  }
}
