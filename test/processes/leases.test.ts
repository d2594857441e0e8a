// Work that a process has claimed goes to another one soon after the first is gone, and not before. Those that wait for a lease wait at once.
import { describe, expect, type TestContext, test } from 'vitest'
import { newJob } from '../../src/imports/job.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { engines } from '../support/databases.ts'
import { uploader } from '../support/imported-rows.ts'
import {
  createSeededDatabase,
  eventually,
  pause,
  placeOrder,
  runCommand,
  startProcess,
} from '../support/processes.ts'
import { startReceiver } from '../support/receiver.ts'
import { draftOf, startTestService } from '../support/service.ts'
import { startSmtp } from '../support/smtp.ts'

async function startReceivers({ onTestFinished }: TestContext) {
  const receiver = await startReceiver()
  const smtp = await startSmtp()
  onTestFinished(receiver.close)
  onTestFinished(smtp.close)
  return { receiver, smtp }
}

async function prepare(
  context: TestContext,
  engine: 'sqlite' | 'postgres',
  other: Record<string, string> = {},
) {
  const { receiver, smtp } = await startReceivers(context)
  const database = await createSeededDatabase(engine)
  context.onTestFinished(database.drop)
  const env = {
    ...database.env,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@shop.example',
    ...other,
  }
  const made = await runCommand(['webhooks', 'create', '--url', receiver.url], env)
  expect(made.code, made.stderr).toBe(0)
  const start = async () => {
    const service = await startProcess(env)
    context.onTestFinished(service.kill)
    return service
  }
  const received = () => [receiver.received.length, smtp.received.length]
  const until = (counts: number[], limitMs: number) =>
    eventually(
      async () => received(),
      (found) => found.every((count, index) => count >= (counts[index] ?? 0)),
      limitMs,
    )
  return { receiver, smtp, start, received, until }
}

test.concurrent.for(engines)(
  'leases on %s: webhooks and emails of a killed process are sent by another within 20 s',
  async (engine, context) => {
    const { receiver, smtp, start, until } = await prepare(context, engine)
    receiver.answer(() => {})
    smtp.behaviour.data = () => new Promise(() => {})
    const service = await start()
    await placeOrder(service.url, draftOf())
    expect(await until([1, 1], 10_000)).toEqual([1, 1])
    await service.kill()
    receiver.answer(204)
    delete smtp.behaviour.data
    await start()
    expect(await until([2, 2], 20_000)).toEqual([2, 2])
  },
)

test.concurrent('leases: a request that takes longer than a lease is not sent by another process', async (context) => {
  const { receiver, start, received, until } = await prepare(context, 'postgres', {
    WEBHOOK_TIMEOUT_MILLISECONDS: '25000',
  })
  receiver.answer((_item, response) => setTimeout(() => response.writeHead(204).end(), 19_000))
  const [service] = await Promise.all([start(), start()])
  await placeOrder(service.url, draftOf())
  await until([1, 1], 10_000)
  await pause(20_000)
  expect(received()).toEqual([1, 1])
})

describe.each(engines)('leases on %s', (engine) => {
  test('leases: an import that a process with a wrong clock claimed for an hour goes on', async (context) => {
    const service = await startTestService(engine, { clock: Date.now })
    context.onTestFinished(service.stop)
    await service.store.batch([
      newJob('00-claimed', 'prices', false, Date.now(), uploader),
      {
        statement: adHoc(
          `UPDATE import_job SET state = 'Waiting', claimed_until = $1 WHERE id = '00-claimed'`,
        ),
        values: [Date.now() + 3_600_000],
        rows: 1,
      },
    ])
    const state = async () =>
      (await service.store.all<{ state: string }>({ statement: adHoc('SELECT state FROM import_job') }))[0]
    expect(await eventually(state, (row) => row?.state === 'Done', 5000)).toEqual({ state: 'Done' })
  })
})

test('leases: a process with a wrong clock claims by the clock of PostgreSQL', async (context) => {
  const { receiver } = await startReceivers(context)
  receiver.answer(() => {})
  const service = await startTestService('postgres', {
    env: { WEBHOOK_ALLOW_PRIVATE: 'true' },
    processClock: () => Date.now() + 3_600_000,
  })
  context.onTestFinished(service.stop)
  const made = await service.request('POST', '/fulfilment/v1/webhooks', {
    as: 'staff',
    json: { url: receiver.url },
  })
  expect(made.status).toBe(201)
  await service.place(draftOf())
  await eventually(
    async () => receiver.received.length,
    (count) => count === 1,
    60_000,
  )
  const [delivery] = await service.store.all<{ due_at: number }>({
    statement: adHoc('SELECT due_at FROM webhook_delivery'),
  })
  expect((delivery?.due_at ?? 0) - Date.now()).toBeLessThan(20_000)
})
