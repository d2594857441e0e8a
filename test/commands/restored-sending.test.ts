// A restored database sends nothing until a person says so: its webhooks and emails may be those of a shop that runs.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createDatabase, type Engine, engines } from '../support/databases.ts'
import {
  createSeededDatabase,
  type Env,
  eventually,
  pause,
  placeOrder,
  runCommand,
  send,
  startProcess,
} from '../support/processes.ts'
import { startReceiver } from '../support/receiver.ts'
import { draftOf } from '../support/service.ts'
import { smtpError, startSmtp } from '../support/smtp.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

/** A backup with a delivery and an email that are due again five seconds after the first attempt. */
async function backUpPending(engine: Engine) {
  const receiver = await startReceiver()
  const smtp = await startSmtp()
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-restored-'))
  const database = await createSeededDatabase(engine)
  cleanUp.push(receiver.close, smtp.close, () => rmSync(folder, { recursive: true }), database.drop)
  const sending: Env = {
    WEBHOOK_ALLOW_PRIVATE: 'true',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@shop.example',
    EVENTS_MILLISECONDS: '50',
  }
  const env = { ...database.env, ...sending }
  await runCommand(['webhooks', 'create', '--url', receiver.url], env)
  receiver.answer(503)
  let refusals = 0
  smtp.behaviour.recipient = () => {
    refusals++
    return smtpError(451, 'later')
  }
  const service = await startProcess(env)
  cleanUp.push(service.kill)
  await placeOrder(service.url, draftOf())
  await eventually(
    async () => [receiver.received.length, refusals],
    (counts) => counts.every((count) => count > 0),
    20_000,
  )
  await service.kill()
  const file = join(folder, 'backup.db')
  const made = await runCommand(['backup', file], env)
  expect(made.code, made.stderr).toBe(0)
  receiver.answer(204)
  delete smtp.behaviour.recipient
  const before = receiver.received.length
  return { file, sending, received: () => [receiver.received.length - before, smtp.received.length] }
}

async function restore(engine: Engine, sending: Env, file: string, ...flags: string[]) {
  const database = await createDatabase(engine)
  cleanUp.push(database.drop)
  const env = { ...database.env, ...sending }
  const restored = await runCommand(['restore', file, ...flags], env)
  expect(restored.code, restored.stderr).toBe(0)
  return { env, said: restored.stdout + restored.stderr }
}

describe.each(engines)('a restored %s', (engine) => {
  test('restore: nothing is sent until an administrator resumes sending', { timeout: 180_000 }, async () => {
    const { file, sending, received } = await backUpPending(engine)
    const { env, said } = await restore(engine, sending, file)
    expect(said).toMatch(/sends no webhooks and no emails.*--resume-sending/)
    const service = await startProcess(env)
    cleanUp.push(service.kill)
    expect(service.output()).toMatch(/Webhooks and emails are not sent/)
    await placeOrder(service.url, draftOf())
    await pause(7000)
    expect(received()).toEqual([0, 0])

    const admin = (method: 'GET' | 'POST', path: string) =>
      send(service.url, { method, path: `/admin/v1/sending${path}`, as: 'staff' })
    expect(JSON.parse((await admin('GET', '')).text)).toEqual({ state: 'paused' })
    expect((await admin('POST', '/resume')).status).toBe(204)
    expect(JSON.parse((await admin('GET', '')).text)).toEqual({ state: 'on' })
    expect(
      await eventually(
        async () => received(),
        (counts) => counts.every((count) => count === 2),
        20_000,
      ),
    ).toEqual([2, 2])
    const audit = await send(service.url, {
      method: 'GET',
      path: '/admin/v1/audit?entity=sending',
      as: 'staff',
    })
    expect(audit.text).toContain('"resume"')
  })
})

test('restore: a drill copy never sends', { timeout: 180_000 }, async () => {
  const { file, sending, received } = await backUpPending('sqlite')
  const { env } = await restore('sqlite', sending, file, '--drill')
  const refused = await runCommand(['serve', '--resume-sending'], { ...env, PORT: '0' })
  expect(refused.code).toBe(2)
  expect(refused.stderr).toMatch(/restored for a drill/)
  const service = await startProcess(env)
  cleanUp.push(service.kill)
  const reply = await send(service.url, { method: 'POST', path: '/admin/v1/sending/resume', as: 'staff' })
  expect([reply.status, reply.code]).toEqual([422, 'drill_copy'])
  await pause(7000)
  expect(received()).toEqual([0, 0])
})

test('serve: --resume-sending sends what a restored database has', { timeout: 180_000 }, async () => {
  const { file, sending, received } = await backUpPending('sqlite')
  const { env } = await restore('sqlite', sending, file)
  const service = await startProcess(env, [], ['--resume-sending'])
  cleanUp.push(service.kill)
  expect(
    await eventually(
      async () => received(),
      (counts) => counts.every((count) => count === 1),
      30_000,
    ),
  ).toEqual([1, 1])
})
