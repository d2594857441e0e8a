// Webhooks to a real receiver: signed, at least once, in sequence per order, whatever the receiver does.

import { afterEach, describe, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { newOrderId, recordMadeUpEvent } from '../support/events.ts'
import { forTests } from '../support/for-tests.ts'
import { pause } from '../support/processes.ts'
import { type Receiver, startReceiver, verify } from '../support/receiver.ts'
import { draftOf } from '../support/service.ts'
import { areDelivered, haveTried, subscribe, webhookEnv } from '../support/webhooks.ts'

const second = 1000
const hour = 3_600_000

describe.each(engines)('webhooks on %s', (engine) => {
  const receivers: Receiver[] = []
  const receive = async (...args: Parameters<typeof startReceiver>) => {
    const receiver = await startReceiver(...args)
    receivers.push(receiver)
    return receiver
  }
  const service = forTests(() => startCheckedService(engine, { env: webhookEnv }))
  afterEach(async () => {
    await service.store.batch([{ statement: adHoc('UPDATE webhook SET active = 0'), rows: 'any' }])
    await Promise.all(receivers.splice(0).map((receiver) => receiver.close()))
  })

  test('webhook delivery: an order’s event is sent once, signed, as a CloudEvent', async () => {
    const receiver = await receive()
    const hook = await subscribe(service, receiver)
    const orderId = await service.place(draftOf())
    await service.request('PATCH', `/orders/v1/${orderId}/cancel`)
    const log = await hook.until(areDelivered(2))

    expect(receiver.received.map(({ event }) => event.type)).toEqual(['order.placed', 'order.cancelled'])
    for (const item of receiver.received) {
      expect(verify(item, hook.secret, service.time.now)).toEqual(item.event)
      expect(item.headers['content-type']).toBe('application/cloudevents+json; charset=utf-8')
      expect(item.headers['webhook-id']).toBe(item.event.id)
      expect(item.event.subject).toBe(orderId)
    }
    expect(() => verify(receiver.received[0] as never, hook.secret)).toThrow(/too old/)
    expect(log).toMatchObject([
      {
        type: 'order.cancelled',
        orderId,
        attempts: 1,
        lastStatus: 204,
        lastError: null,
        nextAttemptAt: null,
      },
      { type: 'order.placed', orderId, attempts: 1, lastStatus: 204, lastError: null, nextAttemptAt: null },
    ])
    const feed = await service.request('GET', `/fulfilment/v1/events?orderId=${orderId}`, { as: 'staff' })
    expect((feed.body as { events: object[] }).events).toEqual(receiver.received.map(({ event }) => event))
  })

  test('webhook delivery: a failure is retried later with the same id, until the receiver recovers', async () => {
    const receiver = await receive(500)
    const hook = await subscribe(service, receiver)
    await recordMadeUpEvent(service.store)
    const [failed] = await hook.until(haveTried(1))
    expect(failed).toMatchObject({ state: 'Pending', lastStatus: 500, lastError: 'The answer was 500.' })
    const wait = Date.parse(String(failed?.nextAttemptAt)) - service.time.now
    expect(wait).toBeGreaterThanOrEqual(4.5 * second)
    expect(wait).toBeLessThanOrEqual(5.5 * second)

    service.time.now += 4 * second
    await pause(100)
    expect(receiver.received).toHaveLength(1)
    service.time.now += 2 * second
    await hook.until(haveTried(2))
    receiver.answer(200)
    service.time.now += 34 * second
    const [delivered] = await hook.until(areDelivered(1))
    expect(delivered).toMatchObject({ state: 'Delivered', attempts: 3, lastStatus: 200, lastError: null })
    expect(receiver.ids()).toEqual(Array(3).fill(delivered?.eventId))
    for (const item of receiver.received) verify(item, hook.secret, service.time.now)
  })

  test('webhook delivery: a receiver that times out is retried; one that is merely slow is not', async () => {
    const receiver = await receive((_item, response) => setTimeout(() => response.writeHead(200).end(), 200))
    const hook = await subscribe(service, receiver)
    await recordMadeUpEvent(service.store)
    await hook.until(areDelivered(1))
    expect(receiver.received).toHaveLength(1)

    receiver.answer(() => {})
    await recordMadeUpEvent(service.store)
    const [silent] = await hook.until(haveTried(1))
    expect(silent).toMatchObject({
      state: 'Pending',
      lastStatus: null,
      lastError: 'There was no answer within 1000 ms.',
    })
    receiver.answer(200)
    service.time.now += 6 * second
    await hook.until(areDelivered(2))
    expect(receiver.received).toHaveLength(3)
  })

  test('webhook delivery: a receiver that was away is reached again at its new address', async () => {
    const away = await startReceiver()
    await away.close()
    const hook = await subscribe(service, away)
    await recordMadeUpEvent(service.store)
    const [refused] = await hook.until(haveTried(1))
    expect(refused?.lastError).toMatch(/ECONNREFUSED/)
    const receiver = await receive()
    await hook.change({ url: receiver.url })
    service.time.now += 6 * second
    await hook.until(areDelivered(1))
    expect(receiver.received).toHaveLength(1)
  })

  test('webhook delivery: an endless response counts by its status and is cut off', async () => {
    const receiver = await receive((_item, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
      response.on('close', () => clearInterval(timer))
    })
    const hook = await subscribe(service, receiver)
    await recordMadeUpEvent(service.store)
    await hook.until(areDelivered(1))
    await pause(50)
    expect(receiver.state.open).toBe(0)
  })

  test('webhook delivery: redirects are not followed', async () => {
    const elsewhere = await receive()
    const receiver = await receive((_item, response) =>
      response.writeHead(307, { Location: elsewhere.url }).end(),
    )
    const hook = await subscribe(service, receiver)
    await recordMadeUpEvent(service.store)
    const [delivery] = await hook.until(haveTried(1))
    expect(delivery).toMatchObject({ state: 'Pending', lastStatus: 307 })
    expect(elsewhere.received).toEqual([])
  })

  test('webhook delivery: a receiver that switches protocols has failed, and is tried again', async () => {
    const receiver = await receive((_item, response) =>
      response.socket?.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
      ),
    )
    const hook = await subscribe(service, receiver)
    await recordMadeUpEvent(service.store)
    const [failed] = await hook.until(haveTried(1))
    expect(failed).toMatchObject({ state: 'Pending', lastStatus: 101, lastError: 'The answer was 101.' })
    receiver.answer(204)
    service.time.now += 6 * second
    await hook.until(areDelivered(1))
  })

  test('webhook delivery: while the first event of an order fails, its later events wait and other orders continue', async () => {
    const stuck = newOrderId()
    const receiver = await receive()
    receiver.answer({ by: ({ event }) => (event.subject === stuck ? 500 : 204) })
    const hook = await subscribe(service, receiver)
    for (const version of [1, 2, 3]) await recordMadeUpEvent(service.store, { orderId: stuck, version })
    const other = newOrderId()
    for (const version of [1, 2, 3]) await recordMadeUpEvent(service.store, { orderId: other, version })

    const threeDelivered = (log: { state: string }[]) =>
      log.filter(({ state }) => state === 'Delivered').length === 3
    await hook.until(threeDelivered)
    service.time.now += 6 * second
    await hook.until(haveTried(2))
    // An attempt that a busy machine let time out is repeated now.
    await hook.until(threeDelivered)
    const sent = (orderId: string) =>
      receiver.received
        .filter(({ event }) => event.subject === orderId)
        .map(({ event }) => event.data.orderVersion)
    expect([...new Set(sent(other))]).toEqual([1, 2, 3])
    expect(sent(stuck)).toEqual([1, 1])

    receiver.answer(204)
    service.time.now += 40 * second
    await hook.until(areDelivered(6))
    expect(sent(stuck)).toEqual([1, 1, 1, 2, 3])
  })

  test('webhook delivery: after the last attempt it is parked, lets the next one pass, and can be resent', async () => {
    const receiver = await receive()
    const orderId = newOrderId()
    receiver.answer({ by: ({ event }) => (event.data.orderVersion === 1 ? 503 : 204) })
    const hook = await subscribe(service, receiver)
    await recordMadeUpEvent(service.store, { orderId, version: 1 })
    await recordMadeUpEvent(service.store, { orderId, version: 2 })
    for (let attempt = 1; attempt <= 12; attempt++) {
      await hook.until(haveTried(attempt))
      if (attempt < 12) service.time.now += 27 * hour
    }
    await hook.until((log) => log.every(({ state }) => state !== 'Pending'))
    const [later, parked] = await hook.deliveries()
    expect(later).toMatchObject({ state: 'Delivered', attempts: 1 })
    expect(parked).toMatchObject({ state: 'Parked', attempts: 12, lastStatus: 503, nextAttemptAt: null })
    expect(await hook.deliveries('&state=Parked')).toEqual([parked])
    service.time.now += 100 * hour
    await pause(60)
    expect(receiver.received).toHaveLength(13)

    await hook.resend(String(parked?.deliveryId))
    await hook.until(haveTried(13))
    receiver.answer(204)
    service.time.now += 6 * second
    await hook.until(areDelivered(2))
    await hook.resend(String(later?.deliveryId))
    await hook.until((log) => log[0]?.attempts === 2 && log[0].state === 'Delivered')
    expect(receiver.ids().at(-1)).toBe(later?.eventId)
    expect(new Set(receiver.ids()).size).toBe(2)
  })

  test('webhook delivery: all parked deliveries can be resent at once', async () => {
    const receiver = await receive()
    const hook = await subscribe(service, receiver)
    for (let count = 0; count < 3; count++) await recordMadeUpEvent(service.store)
    await hook.until(areDelivered(3))
    await service.store.batch([
      {
        statement: adHoc(`UPDATE webhook_delivery SET state = 'Parked' WHERE webhook_id = $1`),
        values: [hook.id],
        rows: 3,
      },
    ])
    await hook.resendParked()
    await hook.until(areDelivered(3))
    expect(receiver.received).toHaveLength(6)
    expect(new Set(receiver.ids()).size).toBe(3)
  })

  test('webhook secrets: after a rotation both verify for a day, then only the new one', async () => {
    const receiver = await receive()
    const hook = await subscribe(service, receiver)
    const { secret, previousSecretUntil } = await hook.rotate()
    expect(Date.parse(previousSecretUntil)).toBe(service.time.now + 24 * hour)
    await recordMadeUpEvent(service.store)
    await hook.until(areDelivered(1))
    const [first] = receiver.received
    if (!first) throw new Error('Nothing was received.')
    verify(first, hook.secret, service.time.now)
    verify(first, secret, service.time.now)

    service.time.now += 24 * hour
    await recordMadeUpEvent(service.store)
    await hook.until(areDelivered(2))
    const last = receiver.received[1]
    if (!last) throw new Error('Nothing was received.')
    verify(last, secret, service.time.now)
    expect(() => verify(last, hook.secret, service.time.now)).toThrow(/No matching signature/)
  })

  test('webhook: while off it gets nothing; pending deliveries are sent when it is on again', async () => {
    const receiver = await receive(500)
    const hook = await subscribe(service, receiver)
    const waiting = await recordMadeUpEvent(service.store)
    await hook.until(haveTried(1))
    expect(await hook.change({ active: false })).toMatchObject({ active: false })
    receiver.answer(204)
    service.time.now += hour
    await recordMadeUpEvent(service.store)
    await pause(100)
    expect(receiver.received).toHaveLength(1)
    await hook.change({ active: true })
    await hook.until(areDelivered(1))
    expect(receiver.received.map(({ event }) => event.subject)).toEqual([waiting, waiting])
  })

  test('webhook: a receiver that answers 410 switches it off', async () => {
    const receiver = await receive(410)
    const hook = await subscribe(service, receiver)
    await recordMadeUpEvent(service.store)
    await recordMadeUpEvent(service.store)
    await hook.until(haveTried(1))
    expect(await hook.read()).toMatchObject({ active: false })
    await pause(100)
    expect(receiver.received.length).toBeLessThanOrEqual(2)
  })

  test('webhook: receives only events of its types and its account', async () => {
    const receiver = await receive()
    const hook = await subscribe(service, receiver, {
      types: ['order.placed', 'order.shipped'],
      account: 'DE-1',
    })
    await recordMadeUpEvent(service.store, { account: 'NO-1' })
    await recordMadeUpEvent(service.store, { account: 'DE-1', type: 'order.cancelled' })
    const wanted = [
      await recordMadeUpEvent(service.store, { account: 'DE-1' }),
      await recordMadeUpEvent(service.store, { account: 'DE-1', type: 'order.shipped' }),
    ]
    await hook.until(areDelivered(2))
    expect(receiver.received.map(({ event }) => event.subject).sort()).toEqual(wanted.sort())
  })

  test('webhook delivery: a slow receiver does not delay others, and has a bounded share of requests', async () => {
    const slow = await receive((_item, response) => setTimeout(() => response.writeHead(200).end(), 150))
    const fast = await receive()
    const slowHook = await subscribe(service, slow)
    const fastHook = await subscribe(service, fast)
    for (let count = 0; count < 40; count++) await recordMadeUpEvent(service.store)
    await fastHook.until(areDelivered(40))
    expect(slow.received.length).toBeLessThan(40)
    await slowHook.until(areDelivered(40))
    expect(slow.state.mostOpen).toBeLessThanOrEqual(service.settings.WEBHOOK_CONCURRENCY)
    expect(new Set(slow.ids()).size).toBe(40)
    expect(slow.received).toHaveLength(40)
  })
})
