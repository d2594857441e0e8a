// Documents are issued when their billing is made, and sent by email and to an access point.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type {
  InvoiceSending,
  InvoiceSummary,
  ReadyBilling,
  StaffInvoice,
} from '../../src/contract/invoice.ts'
import { sendingCounter } from '../../src/platform/jobs/sending.ts'
import { saveCounter } from '../../src/platform/store/counters.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { startAccessPoint } from '../support/access-point.ts'
import { completeCompany, setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done, nameOf } from '../support/desk.ts'
import { draftOf, type TestService } from '../support/service.ts'
import { smtpError, startSmtp } from '../support/smtp.ts'

const patience = { timeout: 30_000 }
const invoices = '/fulfilment/v1/invoices'
/** The account that is billed for the orders of the test. */
const payer = '/admin/v1/accounts/NO-2'
const peppol = '0192:987654325'

describe.each(engines)('sending of invoices on %s', (engine) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let accessPoint: Awaited<ReturnType<typeof startAccessPoint>>
  let service: TestService
  let desk: Desk
  beforeAll(async () => {
    smtp = await startSmtp()
    accessPoint = await startAccessPoint()
    service = await startCheckedService(engine, {
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'The shop <orders@shop.example>',
        EVENTS_MILLISECONDS: '30',
        ...accessPoint.env,
      },
    })
    desk = deskOf(service)
    await setCompany(service)
  })
  afterEach(() => {
    delete smtp.behaviour.recipient
    delete smtp.behaviour.data
    delete accessPoint.behaviour.fault
    accessPoint.participants.clear()
  })
  afterAll(async () => {
    await service.stop()
    await smtp.close()
    await accessPoint.close()
  })

  const choose = (choices: object) => setCompany(service, { ...completeCompany, ...choices })
  async function billed(billing: object) {
    const { version } = done(await desk.call<{ version: number }>('GET', payer)).body
    done(await desk.call('PATCH', payer, { billing }, { headers: { 'If-Match': `"${version}"` } }))
  }
  async function billing(units = 1) {
    service.time.now += 1000
    const orderId = await service.place(draftOf([['PLENTY', units]]))
    done(await desk.confirm(orderId))
    const { billingId } = done(await desk.invoice(orderId)).body
    return { orderId, billingId }
  }
  async function issued() {
    const { orderId, billingId } = await billing()
    return done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`)).body
  }
  const find = async (query: string) =>
    done(await desk.call<{ invoices: StaffInvoice[] }>('GET', `${invoices}?${query}`)).body.invoices
  const invoiceOf = async (orderId: string) => (await find(`search=${orderId}`))[0]
  const sendingOf = async (orderId: string) => (await invoiceOf(orderId))?.sending
  const stateOf = async (orderId: string) => (await sendingOf(orderId))?.state ?? 'none'
  const send = (billingId: string, body: object = {}) =>
    desk.call<InvoiceSending>('POST', `${invoices}/${billingId}/send`, body)
  const mailsWith = (number: string) => smtp.received.filter(({ raw }) => raw.includes(`${number}.pdf`))
  /** Longer than several turns of the background work. */
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 400))
  const ready = async (query = '') =>
    done(await desk.call<{ billings: ReadyBilling[] }>('GET', `${invoices}/ready${query}`)).body.billings

  test('by hand: a billing waits in the list of those that are ready, with what it is for, until it is issued', async () => {
    const { orderId, billingId } = await billing(2)
    const [waiting] = await ready(`?search=${orderId}`)
    expect(waiting).toMatchObject({ orderId, billingId, type: 'Invoice', billTo: 'NO-2', refusal: null })
    const { body } = done(await desk.act<InvoiceSummary>(orderId, `billings/${billingId}/issue`))
    expect(waiting?.payable).toBe(body.payable)
    expect(await ready(`?search=${orderId}`)).toEqual([])
    expect(await stateOf(orderId)).toBe('none')
  })

  test('list of billings: is paged, and says why one cannot be issued and what to correct', async () => {
    await setCompany(service, { legalName: 'Nordlys Maskin AS' })
    const made = [await billing(), await billing(), await billing()]
    const page = done(
      await desk.call<{ billings: ReadyBilling[]; nextCursor: string }>('GET', `${invoices}/ready?limit=2`),
    ).body
    const rest = await ready(`?limit=2&cursor=${page.nextCursor}`)
    expect([...page.billings, ...rest].map(({ billingId }) => billingId)).toEqual(
      made.map(({ billingId }) => billingId),
    )
    expect(rest[0]?.refusal).toMatchObject({ code: 'invoice_incomplete' })
    expect(rest[0]?.refusal?.message).toContain('Set the VAT id on the page Company.')
    await setCompany(service)
    expect((await ready()).map(({ refusal }) => refusal)).toEqual([null, null, null])
    done(await desk.call('POST', `${invoices}/issue`, { billings: made }))
    expect(await ready()).toEqual([])
    expect(nameOf(await desk.call('GET', `${invoices}/ready?cursor=WzFd`))).toBe('400 invalid_request')
  })

  test('when billed: documents are issued by themselves; a refused one waits, and is issued after the correction', async () => {
    await choose({ issuing: 'whenBilled', vatId: null })
    const { orderId } = await billing()
    const refusal = async () => (await ready(`?search=${orderId}`))[0]?.refusal?.message
    expect(await refusal()).toContain('BR-S-02')
    await choose({ issuing: 'whenBilled' })
    await expect.poll(() => ready(`?search=${orderId}`), patience).toEqual([])
    const other = await billing()
    await expect.poll(async () => (await invoiceOf(other.orderId))?.number, patience).toMatch(/^INV-/)
    // A credit note, made by a cancel of a person, follows.
    done(await desk.credit(other.orderId))
    await expect
      .poll(async () => (await find(`search=${other.orderId}`)).map(({ type }) => type), patience)
      .toEqual(['CreditNote', 'Invoice'])
    await choose({})
  })

  test('when billed: a correction of the account is enough; by hand, nothing is issued by itself', async () => {
    const moveTo = (country: string) =>
      service.store.batch([
        {
          statement: adHoc('UPDATE account SET country = $1, version = version + 1 WHERE id = $2'),
          values: [country, 'NO-2'],
          rows: 1,
        },
      ])
    await moveTo('')
    await choose({ issuing: 'whenBilled' })
    const { orderId } = await billing()
    const refusals = async () => (await ready(`?search=${orderId}`)).map(({ refusal }) => refusal?.message)
    expect((await refusals())[0]).toContain('The buyer has no country.')
    await quiet()
    await choose({})
    await moveTo('NO')
    await quiet()
    expect(await refusals()).toEqual([undefined])
    await choose({ issuing: 'whenBilled' })
    await expect.poll(refusals, patience).toEqual([])
    await moveTo('')
    const second = await billing()
    await quiet()
    expect(await ready(`?search=${second.orderId}`)).toHaveLength(1)
    await moveTo('NO')
    await expect.poll(() => ready(`?search=${second.orderId}`), patience).toEqual([])
    await choose({})
  })

  test('when issued: the document goes by email to the account, in its language, with the PDF', async () => {
    await billed({ email: 'faktura@fjord.example', language: 'nb' })
    await choose({ sending: 'whenIssued' })
    const { orderId, number } = await issued()
    await expect.poll(() => stateOf(orderId), patience).toBe('sent')
    expect(await sendingOf(orderId)).toMatchObject({ way: 'email', to: 'faktura@fjord.example', error: null })
    const [mail] = mailsWith(number)
    expect(mail?.recipients).toEqual(['faktura@fjord.example'])
    expect(mail?.raw).toContain(`Subject: Faktura ${number}, Nordlys Maskin AS`)
    expect(mail?.raw).toContain('Content-Type: application/pdf')
    const pdf = await fetch(`${service.url}${invoices}/${(await invoiceOf(orderId))?.billingId}/pdf`, {
      headers: { Authorization: 'Bearer bo_staff' },
    })
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('base64')
    expect(mail?.raw.replace(/\r\n/g, '')).toContain(bytes)
    await choose({})
  })

  test('by hand: sent by the button, to another address if asked, and a way of the account goes before the company', async () => {
    const { orderId, billingId } = await issued()
    expect((await find('sending=notSent')).map((each) => each.orderId)).toContain(orderId)
    expect(done(await send(billingId, { email: 'kari@example.com' })).body).toMatchObject({
      state: 'waiting',
    })
    await expect
      .poll(() => sendingOf(orderId), patience)
      .toMatchObject({ state: 'sent', to: 'kari@example.com' })
    expect((await find('sending=sent')).map((each) => each.orderId)).toContain(orderId)
    expect(nameOf(await send(billingId, { email: 'nobody' }))).toBe('400 invalid_request')
    expect(nameOf(await send('no'))).toBe('404 invoice_not_found')

    await billed({ email: 'faktura@fjord.example', sendBy: 'email' })
    await expect.poll(async () => stateOf((await issued()).orderId), patience).not.toBe('none')
    await billed({ email: 'faktura@fjord.example', sendBy: 'download' })
    await choose({ sending: 'whenIssued' })
    expect(await stateOf((await issued()).orderId)).toBe('none')
    await choose({})
  })

  test('failed: a refused address says why, and is sent again after the correction, with one email each', async () => {
    await billed({ email: 'wrong@fjord.example' })
    smtp.behaviour.recipient = () => smtpError(550, 'no such user')
    const { orderId, billingId, number } = await issued()
    done(await send(billingId))
    await expect.poll(() => stateOf(orderId), patience).toBe('failed')
    expect(await sendingOf(orderId)).toMatchObject({ to: 'wrong@fjord.example', way: 'email' })
    expect((await sendingOf(orderId))?.error).toContain('no such user')
    const notSent = await issued()
    const failed = (await find('sending=failed')).map((each) => each.orderId)
    expect(failed).toContain(orderId)
    expect(failed).not.toContain(notSent.orderId)
    const toDo = done(await desk.call<{ failedSendings: number }>('GET', '/fulfilment/v1/to-do')).body
    expect(toDo.failedSendings).toBe(failed.length)
    delete smtp.behaviour.recipient
    await billed({ email: 'right@fjord.example' })
    done(await send(billingId))
    await expect.poll(() => stateOf(orderId), patience).toBe('sent')
    expect(mailsWith(number).map(({ recipients }) => recipients)).toEqual([['right@fjord.example']])
  })

  test('failed: without an email for invoices, it says what to correct', async () => {
    await billed({})
    const { orderId, billingId } = await issued()
    done(await send(billingId))
    await expect.poll(() => stateOf(orderId), patience).toBe('failed')
    expect((await sendingOf(orderId))?.error).toContain('The account NO-2 has no email for invoices.')
  })

  test('waiting: sending again replaces an email that is still tried', async () => {
    await billed({ email: 'slow@fjord.example' })
    smtp.behaviour.recipient = () => smtpError(451, 'try later')
    const { orderId, billingId, number } = await issued()
    done(await send(billingId))
    await expect.poll(async () => (await sendingOf(orderId))?.error, patience).toContain('try later')
    delete smtp.behaviour.recipient
    done(await send(billingId, { email: 'quick@fjord.example' }))
    await expect.poll(() => stateOf(orderId), patience).toBe('sent')
    service.time.now += 3_600_000
    await quiet()
    expect(mailsWith(number).map(({ recipients }) => recipients)).toEqual([['quick@fjord.example']])
  })

  test('restored database: nothing is issued or sent until sending is on', async () => {
    await billed({ email: 'faktura@fjord.example' })
    await choose({ issuing: 'whenBilled', sending: 'whenIssued' })
    await service.store.batch([saveCounter(...sendingCounter('paused'))])
    const { orderId } = await billing()
    await quiet()
    expect(await ready(`?search=${orderId}`)).toHaveLength(1)
    await service.store.batch([saveCounter(sendingCounter('paused')[0], 0)])
    await expect.poll(() => stateOf(orderId), patience).toBe('sent')
    await choose({})
  })

  test('access point: a recipient that can receive gets UBL, and the receipt says delivered', async () => {
    await billed({ email: 'faktura@fjord.example', organisationNumber: '987654325' })
    accessPoint.participants.add(peppol)
    const { orderId, billingId, number } = await issued()
    done(await send(billingId))
    await expect.poll(() => stateOf(orderId), patience).toBe('sent')
    expect(await sendingOf(orderId)).toMatchObject({ way: 'electronic', to: peppol })
    expect(accessPoint.kept.get(number)).toMatchObject({ sender: peppol, recipient: peppol })
    expect(accessPoint.kept.get(number)?.ubl).toContain(`<cbc:ID>${number}</cbc:ID>`)
    expect(mailsWith(number)).toEqual([])
    accessPoint.receipts.set(number, { state: 'delivered' })
    service.time.now += 60_000
    await expect.poll(() => stateOf(orderId), patience).toBe('delivered')
  })

  test('access point: who cannot receive gets an email, unless the account is electronic only', async () => {
    await billed({ email: 'faktura@fjord.example', organisationNumber: '987654325' })
    const first = await issued()
    done(await send(first.billingId))
    await expect.poll(() => sendingOf(first.orderId), patience).toMatchObject({ state: 'sent', way: 'email' })
    await billed({ email: 'faktura@fjord.example', organisationNumber: '987654325', sendBy: 'electronic' })
    const second = await issued()
    await expect.poll(() => stateOf(second.orderId), patience).toBe('failed')
    expect((await sendingOf(second.orderId))?.error).toContain(`${peppol} cannot receive`)
  })

  test('access point: a lost answer and 5xx are tried again with the same key; 4xx is final', async () => {
    await billed({ organisationNumber: '987654325', sendBy: 'electronic' })
    accessPoint.participants.add(peppol)
    const faults = ['lose the answer', 503] as const
    let posts = 0
    accessPoint.behaviour.fault = (request) => (request.startsWith('POST') ? faults[posts++] : undefined)
    const { orderId, number } = await issued()
    await expect.poll(async () => (await sendingOf(orderId))?.error, patience).toContain('did not answer')
    service.time.now += 10_000
    await expect.poll(async () => (await sendingOf(orderId))?.error, patience).toContain('503')
    service.time.now += 60_000
    await expect.poll(() => stateOf(orderId), patience).toBe('sent')
    expect([posts, [...accessPoint.kept.keys()].filter((key) => key.startsWith(number))]).toEqual([
      3,
      [number],
    ])

    accessPoint.behaviour.fault = (request) => (request.startsWith('POST') ? 422 : undefined)
    const refused = await issued()
    await expect.poll(() => stateOf(refused.orderId), patience).toBe('failed')
    expect((await sendingOf(refused.orderId))?.error).toContain('422')
    const before = accessPoint.posts()
    service.time.now += 3_600_000
    await quiet()
    expect(accessPoint.posts()).toBe(before)
  })

  test('access point: a receipt that says failed is shown, and a person sends it again under a new key', async () => {
    await billed({ organisationNumber: '987654325', sendBy: 'electronic' })
    accessPoint.participants.add(peppol)
    const { orderId, billingId, number } = await issued()
    await expect.poll(() => stateOf(orderId), patience).toBe('sent')
    accessPoint.receipts.set(number, { state: 'failed', reason: 'The recipient has moved.' })
    service.time.now += 60_000
    await expect.poll(() => stateOf(orderId), patience).toBe('failed')
    expect((await sendingOf(orderId))?.error).toBe('The recipient has moved.')
    done(await send(billingId))
    await expect.poll(() => accessPoint.kept.has(`${number}-2`), patience).toBe(true)
    await expect.poll(() => stateOf(orderId), patience).toBe('sent')
    await billed({})
  })
})
