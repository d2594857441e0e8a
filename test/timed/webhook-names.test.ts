// Receivers whose names do not resolve, beside healthy ones.
import { describe, expect, type TestContext, test } from 'vitest'
import { createNames } from '../../src/platform/names/names.ts'
import { startCheckedService } from '../support/contract.ts'
import { newOrderId, recordMadeUpEvent } from '../support/events.ts'
import { type NameAnswer, startNameServer } from '../support/name-server.ts'
import { eventually, pause } from '../support/processes.ts'
import { startReceiver } from '../support/receiver.ts'
import { areDelivered, subscribe, webhookEnv } from '../support/webhooks.ts'

/** A service with webhooks to unresolvable names, and one to a healthy receiver. */
async function startBeside(
  { onTestFinished }: TestContext,
  deadNames: number,
  timeLimit: number,
  timeout: number,
) {
  const dead = Array.from({ length: deadNames }, (_, index) => `dead-${index}.example.test`)
  const answers: Record<string, NameAnswer> = { 'healthy.example.test': ['127.0.0.1'] }
  for (const name of dead) answers[name] = 'silent'
  const server = await startNameServer(answers)
  onTestFinished(server.close)
  const names = createNames({ servers: [server.server], timeLimit })
  const env = { ...webhookEnv, WEBHOOK_TIMEOUT_MILLISECONDS: String(timeout) }
  const service = await startCheckedService('sqlite', { names, env })
  onTestFinished(service.stop)
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  for (const name of dead) await subscribe(service, { url: `http://${name}/hook` })
  const healthy = await subscribe(service, {
    url: receiver.url.replace('127.0.0.1', 'healthy.example.test'),
  })
  return { service, names, server, receiver, healthy }
}

describe('webhooks by name', () => {
  test.concurrent('webhooks with three unresolvable names: the healthy receiver gets 30 of 30, and lookups do not accumulate', async (context) => {
    const { service, names, server, receiver, healthy } = await startBeside(context, 3, 5_000, 15_000)
    let mostPending = 0
    const watch = setInterval(() => {
      mostPending = Math.max(mostPending, names.pending())
    }, 5)
    for (let count = 0; count < 30; count++) await recordMadeUpEvent(service.store, { orderId: newOrderId() })
    const started = performance.now()
    const log = await healthy.until(areDelivered(30), 20_000)
    const took = performance.now() - started
    expect(log.filter(({ state }) => state === 'Delivered')).toHaveLength(30)
    expect(receiver.received).toHaveLength(30)
    // Far less than one lookup that times out, on a machine that is not overloaded.
    expect(took).toBeLessThan(15_000)
    // Until the unresolvable ones failed more than once.
    await pause(1000)
    clearInterval(watch)
    expect(mostPending).toBeLessThanOrEqual(4)
    expect(server.asked.filter((question) => question.startsWith('healthy'))).toHaveLength(2)
  })

  test.concurrent('webhooks with more dead receivers than sending slots: the healthy receiver gets its events', async (context) => {
    const { service, healthy } = await startBeside(context, 0, 5_000, 60_000)
    const silent = await startReceiver(() => {})
    context.onTestFinished(silent.close)
    for (let count = 0; count < 20; count++) await subscribe(service, silent)
    for (let count = 0; count < 30; count++) await recordMadeUpEvent(service.store, { orderId: newOrderId() })
    await eventually(
      async () => silent.state.open,
      (open) => open >= 20,
      20_000,
    )
    for (let count = 0; count < 30; count++) await recordMadeUpEvent(service.store, { orderId: newOrderId() })
    const log = await healthy.until(areDelivered(60), 20_000)
    expect(log.filter(({ state }) => state === 'Delivered')).toHaveLength(60)
    expect(silent.state.open).toBe(20)
  })

  test.concurrent('webhooks with unresolvable names: stopping does not wait for them', async (context) => {
    const { service, names } = await startBeside(context, 3, 60_000, 60_000)
    await recordMadeUpEvent(service.store, { orderId: newOrderId() })
    while (names.pending() < 3) await pause(10)
    await service.service.close()
    expect(
      await eventually(
        async () => names.pending(),
        (count) => count === 0,
        30_000,
      ),
    ).toBe(0)
  })
})
