// The searches that a service runs at its start to warm up.
import { expect, test } from 'vitest'
import { catalogTopic, pricesTopic } from '../../src/catalog/topics.ts'
import { proposeCompletionsRoute } from '../../src/configurator/routes/propose-completions.ts'
import { proposeFixesRoute } from '../../src/configurator/routes/propose-fixes.ts'
import { warmUp } from '../../src/configurator/warm-up.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { startDemoService } from '../support/demo.ts'

test('warm-up: the event loop turns every few milliseconds', async () => {
  const service = await startDemoService('sqlite')
  try {
    const { context } = service.service
    // Nothing may be cached before.
    await service.store.batch([bump(catalogTopic), bump(pricesTopic)])
    await context.poller.refresh()
    const rounds: number[] = []
    let isDone = false
    const count = () => {
      rounds.push(performance.now())
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    const start = process.threadCpuUsage()
    const routes = { completions: proposeCompletionsRoute(context), fixes: proposeFixesRoute(context) }
    await warmUp(routes, context)
    isDone = true
    const { user, system } = process.threadCpuUsage(start)
    const computedMs = (user + system) / 1000
    expect(rounds.length).toBeGreaterThan(computedMs / 40)
    expect(rounds.length).toBeGreaterThan(3)
  } finally {
    await service.stop()
  }
})
