// A process that is killed after the SMTP server has an email, and before the result is stored.
import { expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import {
  createSeededDatabase,
  placeOrder,
  runCommand,
  startProcess,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'
import { smtpError, startSmtp } from '../support/smtp.ts'

const patience = { timeout: 60_000 }

test('emails: one that was accepted before a kill is sent again with the same Message-ID, and then no more', async () => {
  const database = await createSeededDatabase('sqlite')
  const smtp = await startSmtp()
  const env = {
    ...database.env,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@shop.example',
    MAIL_TIMEOUT_MILLISECONDS: '2000',
  }
  let service = await startProcess(env)
  try {
    expect(service.output()).not.toContain('No emails are sent')
    smtp.behaviour.data = () => service.kill()
    const orderId = await placeOrder(service.url, draftOf())
    await service.exited
    expect(smtp.received).toHaveLength(1)

    delete smtp.behaviour.data
    service = await startProcess(env)
    await expect.poll(() => smtp.received.length, patience).toBe(2)
    const [first, second] = smtp.received
    expect(first?.raw).toContain(orderId)
    expect(second?.messageId).toBe(first?.messageId)
    const stateOf = () =>
      withTestStore(database.env, async (store) =>
        (await store.all({ statement: adHoc('SELECT state, attempts FROM mail') })).map((row) => ({
          ...row,
        })),
      )
    await expect.poll(stateOf, patience).toEqual([{ state: 'Sent', attempts: 2 }])
    expect(smtp.received).toHaveLength(2)
  } finally {
    await service.kill()
    await smtp.close()
    await database.drop()
  }
})

test('emails: parked ones are listed and sent again by command', async () => {
  const database = await createSeededDatabase('sqlite')
  const smtp = await startSmtp()
  smtp.behaviour.recipient = () => smtpError(550, 'mailbox unavailable')
  const service = await startProcess({
    ...database.env,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@shop.example',
  })
  try {
    const orderId = await placeOrder(service.url, draftOf())
    const parked = () => runCommand(['mails', 'parked'], database.env)
    await expect.poll(async () => (await parked()).stdout, patience).toContain(orderId)
    expect((await parked()).stdout).toContain('mailbox unavailable')

    delete smtp.behaviour.recipient
    const resent = await runCommand(['mails', 'resend'], database.env)
    expect(resent).toMatchObject({ code: 0, stdout: expect.stringContaining('pending again') })
    await expect.poll(() => smtp.received.length, patience).toBe(1)
    const [mail] = await withTestStore(database.env, (store) =>
      store.all({ statement: adHoc('SELECT id FROM mail') }),
    )
    expect(smtp.received[0]?.messageId).toContain(mail?.id)
    expect((await parked()).stdout).not.toContain(orderId)
  } finally {
    await service.kill()
    await smtp.close()
    await database.drop()
  }
})

test('emails: without an SMTP server, the start says in one line that none are sent', async () => {
  const database = await createSeededDatabase('sqlite')
  const service = await startProcess(database.env)
  try {
    expect(service.output().match(/^No emails are sent, because SMTP_URL is not set\.$/gm)).toHaveLength(1)
  } finally {
    await service.kill()
    await database.drop()
  }
})
