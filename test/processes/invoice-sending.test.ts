// Several processes issue, send and remind while they are killed: every billing gets one document, every document reaches the access point
// once, and no email has a second one beside it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveCompany } from '../../src/billing/company/company.ts'
import { company } from '../../src/billing/compose/compose.fixture.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { startAccessPoint } from '../support/access-point.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import {
  createSeededDatabase,
  openTestStore,
  pause,
  placeOrder,
  randomFrom,
  type ServiceProcess,
  send,
  startProcess,
  startProcesses,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'
import { startSmtp } from '../support/smtp.ts'

const kills = 5
const orders = 20
const seed = 29_024
const patience = { timeout: 120_000, interval: 200 }

describe.each(engines)('sending of invoices on %s', (engine) => {
  let database: TestDatabase
  let services: ServiceProcess[]
  let store: Store
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let accessPoint: Awaited<ReturnType<typeof startAccessPoint>>
  beforeAll(async () => {
    smtp = await startSmtp()
    accessPoint = await startAccessPoint()
    database = await createSeededDatabase(engine)
    Object.assign(database.env, accessPoint.env, {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orders@shop.example',
      EVENTS_MILLISECONDS: '50',
    })
    services = await startProcesses(database, 2)
    store = await openTestStore(database.env)
    const choices = { issuing: 'whenBilled', sending: 'whenIssued' } as const
    await store.batch([
      saveCompany({ company: { ...company, ...choices, reminders: [{ days: 1, text: null }] }, version: 0 }),
    ])
  })
  afterAll(async () => {
    await Promise.all((services ?? []).map((service) => service.kill()))
    await store?.close()
    await database?.drop()
    await smtp.close()
    await accessPoint.close()
  })

  const count = async (sql: string) =>
    Number((await store.all<{ n: number }>({ statement: adHoc(`SELECT COUNT(*) AS n FROM ${sql}`) }))[0]?.n)
  const bill = (billing: object) =>
    store.batch([
      {
        statement: adHoc('UPDATE account SET billing = $1, version = version + 1 WHERE id = $2'),
        values: [JSON.stringify(billing), 'NO-2'],
        rows: 1,
      },
    ])
  async function killAndStart(which: number) {
    const victim = which % services.length
    await (services[victim] as ServiceProcess).kill()
    services[victim] = await startProcess(database.env)
  }
  const urlOf = (index: number) => (services[index % services.length] as ServiceProcess).url
  /** Confirmed orders, each with an invoice. */
  async function makeBillings() {
    for (let index = 0; index < orders; index++) {
      const orderId = await placeOrder(urlOf(index), draftOf())
      const path = `/fulfilment/v1/orders/${orderId}`
      await send(urlOf(index), { method: 'POST', path: `${path}/confirm`, as: 'staff' })
      const body = { type: 'Invoice' }
      const made = await send(urlOf(index), {
        method: 'POST',
        path: `${path}/billings`,
        as: 'staff',
        json: body,
      })
      expect(made.status, made.text).toBe(201)
    }
  }
  /** One Message-ID for each file. */
  const idsByFile = (subject: string) => {
    const ids = new Map<string, Set<string>>()
    for (const { raw, messageId } of smtp.received) {
      if (!new RegExp(`^Subject: ${subject}`, 'm').test(raw)) continue
      const [file = ''] = /(INV-\d+-\d+)\.pdf/.exec(raw) ?? []
      ids.set(file, (ids.get(file) ?? new Set()).add(messageId))
    }
    return ids
  }

  test(`electronic: ${kills} kills and lost answers, and each document arrives once`, {
    timeout: 300_000,
  }, async () => {
    const random = randomFrom(seed)
    accessPoint.participants.add('0192:987654325')
    accessPoint.behaviour.fault = (request) => {
      if (!request.startsWith('POST')) return undefined
      const chance = random()
      return chance < 0.2 ? 'lose the answer' : chance < 0.3 ? 503 : undefined
    }
    await bill({ organisationNumber: '987654325', email: null, language: 'en' })
    await makeBillings()
    for (let kill = 0; kill < kills; kill++) {
      await pause(random() * 400)
      await killAndStart(kill)
    }
    delete accessPoint.behaviour.fault
    await expect.poll(() => count('invoice_sending WHERE sent_at IS NOT NULL'), patience).toBe(orders)
    expect([await count('invoice'), await count('unissued_billing')]).toEqual([orders, 0])
    expect(accessPoint.kept.size).toBe(orders)
    expect(accessPoint.posts()).toBeGreaterThan(orders)
    const rows = await store.all<{ position: number }>({
      statement: adHoc('SELECT position FROM invoice ORDER BY position'),
    })
    expect(rows.map(({ position }) => Number(position))).toEqual(rows.map((_, index) => index + 1))
    console.log(`${engine}: ${orders} documents, ${accessPoint.posts()} requests, ${kills} kills`)
  })

  test(`email and reminders: ${kills} kills, and no document has a second email`, {
    timeout: 300_000,
  }, async () => {
    const random = randomFrom(seed + 1)
    await bill({ email: 'faktura@fjord.example', language: 'en' })
    await makeBillings()
    for (let kill = 0; kill < kills; kill++) {
      await pause(random() * 300)
      await killAndStart(kill)
    }
    const mailed = `invoice_sending WHERE way = 'email' AND sent_at IS NOT NULL`
    await expect.poll(() => count(mailed), patience).toBe(orders)
    await store.batch([{ statement: adHoc(`UPDATE invoice SET due_date = '2020-01-01'`), rows: 'any' }])
    for (let kill = 0; kill < kills; kill++) {
      await pause(random() * 1500)
      await killAndStart(kill)
    }
    await expect.poll(() => count(`reminder WHERE state = 'sent'`), patience).toBe(2 * orders)
    const documents = idsByFile('Invoice INV')
    const reminders = idsByFile('Reminder: Invoice INV')
    expect([documents.size, reminders.size]).toEqual([orders, 2 * orders])
    for (const ids of [...documents.values(), ...reminders.values()]) expect(ids.size).toBe(1)
    console.log(
      `${engine}: ${smtp.received.length} emails sent, ${orders} documents, ${2 * orders} reminders`,
    )
  })
})
