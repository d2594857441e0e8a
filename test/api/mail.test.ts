// Emails about orders, sent to a real SMTP server.
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done } from '../support/desk.ts'
import { readMetrics } from '../support/metrics.ts'
import { address, draftOf, startOfTime, startTestService, type TestService } from '../support/service.ts'
import { smtpError, startSmtp } from '../support/smtp.ts'

type Smtp = Awaited<ReturnType<typeof startSmtp>>
const patience = { timeout: 30_000 }

const mailsOf = (service: TestService) =>
  service.store.all({
    statement: adHoc(
      'SELECT order_id, type, recipient, state, attempts, last_error, due_at FROM mail ORDER BY created_at, id',
    ),
  })

describe.each(engines)('emails on %s', (engine) => {
  let smtp: Smtp
  let service: TestService
  let desk: Desk

  beforeAll(async () => {
    smtp = await startSmtp()
    service = await startCheckedService(engine, {
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'The shop <orders@shop.example>',
        PUBLIC_URL: 'https://shop.example/pcs/',
        EVENTS_MILLISECONDS: '50',
      },
    })
    desk = deskOf(service)
  })
  afterEach(() => {
    delete smtp.behaviour.data
    delete smtp.behaviour.recipient
  })
  afterAll(async () => {
    await service.stop()
    await smtp.close()
  })

  const received = async (count: number) => {
    await expect.poll(() => smtp.received.length, patience).toBe(count)
    return smtp.received.splice(0)
  }
  const statesOf = async (orderId: string) =>
    (await mailsOf(service))
      .filter((mail) => mail.order_id === orderId)
      .map(({ type, state }) => `${type} ${state}`)

  test('emails: end with the company once it has a name, also in processes that run', async () => {
    await service.place(draftOf([['PLENTY', 1]]))
    expect((await received(1))[0]?.raw).not.toContain('Nordlys Maskin AS')
    await setCompany(service)
    await service.service.context.poller.refresh()
    await service.place(draftOf([['PLENTY', 1]]))
    expect((await received(1))[0]?.raw).toContain('Nordlys Maskin AS')
  })

  test('emails: placed, shipped, delivered and cancelled go to the email address of the delivery', async () => {
    const deliveryAddress = address({ email: 'kari@example.com' })
    const orderId = await service.place(
      draftOf([['PLENTY', 2]], {
        delivery: { deliveryAddress, preferences: null },
        references: { billingReference: 'PO-1 <b>&', deliveryReference: null },
      }),
    )
    const [placed] = await received(1)
    expect(placed?.recipients).toEqual(['kari@example.com'])
    expect(placed?.raw).toContain(`Subject: We have received your order ${orderId}`)
    expect(placed?.raw).toContain('From: The shop <orders@shop.example>')
    expect(placed?.messageId).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/)
    const plain = placed?.raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    expect(plain).toContain('Plenty of it')
    expect(plain).toContain(`https://shop.example/pcs/orders/${orderId}`)
    expect(plain).toContain('PO-1 &lt;b&gt;&amp;')

    await desk.toWarehouse(orderId)
    const first = done(await desk.ship(orderId, [['10', 1]], 'TRACK-1')).body
    expect((await received(1))[0]?.raw).toContain('TRACK-1')
    const second = done(await desk.ship(orderId, [['10', 1]])).body
    expect((await received(1))[0]?.raw).toContain(`Subject: Your order ${orderId} is on its way`)
    done(await desk.deliver(orderId, first.deliveryId))
    done(await desk.deliver(orderId, second.deliveryId))
    expect((await received(1))[0]?.raw).toContain(`Subject: Your order ${orderId} was delivered`)
    await expect
      .poll(() => statesOf(orderId), patience)
      .toEqual(['placed Sent', 'shipped Sent', 'shipped Sent', 'delivered Sent'])

    const cancelled = await service.place(draftOf())
    done(await desk.cancel(cancelled))
    const subjects = (await received(2)).map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])
    expect(subjects.toSorted()).toEqual([
      `We have received your order ${cancelled}`,
      `Your order ${cancelled} was cancelled`,
    ])
  })

  test('emails: an order without goods, or whose goods were cancelled, gets them at the same address', async () => {
    const delivery = { deliveryAddress: address({ email: 'ola@example.com' }), preferences: null }
    const licence = await service.place(draftOf([['LICENCE', 2]], { delivery }))
    done(await desk.cancel(licence))
    const mixed = await service.place(
      draftOf(
        [
          ['PLENTY', 1],
          ['LICENCE', 1],
        ],
        { delivery },
      ),
    )
    done(await desk.cancelLine(mixed, '10'))
    done(await desk.cancelLine(mixed, '20'))
    expect((await received(4)).map(({ recipients }) => recipients)).toEqual(
      Array(4).fill(['ola@example.com']),
    )
    for (const orderId of [licence, mixed]) {
      const sent = async () => (await statesOf(orderId)).toSorted()
      await expect.poll(sent, patience).toEqual(['cancelled Sent', 'placed Sent'])
    }
  })

  test('emails: an order whose last open line is cancelled sends no second email about shipping', async () => {
    const orderId = await service.place(
      draftOf([
        ['PLENTY', 1],
        ['CPU-A', 1],
      ]),
    )
    await desk.toWarehouse(orderId)
    const { deliveryId } = done(await desk.ship(orderId, [['10', 1]])).body
    done(await desk.cancelLine(orderId, '20'))
    await received(2)
    await expect.poll(() => statesOf(orderId), patience).toEqual(['placed Sent', 'shipped Sent'])

    done(await desk.deliver(orderId, deliveryId))
    const [delivered] = await received(1)
    expect(delivered?.raw).toContain('Plenty of it')
    expect(delivered?.raw).not.toContain('Processor A')
  })

  test('emails: one that the server defers is tried again with the same Message-ID', async () => {
    let isBusy = true
    smtp.behaviour.data = () => {
      if (isBusy) throw smtpError(451, 'try again later')
    }
    const orderId = await service.place(draftOf())
    const [first] = await received(1)
    await expect.poll(async () => (await mailsOf(service)).at(-1)?.last_error, patience).toMatch(/try again/)
    expect(await statesOf(orderId)).toEqual(['placed Pending'])
    isBusy = false
    service.time.now += 10_000
    const [second] = await received(1)
    expect(second?.messageId).toBe(first?.messageId)
    await expect.poll(() => statesOf(orderId), patience).toEqual(['placed Sent'])
  })

  test('emails: a recipient that the server refuses is not tried again', async () => {
    smtp.behaviour.recipient = () => smtpError(550, 'no such user')
    const orderId = await service.place(draftOf())
    await expect.poll(() => statesOf(orderId), patience).toEqual(['placed Parked'])
    expect((await readMetrics(service.url)).get('buildorder_mails_total{result="parked"}')).toBe(1)
  })

  test('emails: while the server is down they wait, and are sent when it is back', async () => {
    const { port } = smtp
    await smtp.close()
    const orderId = await service.place(draftOf())
    await expect
      .poll(async () => (await mailsOf(service)).at(-1)?.last_error, patience)
      .toMatch(/ECONNREFUSED|closed/i)
    expect(await statesOf(orderId)).toEqual(['placed Pending'])
    smtp = await startSmtp(port)
    service.time.now += 60_000
    const [mail] = await received(1)
    expect(mail?.raw).toContain(orderId)
    await expect.poll(() => statesOf(orderId), patience).toEqual(['placed Sent'])
  })
})

test.each(engines)(
  'emails on %s: those of an account over its hourly limit wait, and those of other accounts are sent',
  async (engine) => {
    const smtp = await startSmtp()
    const logged: Record<string, unknown>[] = []
    const log = pino({ level: 'warn' }, { write: (line) => logged.push(JSON.parse(line)) })
    const service = await startTestService(engine, {
      log,
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'orders@shop.example',
        MAIL_HOURLY_PER_ACCOUNT: '3',
        EVENTS_MILLISECONDS: '50',
      },
    })
    const hour = 3_600_000
    const states = async () => (await mailsOf(service)).map(({ state, attempts }) => `${state} ${attempts}`)
    const count = async (state: string) => (await states()).filter((each) => each === state).length
    try {
      for (let order = 0; order < 8; order++) await service.place(draftOf())
      await expect.poll(() => count('Sent 1'), patience).toBe(3)
      const delivery = { deliveryAddress: address({ country: 'DE' }), preferences: null }
      await service.place(draftOf([['PLENTY', 1]], { delivery }), { as: 'german' })
      await expect.poll(() => count('Sent 1'), patience).toBe(4)
      // They wait until the hour of the first is over, and count as no failed attempt.
      const waiting = async () =>
        (await mailsOf(service))
          .filter(({ state }) => state === 'Pending')
          .map((mail) => [mail.attempts, mail.due_at])
      await expect.poll(waiting, patience).toEqual(Array(5).fill([0, startOfTime + hour]))
      expect(smtp.received).toHaveLength(4)

      service.time.now += hour
      await expect.poll(() => count('Sent 1'), patience).toBe(7)
      // The run after the one that sent them finds that the others must wait.
      await expect.poll(waiting, patience).toEqual(Array(2).fill([0, startOfTime + 2 * hour]))
      service.time.now += hour
      await expect.poll(() => states(), patience).toEqual(Array(9).fill('Sent 1'))
      expect(smtp.received).toHaveLength(9)
      expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(9)
      // One line for each hour in which emails waited.
      const lines = logged.filter(({ msg }) => String(msg).includes('emails of an account wait'))
      expect(lines).toMatchObject(Array(2).fill({ account: 'NO-1', limit: 3 }))
    } finally {
      await service.stop()
      await smtp.close()
    }
  },
)

test.each(engines)('emails on %s: none are written without an SMTP server', async (engine) => {
  const service = await startTestService(engine)
  try {
    const orderId = await service.place(draftOf())
    done(await deskOf(service).cancel(orderId))
    expect(await mailsOf(service)).toEqual([])
  } finally {
    await service.stop()
  }
})

test('emails: an attempt that was given up ends, so that a slow server gets an email only once', async () => {
  const smtp = await startSmtp()
  const service = await startTestService('sqlite', {
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orders@shop.example',
      MAIL_TIMEOUT_MILLISECONDS: '1000',
      EVENTS_MILLISECONDS: '50',
    },
  })
  try {
    // Each answer comes in time, both together do not.
    smtp.behaviour.delay = 600
    await service.place(draftOf())
    const mail = async () => (await mailsOf(service))[0]
    await expect
      .poll(mail, patience)
      .toMatchObject({ state: 'Pending', last_error: expect.stringContaining('no answer within') })
    await expect.poll(() => [smtp.connections(), smtp.received.length], { timeout: 10_000 }).toEqual([0, 0])

    delete smtp.behaviour.delay
    service.time.now += 10_000
    await expect.poll(mail, patience).toMatchObject({ state: 'Sent', attempts: 2 })
    expect(smtp.received).toHaveLength(1)
  } finally {
    await service.stop()
    await smtp.close()
  }
})

test('emails: a refused submit writes none', async () => {
  const smtp = await startSmtp()
  const service = await startTestService('sqlite', {
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'orders@shop.example' },
  })
  try {
    const checkoutId = await service.create(draftOf())
    const replies = await Promise.all([service.submit(checkoutId), service.submit(checkoutId)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 422])
    expect(await mailsOf(service)).toHaveLength(1)
    expect(service.time.now).toBe(startOfTime)
  } finally {
    await service.stop()
    await smtp.close()
  }
})
