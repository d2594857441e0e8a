// An Idempotency-Key makes a retry safe: a request sent twice, or twenty times at once, acts once and gets the same
// answer.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createService } from '../../src/app/service.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { Conflict, StoreUnavailable } from '../../src/platform/store/store.ts'
import { codeOf, fieldsOf, type ProblemReply, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import type { KeyName } from '../support/fixture.ts'
import { requestBytes, sendOne } from '../support/raw-http.ts'
import { draftOf, startOfTime, type TestReply, type TestService } from '../support/service.ts'
import { addProduct, countOf, eventsOf, faults, stockOf } from '../support/world.ts'

const day = 86_400_000

describe.each(engines)('idempotency on %s', (engine) => {
  const { fault, repair, wrapStore } = faults()
  let service: TestService
  beforeAll(async () => {
    // A command gives up after half the time limit.
    service = await startCheckedService(engine, { wrapStore, env: { REQUEST_SECONDS: '8' } })
  })
  afterAll(() => service.stop())
  afterEach(() => {
    repair()
    service.time.now = startOfTime
  })

  let counter = 0
  const newKey = () => `key-${++counter}`
  const keyed = (key: string) => ({ 'Idempotency-Key': key })
  const create = (key: string, draft: unknown = draftOf(), as: KeyName = 'shop') =>
    service.request<{ value: string }>('POST', '/checkout/v1/create', {
      json: draft,
      headers: keyed(key),
      as,
    })
  const submit = (key: string, checkoutId: string, deliveryOptionId: string | null = null) =>
    service.submit(checkoutId, deliveryOptionId, { headers: keyed(key) })
  const cancel = (key: string, orderId: string) =>
    service.request('PATCH', `/orders/v1/${orderId}/cancel`, { headers: keyed(key) })
  const answerOf = ({ status, text, headers }: TestReply) => [status, text, headers.get('location')]
  const isReplay = (reply: TestReply) => reply.headers.get('idempotent-replayed') === 'true'

  test('idempotent create: a retry answers the same draft and makes no second one', async () => {
    const key = newKey()
    const first = await create(key)
    expect(first.status).toBe(201)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    const drafts = await countOf(service, 'draft')
    for (let turn = 0; turn < 3; turn++) {
      const again = await create(key)
      expect(answerOf(again)).toEqual(answerOf(first))
      expect(isReplay(again)).toBe(true)
      expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    }
    expect(await countOf(service, 'draft')).toBe(drafts)
  })

  test('idempotent submit: a retry answers 204 with the same order; without a key it would be 422', async () => {
    const product = await addProduct(service, { stock: 10 })
    const checkoutId = await service.create(draftOf([[product, 2]]))
    const key = newKey()
    const first = await submit(key, checkoutId)
    expect(first.status).toBe(204)
    const again = await submit(key, checkoutId)
    expect(answerOf(again)).toEqual(answerOf(first))
    expect(isReplay(again)).toBe(true)
    expect(codeOf(await service.submit(checkoutId))).toBe('checkout_already_submitted')
    expect(codeOf(await submit(newKey(), checkoutId))).toBe('checkout_already_submitted')
    expect(await stockOf(service, product)).toMatchObject({ reserved: 2 })
  })

  test('idempotent cancel: a retry answers 204; without a key it would be 422', async () => {
    const product = await addProduct(service, { stock: 10 })
    await service.place(draftOf([[product, 3]]))
    const orderId = await service.place(draftOf([[product, 2]]))
    const key = newKey()
    const first = await cancel(key, orderId)
    expect([first.status, isReplay(first)]).toEqual([204, false])
    const again = await cancel(key, orderId)
    expect([again.status, again.text, isReplay(again)]).toEqual([204, '', true])
    expect((await cancel(newKey(), orderId)).status).toBe(422)
    expect(await stockOf(service, product)).toEqual({ on_hand: 10, reserved: 3, waiting: 0 })
    expect(await eventsOf(service, orderId)).toHaveLength(2)
  })

  test('idempotent cancel: a different body is still the same request, because cancel has no body', async () => {
    const orderId = await service.place(draftOf())
    const headers = { Authorization: 'Bearer bo_shop', ...keyed(newKey()) }
    const send = (body: string) =>
      sendOne(service.url, requestBytes('PATCH', `/orders/v1/${orderId}/cancel`, headers, body))
    expect((await send('')).status).toBe(204)
    const again = await send('{"a":1}')
    expect([again.status, isReplay(again)]).toEqual([204, true])
  })

  test('without an idempotency key: every request acts', async () => {
    const [first, second] = [await service.create(draftOf()), await service.create(draftOf())]
    expect(first).not.toBe(second)
  })

  test('idempotency key: reuse with another request is 400, names the header, and changes nothing', async () => {
    const key = newKey()
    const first = await create(key)
    const orderId = await service.place(draftOf())
    const [drafts, orders] = [await countOf(service, 'draft'), await countOf(service, 'orders')]
    const others = [
      await create(key, draftOf([['PLENTY', 2]])),
      await submit(key, first.body.value),
      await cancel(key, orderId),
    ]
    for (const reply of others) {
      expect([reply.status, codeOf(reply)]).toEqual([400, 'idempotency_key_reused'])
      expect(fieldsOf(reply)).toEqual(['Idempotency-Key'])
      expect(isReplay(reply)).toBe(false)
    }
    expect([await countOf(service, 'draft'), await countOf(service, 'orders')]).toEqual([drafts, orders])
    expect((await service.readOrder(orderId)).events).not.toHaveProperty('cancelled')
    // The key still belongs to the first request.
    expect(answerOf(await create(key))).toEqual(answerOf(first))
  })

  test('idempotency key: another order is another request', async () => {
    const key = newKey()
    const [first, second] = [await service.place(draftOf()), await service.place(draftOf())]
    expect((await cancel(key, first)).status).toBe(204)
    expect((await cancel(key, second)).status).toBe(400)
  })

  test('idempotency key: belongs to its caller', async () => {
    const key = newKey()
    const mine = await create(key)
    const otherCaller = await create(key, draftOf([['PLENTY', 2]]), 'german')
    expect([mine.status, otherCaller.status]).toEqual([201, 201])
    expect(otherCaller.body.value).not.toBe(mine.body.value)
    expect(isReplay(otherCaller)).toBe(false)
    expect(isReplay(await create(key))).toBe(true)
  })

  test('idempotency key: is stored for 24 hours from the first request on', async () => {
    const key = newKey()
    const first = await create(key)
    service.time.now = startOfTime + day - 1
    expect(answerOf(await create(key))).toEqual(answerOf(first))
    expect((await create(key, draftOf([['PLENTY', 2]]))).status).toBe(400)
    service.time.now = startOfTime + day
    const fresh = await create(key, draftOf([['PLENTY', 3]]))
    expect([fresh.status, isReplay(fresh)]).toEqual([201, false])
    expect(fresh.body.value).not.toBe(first.body.value)
    // Now the key belongs to the new request, for another day.
    service.time.now = startOfTime + 2 * day - 1
    expect(answerOf(await create(key, draftOf([['PLENTY', 3]])))).toEqual(answerOf(fresh))
    expect((await create(key)).status).toBe(400)
  })

  describe('idempotency key: only committed answers are stored', () => {
    test('idempotency key: a refused command is decided again', async () => {
      const product = await addProduct(service, { stock: 0, isDiscontinued: true })
      const checkoutId = await service.create(draftOf([[product, 1]]))
      const key = newKey()
      for (let turn = 0; turn < 2; turn++) {
        const refused = await submit(key, checkoutId)
        expect([refused.status, isReplay(refused)]).toEqual([422, false])
      }
      await service.store.batch([
        {
          statement: adHoc('UPDATE stock SET on_hand = 1 WHERE product_id = $1'),
          values: [product],
          rows: 1,
        },
      ])
      const submitted = await submit(key, checkoutId)
      expect([submitted.status, isReplay(submitted)]).toEqual([204, false])
      expect(isReplay(await submit(key, checkoutId))).toBe(true)
    })

    test('idempotency key: after a 400, 403 or 404 it is free for the corrected request', async () => {
      const key = newKey()
      const foreign = draftOf([['PLENTY', 1]], { soldTo: { customerId: 'DE-1' } })
      expect((await create(key, {})).status).toBe(400)
      expect((await create(key, foreign)).status).toBe(403)
      expect((await submit(key, 'unknown')).status).toBe(404)
      const reply = await create(key)
      expect([reply.status, isReplay(reply)]).toEqual([201, false])
    })

    test.each<[string, () => Error, number]>([
      ['500', () => new Error('broken'), 500],
      ['503 not_ready', () => new StoreUnavailable('gone'), 503],
      ['503 busy', () => new Conflict('faster'), 503],
    ])('idempotency key: no stored answer of %s', async (_what, error, status) => {
      const key = newKey()
      const keys = await countOf(service, 'idempotency')
      fault.write = async () => {
        throw error()
      }
      expect((await create(key)).status).toBe(status)
      repair()
      expect(await countOf(service, 'idempotency')).toBe(keys)
      const reply = await create(key)
      expect([reply.status, isReplay(reply)]).toEqual([201, false])
    })

    test('idempotency key: is stored together with the effect, or not at all', async () => {
      const checkoutId = await service.create(draftOf())
      const keys = await countOf(service, 'idempotency')
      const key = newKey()
      fault.write = async (writes) => {
        writes.push({ statement: adHoc('UPDATE stock SET reserved = -1'), rows: 'any' })
      }
      expect((await submit(key, checkoutId)).status).toBe(500)
      repair()
      expect(await countOf(service, 'idempotency')).toBe(keys)
      const reply = await submit(key, checkoutId)
      expect([reply.status, isReplay(reply)]).toEqual([204, false])
    })

    test('idempotency key: a lost answer is found again', async () => {
      const checkoutId = await service.create(draftOf())
      const key = newKey()
      // The commit succeeds, but the service gets no answer.
      const { store } = service
      fault.write = async (writes) => {
        // The background writes too.
        if (!writes.some(({ statement }) => statement.name === 'idempotency.save')) return
        delete fault.write
        await store.batch(writes)
        throw new StoreUnavailable('connection lost after commit')
      }
      expect((await submit(key, checkoutId)).status).toBe(503)
      const again = await submit(key, checkoutId)
      expect([again.status, isReplay(again)]).toEqual([204, true])
      expect(service.orderIdOf(again)).toBe((await service.readCheckout(checkoutId)).orderId)
    })
  })

  test('idempotency key: a new one costs no read, and a repeat costs no write', async () => {
    const product = await addProduct(service, { stock: 10 })
    const [first, second] = [
      await service.create(draftOf([[product, 1]])),
      await service.create(draftOf([[product, 1]])),
    ]
    const key = newKey()
    const seen: string[] = []
    fault.read = async ({ statement }) => {
      if (statement.name === 'idempotency.find') seen.push('read')
    }
    fault.write = async (writes) => {
      if (writes.some(({ statement }) => statement.name === 'idempotency.save')) seen.push('write')
    }
    expect((await submit(key, first)).status).toBe(204)
    expect(seen).toEqual(['write'])
    expect(isReplay(await submit(key, first))).toBe(true)
    expect(codeOf(await submit(key, second))).toBe('idempotency_key_reused')
    expect(seen).toEqual(['write', 'read', 'read'])
  })

  test('idempotency key: a process that has never seen it replays the answer too', async () => {
    const { settings, store, time } = service
    const other = await createService({ settings, store, clock: () => time.now })
    const url = await other.listen()
    const atOther = async (method: string, path: string, key: string, json?: unknown) => {
      const body = json === undefined ? {} : { body: JSON.stringify(json) }
      const headers = { Authorization: 'Bearer bo_shop', 'Content-Type': 'application/json', ...keyed(key) }
      const reply = await fetch(url + path, { method, headers, ...body })
      const { status } = reply
      return { status, text: await reply.text(), headers: reply.headers } as TestReply
    }
    try {
      const [created, submitted, cancelled] = [newKey(), newKey(), newKey()]
      const counts = async () => [await countOf(service, 'draft'), await countOf(service, 'orders')]
      const draft = await create(created)
      const order = await submit(submitted, draft.body.value)
      const cancel1 = await cancel(cancelled, service.orderIdOf(order))
      const before = await counts()
      const json = { checkoutId: draft.body.value, deliveryOptionId: null }
      for (const [one, again] of [
        [draft, await atOther('POST', '/checkout/v1/create', created, draftOf())],
        [order, await atOther('POST', '/checkout/v1/submit', submitted, json)],
        [cancel1, await atOther('PATCH', `/orders/v1/${service.orderIdOf(order)}/cancel`, cancelled)],
      ] as const) {
        expect([answerOf(again), isReplay(again)]).toEqual([answerOf(one), true])
      }
      // For another request, whether that one would be refused or not.
      for (const each of [draftOf([['PLENTY', 7]]), draftOf([['NO-SUCH', 1]])]) {
        const reused = await atOther('POST', '/checkout/v1/create', submitted, each)
        expect([reused.status, JSON.parse(reused.text).code]).toEqual([400, 'idempotency_key_reused'])
      }
      expect(await counts()).toEqual(before)
    } finally {
      await other.close()
    }
  })

  describe('duplicate that is overtaken after reading the key', () => {
    /** Runs `overtake` when the next request runs a statement whose name begins so. */
    function overtakenAt(name: string, overtake: () => Promise<TestReply>): { first: TestReply | undefined } {
      const seen: { first: TestReply | undefined } = { first: undefined }
      fault.read = async ({ statement }) => {
        if (!statement.name.startsWith(name)) return
        repair()
        seen.first = await overtake()
      }
      return seen
    }

    test.each([
      ['made by another process', 'draft.byId', true],
      ['made by this one', 'stock.levels', false],
    ] as const)('replays the submit of the other, for a draft %s', async (_what, statement, isForgotten) => {
      // With a new product, which is not cached yet.
      const checkoutId = await service.create(draftOf([[await addProduct(service, { stock: 10 }), 1]]))
      // Loading removes the draft from memory.
      if (isForgotten) await service.service.context.submitMemory.loadForSubmit(checkoutId, [], 'memory')
      const key = newKey()
      const seen = overtakenAt(statement, () => submit(key, checkoutId))
      const second = await submit(key, checkoutId)
      expect(seen.first?.status).toBe(204)
      expect([second.status, isReplay(second)]).toEqual([204, true])
      expect(answerOf(second)).toEqual(answerOf(seen.first as TestReply))
    })

    test('idempotency key: a duplicate that another one overtakes after reading the key replays its answer', async () => {
      const orderId = await service.place(draftOf())
      const key = newKey()
      const seen = overtakenAt('order.byId', () => cancel(key, orderId))
      const second = await cancel(key, orderId)
      expect(seen.first?.status).toBe(204)
      expect([second.status, isReplay(second)]).toEqual([204, true])
    })
  })

  describe('twenty duplicates at once', () => {
    const twenty = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, act))
    function expectDuplicates(replies: TestReply[], status: number) {
      expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status))
      expect(new Set(replies.map((reply) => JSON.stringify(answerOf(reply)))).size).toBe(1)
      expect(replies.filter((reply) => !isReplay(reply))).toHaveLength(1)
    }

    test('twenty duplicates at once: make one draft', async () => {
      const drafts = await countOf(service, 'draft')
      const key = newKey()
      expectDuplicates(await twenty(() => create(key)), 201)
      expect(await countOf(service, 'draft')).toBe(drafts + 1)
    })

    test('twenty duplicates at once: make one order and reserve its stock once', async () => {
      const product = await addProduct(service, { stock: 100 })
      const checkoutId = await service.create(draftOf([[product, 3]]))
      const orders = await countOf(service, 'orders')
      const key = newKey()
      expectDuplicates(await twenty(() => submit(key, checkoutId)), 204)
      expect(await countOf(service, 'orders')).toBe(orders + 1)
      expect(await stockOf(service, product)).toEqual({ on_hand: 100, reserved: 3, waiting: 0 })
    })

    test('twenty duplicates at once: cancel once and release the stock once', async () => {
      const product = await addProduct(service, { stock: 100 })
      await service.place(draftOf([[product, 5]]))
      const orderId = await service.place(draftOf([[product, 3]]))
      const key = newKey()
      expectDuplicates(await twenty(() => cancel(key, orderId)), 204)
      expect(await stockOf(service, product)).toEqual({ on_hand: 100, reserved: 5, waiting: 0 })
      expect(await eventsOf(service, orderId)).toHaveLength(2)
    })

    test('idempotency key: of different requests at once with one key, one succeeds and the others are refused', async () => {
      const key = newKey()
      let quantity = 0
      const replies = await twenty(() => create(key, draftOf([['PLENTY', ++quantity]])))
      const statuses = replies.map(({ status }) => status).sort()
      expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 400)])
      for (const reply of replies.filter(({ status }) => status === 400)) {
        expect(fieldsOf(reply)).toEqual(['Idempotency-Key'])
      }
    })
  })

  describe('idempotency key', () => {
    test('idempotency key: has 1 to 255 characters', async () => {
      for (const key of ['a', 'k'.repeat(255), '"quoted"', "x'; --", '{}', '0']) {
        expect((await create(key)).status).toBe(201)
        expect(isReplay(await create(key))).toBe(true)
      }
      for (const key of ['', 'k'.repeat(256), 'k'.repeat(4000)]) {
        const reply = await create(key)
        expect([reply.status, fieldsOf(reply)]).toEqual([400, ['Idempotency-Key']])
      }
    })

    test('idempotency key: may contain any character that a header allows', async () => {
      const headers = { Authorization: 'Bearer bo_shop', 'Content-Type': 'application/json' }
      const send = (key: string) =>
        sendOne(
          service.url,
          requestBytes(
            'POST',
            '/checkout/v1/create',
            { ...headers, ...keyed(key) },
            JSON.stringify(draftOf()),
          ),
        )
      for (const key of ['nøkkel \xff', 'a\tb', `${'x'.repeat(254)}ø`]) {
        const [first, second] = [await send(key), await send(key)]
        expect([first.status, second.status, isReplay(second)]).toEqual([201, 201, true])
      }
    })

    test('idempotency key: is case-sensitive', async () => {
      const key = newKey()
      const [first, second] = [await create(key), await create(key.toUpperCase())]
      expect(first.body.value).not.toBe(second.body.value)
    })

    test('idempotency key: applies to commands only', async () => {
      const headers = keyed('k'.repeat(256))
      expect((await service.request('GET', '/orders/v1', { headers })).status).toBe(200)
      expect((await service.request('GET', '/orders/api/version', { headers })).status).toBe(200)
    })

    test('idempotency key: does not bypass scopes that the caller lost', async () => {
      const key = newKey()
      const first = await create(key)
      expect(first.status).toBe(201)
      for (const as of [null, 'reader', 'nobody'] as const) {
        const reply = await service.request<ProblemReply>('POST', '/checkout/v1/create', {
          json: draftOf(),
          headers: keyed(key),
          as,
        })
        expect([401, 403]).toContain(reply.status)
        expect(reply.text).not.toContain(first.body.value)
      }
    })
  })
})
