// Unpaid invoices are reminded of by the rules of the company: once by each, and never after they were paid.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceSummary, ReminderView } from '../../src/contract/invoice.ts'
import { completeCompany, setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done, nameOf } from '../support/desk.ts'
import { draftOf, type TestService } from '../support/service.ts'
import { smtpError, startSmtp } from '../support/smtp.ts'

const patience = { timeout: 30_000 }
const day = 86_400_000
const rules = [{ days: 7 }, { days: 20, text: 'This is the last reminder.' }]

describe.each(engines)('reminders on %s', (engine) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let service: TestService
  let desk: Desk
  beforeAll(async () => {
    smtp = await startSmtp()
    service = await startCheckedService(engine, {
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'orders@shop.example', EVENTS_MILLISECONDS: '10' },
    })
    desk = deskOf(service)
    await setCompany(service)
    await billed({ email: 'faktura@fjord.example', language: 'en' })
  })
  afterEach(() => {
    delete smtp.behaviour.recipient
  })
  afterAll(async () => {
    await service.stop()
    await smtp.close()
  })

  const choose = (reminders: object[]) => setCompany(service, { ...completeCompany, reminders })
  async function billed(billing: object) {
    const path = '/admin/v1/accounts/NO-2'
    const { version } = done(await desk.call<{ version: number }>('GET', path)).body
    done(await desk.call('PATCH', path, { billing }, { headers: { 'If-Match': `"${version}"` } }))
  }
  async function issued() {
    const orderId = await service.place(draftOf())
    done(await desk.confirm(orderId))
    const { billingId } = done(await desk.invoice(orderId)).body
    return done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`)).body
  }
  const pay = ({ number, payable }: InvoiceSummary) =>
    desk.call('POST', '/fulfilment/v1/payments', {
      bankReference: `bank-${number}`,
      receivedOn: new Date(service.time.now).toISOString().slice(0, 10),
      currency: 'NOK',
      amount: payable,
      message: number,
    })
  const listOf = async ({ number }: InvoiceSummary) =>
    done(await desk.call<{ reminders: ReminderView[] }>('GET', `/fulfilment/v1/reminders?search=${number}`))
      .body.reminders
  const remindersOf = async (invoice: InvoiceSummary) =>
    (await listOf(invoice)).map(({ level, state }) => `${level} ${state}`)
  const mailsAbout = ({ number }: InvoiceSummary) =>
    smtp.received.filter(({ raw }) => raw.includes(`Subject: Reminder: Invoice ${number}`))
  /** Longer than a turn of the background work. */
  const turn = () => new Promise((resolve) => setTimeout(resolve, 1500))

  test('rules: none by default, each with more days than the one before, and at most five', async () => {
    const invoice = await issued()
    service.time.now += 100 * day
    await turn()
    expect(await remindersOf(invoice)).toEqual([])
    await expect(choose([{ days: 7 }, { days: 7 }])).rejects.toThrow('reminders[1].days')
    await expect(choose([{ days: 0 }])).rejects.toThrow('400')
    await expect(choose(Array.from({ length: 6 }, (_, index) => ({ days: index + 1 })))).rejects.toThrow(
      '400',
    )
    done(await pay(invoice))
  })

  test('reminder: one by each rule, with the document, and its own text', async () => {
    await choose(rules)
    const invoice = await issued()
    service.time.now += (14 + 6) * day
    await turn()
    expect(await remindersOf(invoice)).toEqual([])
    service.time.now += 2 * day
    await expect.poll(() => remindersOf(invoice), patience).toEqual(['1 sent'])
    await turn()
    const [first] = mailsAbout(invoice)
    expect(first?.recipients).toEqual(['faktura@fjord.example'])
    expect(first?.raw).toContain(`${invoice.number}.pdf`)
    service.time.now += 14 * day
    await expect.poll(() => remindersOf(invoice), patience).toEqual(['2 sent', '1 sent'])
    service.time.now += 100 * day
    await turn()
    expect(mailsAbout(invoice)).toHaveLength(2)
    expect(mailsAbout(invoice)[1]?.raw).toContain('This is the last reminder.')
    done(await pay(invoice))
  })

  test('reminder: rules that are switched on late begin with the first', async () => {
    await choose([])
    const invoice = await issued()
    service.time.now += 60 * day
    await choose(rules)
    await expect.poll(() => remindersOf(invoice), patience).toEqual(['1 sent'])
    await turn()
    expect(mailsAbout(invoice)).toHaveLength(1)
    done(await pay(invoice))
  })

  test('reminder: what is paid or credited is not reminded of, also if the email waits already', async () => {
    await choose(rules)
    const [paid, credited, waiting] = [await issued(), await issued(), await issued()]
    done(await pay(paid))
    const { billingId } = done(await desk.credit(credited.orderId)).body
    done(await desk.act(credited.orderId, `billings/${billingId}/issue`))
    smtp.behaviour.recipient = () => smtpError(451, 'try later')
    service.time.now += 22 * day
    // After the first attempt: the next one comes when the clock has moved.
    await expect.poll(async () => (await listOf(waiting))[0]?.error, patience).toContain('try later')
    expect(await remindersOf(waiting)).toEqual(['1 waiting'])
    done(await pay(waiting))
    delete smtp.behaviour.recipient
    service.time.now += day
    await expect.poll(() => remindersOf(waiting), patience).toEqual(['1 dropped'])
    await turn()
    for (const invoice of [paid, credited, waiting]) expect(mailsAbout(invoice)).toEqual([])
    expect([await remindersOf(paid), await remindersOf(credited)]).toEqual([[], []])
  })

  test('reminder: without an email of the account, the list says what to correct', async () => {
    await billed({})
    const invoice = await issued()
    service.time.now += 22 * day
    await expect.poll(() => remindersOf(invoice), patience).toEqual(['1 failed'])
    expect(nameOf(await desk.call('GET', '/fulfilment/v1/reminders?cursor=WzFd'))).toBe('400 invalid_request')
  })
})
