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

/** Gives a demo shop without orders two weeks of them: a service of its own, whose clock runs through these days. */
export async function fillHistory(store: Store, settings: Settings, now: number): Promise<void> {
  if (!acceptsDemoKeys(settings) || (await first(store, { statement: anyOrder }))) return
  const [{ createService }, { simulateHistory }] = await Promise.all([
    import('../service.ts'),
    import('../../../tools/simulation/history.ts'),
  ])
  const say = (line: string) => process.stderr.write(line)
  say(`Simulating ${days} days of orders `)
  const time = { now: now - days * day }
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
    const onDay = () => say('.')
    const orders = await simulateHistory({
      ...demoSimulation,
      address,
      time,
      until: now,
      days,
      seed: 1,
      onDay,
    })
    say(` ${orders} orders.\n`)
  } finally {
    await service.close()
  }
}
