// Purchase orders with lines: what they promise is the supply of their lines, whatever happens at the same time.

import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import { iso, purchasingOf } from '../support/purchasing.ts'
import { draftOf } from '../support/service.ts'
import { addProduct, day, faults, stockOf } from '../support/world.ts'

describe.each(engines)('purchasing on %s', (engine) => {
  let buy: ReturnType<typeof purchasingOf>
  const { wrapStore, pairWrites, repair } = faults()
  const service = forTests(() => startCheckedService(engine, { wrapStore }))
  const desk = deskOf(service)
  beforeAll(async () => {
    buy = purchasingOf(service)
  })
  beforeEach(repair)
  afterEach(async () => {
    repair()
    expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
    expect(await strayLines()).toEqual([])
  })

  /** Lines whose supply is not what their purchase order says. Shares nothing with the service. */
  async function strayLines(): Promise<string[]> {
    const purchases = await service.store.all<{ id: string; state: string; body: string }>({
      statement: adHoc('SELECT id, state, body FROM purchase'),
    })
    const supply = await service.store.all<{ id: string; quantity: number; expected_at: number | null }>({
      statement: adHoc('SELECT id, quantity, expected_at FROM purchase_order WHERE purchase_id IS NOT NULL'),
    })
    const found = new Map(supply.map(({ id, quantity, expected_at }) => [id, `${quantity} ${expected_at}`]))
    const wrong: string[] = []
    for (const { id, state, body } of purchases) {
      const { lines } = JSON.parse(body)
      for (const { lineNumber, quantity, confirmed, received } of lines) {
        const open = ['Sent', 'Confirmed', 'PartlyReceived'].includes(state)
        const left = open ? Math.max(0, (confirmed?.quantity ?? quantity) - received) : 0
        const ought = left > 0 ? `${left} ${confirmed?.expectedAt ?? null}` : undefined
        const key = `${id}.${lineNumber}`
        if (found.get(key) !== ought) wrong.push(`${key}: ${found.get(key)}, not ${ought}`)
        found.delete(key)
      }
    }
    return [...wrong, ...found.keys()]
  }

  const waiting = async (product: string, quantity: number) => {
    service.time.now += 1000
    return service.place(draftOf([[product, quantity]]))
  }
  const shapeOf = async (id: string) => {
    const { state, lines } = await buy.read(id)
    return [state, lines.map(({ received, outstanding }) => `${received}+${outstanding}`).join(' ')]
  }

  test('purchase order: a draft promises nothing, a sent one units, a confirmed one its dates', async () => {
    const [cpu, ssd] = [await addProduct(service, { stock: 0 }), await addProduct(service, { stock: 0 })]
    const order = await waiting(cpu, 3)
    const supplierId = await buy.supplier({ currency: 'SEK' })
    await buy.sells(supplierId, cpu, { partNumber: 'NP-1', cost: 3890.5, minimumQuantity: 5 })
    const draft = await buy.draft(supplierId, [
      [cpu, 10],
      [ssd, 4, 99.9],
    ])
    expect(draft).toMatchObject({
      state: 'Draft',
      currency: 'SEK',
      total: 39304.6,
      linesWithoutCost: 0,
      allowedActions: ['change', 'send', 'cancel'],
      lines: [
        { lineNumber: '10', productId: cpu, partNumber: 'NP-1', cost: 3890.5, amount: 38905, outstanding: 0 },
        { lineNumber: '20', productId: ssd, partNumber: null, cost: 99.9, amount: 399.6 },
      ],
    })
    expect((await desk.stock(cpu)).purchaseOrders).toEqual([])
    const id = draft.purchaseOrderId
    expect(await buy.tell(id)).toMatchObject({ state: 'Sent', sentTo: null })
    const open = { purchaseOrderId: `${id}.10`, productId: cpu, quantity: 10, expectedAt: null, version: 0 }
    expect((await desk.stock(cpu)).purchaseOrders).toEqual([open])
    expect(await desk.expected(order)).toEqual(['3 of 10 UnconfirmedRestock'])
    const at = service.time.now + 9 * day
    await buy.now(id, 'confirm', {
      lines: [
        { lineNumber: '10', quantity: 2, expectedAt: iso(at) },
        { lineNumber: '20', cost: 90 },
      ],
    })
    expect(await buy.read(id)).toMatchObject({
      state: 'Confirmed',
      total: 8141,
      lines: [
        { quantity: 10, confirmedQuantity: 2, expectedAt: iso(at), outstanding: 2 },
        { confirmedQuantity: 4, expectedAt: null, cost: 90 },
      ],
    })
    expect(await desk.expected(order)).toEqual(['2 of 10 ConfirmedRestock', '1 of 10 UnconfirmedRestock'])
  })

  test('purchase order: confirmed without lines, the wanted dates are promised', async () => {
    const product = await addProduct(service, { stock: 0 })
    const at = service.time.now + 5 * day
    const { purchaseOrderId: id } = done(
      await desk.call<{ purchaseOrderId: string }>('POST', '/purchasing/v1/purchase-orders', {
        supplierId: await buy.supplier(),
        lines: [{ productId: product, quantity: 6, expectedAt: iso(at) }],
      }),
    ).body
    await buy.tell(id)
    expect((await desk.stock(product)).purchaseOrders).toMatchObject([{ quantity: 6, expectedAt: null }])
    expect(await buy.now(id, 'confirm')).toMatchObject({ state: 'Confirmed' })
    expect((await desk.stock(product)).purchaseOrders).toMatchObject([{ quantity: 6, expectedAt: iso(at) }])
  })

  test('receipt: part of several lines goes to waiting orders, the rest stays on order', async () => {
    const [one, two] = [await addProduct(service, { stock: 0 }), await addProduct(service, { stock: 1 })]
    const order = await waiting(one, 3)
    const { purchaseOrderId: id } = await buy.draft(await buy.supplier(), [
      [one, 5],
      [two, 2],
      [one, 1],
    ])
    expect(nameOf(await buy.act(id, 'receive'))).toBe('422 purchase_action_not_allowed')
    await buy.tell(id)
    const lines = [
      { lineNumber: '10', quantity: 2 },
      { lineNumber: '30', quantity: 1 },
    ]
    done(await buy.act(id, 'receive', { lines }))
    expect(await shapeOf(id)).toEqual(['PartlyReceived', '2+3 0+2 1+0'])
    expect(await desk.expected(order)).toEqual(['3 of 10 Available'])
    expect(await stockOf(service, one)).toEqual({ on_hand: 3, reserved: 3, waiting: 0 })
    expect(fieldsOf(await buy.act(id, 'receive', { lines }))).toEqual(['lines[1].lineNumber'])
    // More than ordered may arrive.
    done(await buy.act(id, 'receive', { lines: [{ lineNumber: '20', quantity: 7 }] }))
    expect(await stockOf(service, two)).toEqual({ on_hand: 8, reserved: 0, waiting: 0 })
    done(await buy.act(id, 'receive'))
    expect(await shapeOf(id)).toEqual(['Received', '5+0 7+0 1+0'])
    expect((await buy.read(id)).allowedActions).toEqual([])
  })

  test('endings: a cancelled one expects nothing, a closed one only what arrived', async () => {
    const product = await addProduct(service, { stock: 0 })
    const supplierId = await buy.supplier()
    const { purchaseOrderId: id } = await buy.draft(supplierId, [[product, 5]])
    await buy.tell(id)
    expect(nameOf(await buy.act(id, 'close', undefined, 2))).toBe('422 purchase_action_not_allowed')
    expect(await buy.now(id, 'cancel')).toMatchObject({ state: 'Cancelled', lines: [{ outstanding: 0 }] })
    expect((await desk.stock(product)).purchaseOrders).toEqual([])
    const { purchaseOrderId: other } = await buy.draft(supplierId, [[product, 5]])
    await buy.tell(other)
    done(await buy.act(other, 'receive', { lines: [{ lineNumber: '10', quantity: 2 }] }))
    expect(nameOf(await buy.act(other, 'cancel', undefined, 3))).toBe('422 purchase_action_not_allowed')
    const tooFew = { lines: [{ lineNumber: '10', quantity: 1 }] }
    expect(fieldsOf(await buy.act(other, 'confirm', tooFew, 3))).toEqual(['lines[0].quantity'])
    expect(await buy.now(other, 'close')).toMatchObject({ state: 'Received' })
    expect(await shapeOf(other)).toEqual(['Received', '2+0'])
    // A supplier that delivers nothing of it cancels it.
    const { purchaseOrderId: none } = await buy.draft(supplierId, [[product, 5]])
    await buy.tell(none)
    const nothing = { lines: [{ lineNumber: '10', quantity: 0 }] }
    expect(await buy.now(none, 'confirm', nothing)).toMatchObject({ state: 'Cancelled' })
  })

  test('draft: its lines are replaced by version, and those of a sent one are fixed', async () => {
    const product = await addProduct(service, { stock: 0 })
    const { purchaseOrderId: id } = await buy.draft(await buy.supplier(), [[product, 5]])
    const put = (version: string | undefined, lines: object[]) =>
      desk.call('PUT', buy.path(id), { lines }, { headers: version ? { 'If-Match': version } : {} })
    const lines = [{ productId: product, quantity: 7 }]
    expect(nameOf(await put(undefined, lines))).toBe('428 precondition_required')
    expect(nameOf(await put('"7"', lines))).toBe('412 precondition_failed')
    expect(nameOf(await put('"1"', [{ productId: 'no-such', quantity: 1 }]))).toBe('404 product_not_found')
    done(await put('"1"', [...lines, ...lines]))
    expect((await buy.read(id)).lines.map(({ quantity }) => quantity)).toEqual([7, 7])
    await buy.tell(id)
    expect(nameOf(await put('"3"', lines))).toBe('422 purchase_action_not_allowed')
  })

  describe('purchase orders of one product', () => {
    test('a line is one of them: changed, received and found as before, and its order says the same', async () => {
      const [one, two] = [await addProduct(service, { stock: 0 }), await addProduct(service, { stock: 0 })]
      const { purchaseOrderId: id } = await buy.draft(await buy.supplier(), [
        [one, 5],
        [two, 2],
      ])
      await buy.tell(id)
      const incoming = async (code: string) =>
        done(
          await desk.call<{ purchaseOrders: { purchaseOrderId: string }[] }>(
            'GET',
            `/catalog/v1/incoming?code=${code}`,
          ),
        ).body.purchaseOrders.map(({ purchaseOrderId }) => purchaseOrderId)
      expect(await incoming(id)).toEqual([`${id}.10`, `${id}.20`])
      expect(await incoming(`${id}.20`)).toEqual([`${id}.20`])
      done(await desk.receive(`${id}.10`, 2))
      expect(await shapeOf(id)).toEqual(['PartlyReceived', '2+3 0+2'])
      const at = service.time.now + day
      done(await desk.changeSupply(`${id}.10`, 4, at))
      expect((await buy.read(id)).lines[0]).toMatchObject({
        quantity: 5,
        confirmedQuantity: 6,
        expectedAt: iso(at),
        outstanding: 4,
      })
      done(await desk.changeSupply(`${id}.20`, 0, null))
      done(await desk.receive(`${id}.10`))
      expect(await shapeOf(id)).toEqual(['Received', '6+0 0+0'])
    })

    test('their numbers and those of orders with lines are never mixed up', async () => {
      const product = await addProduct(service, { stock: 0 })
      const supplierId = await buy.supplier()
      done(await desk.order(product, 1, null, `own-${product}`))
      const draft = (purchaseOrderId: string) =>
        desk.call('POST', '/purchasing/v1/purchase-orders', {
          purchaseOrderId,
          supplierId,
          lines: [{ productId: product, quantity: 1 }],
        })
      expect(fieldsOf(await draft(`own-${product}`))).toEqual(['purchaseOrderId'])
      const { purchaseOrderId: id } = await buy.draft(supplierId, [[product, 5]])
      for (const taken of [id, `${id}.10`])
        expect(fieldsOf(await desk.order(product, 1, null, taken))).toEqual(['purchaseOrderId'])
      done(await draft(`x-${product}`))
      done(await desk.order(product, 1, null, `y-${product}`))
    })
  })

  describe('at the same time', () => {
    test('two receipts are both booked, by each of the two operations', async () => {
      const product = await addProduct(service, { stock: 0 })
      const order = await waiting(product, 9)
      const { purchaseOrderId: id } = await buy.draft(await buy.supplier(), [[product, 10]])
      await buy.tell(id)
      const part = (quantity: number) => ({ lines: [{ lineNumber: '10', quantity }] })
      pairWrites()
      const two = await Promise.all([buy.act(id, 'receive', part(3)), buy.act(id, 'receive', part(2))])
      expect(two.map(({ status }) => status)).toEqual([200, 200])
      expect(await shapeOf(id)).toEqual(['PartlyReceived', '5+5'])
      pairWrites()
      const mixed = await Promise.all([buy.act(id, 'receive', part(1)), desk.receive(`${id}.10`, 2)])
      expect(mixed.map(({ status }) => status)).toEqual([200, 204])
      expect(await shapeOf(id)).toEqual(['PartlyReceived', '8+2'])
      repair()
      expect(await stockOf(service, product)).toEqual({ on_hand: 8, reserved: 8, waiting: 1 })
      expect(await desk.expected(order)).toEqual(['8 of 10 Available', '1 of 10 UnconfirmedRestock'])
    })

    test('a confirmation that did not know of a receipt is refused, and changes nothing', async () => {
      const product = await addProduct(service, { stock: 0 })
      const { purchaseOrderId: id } = await buy.draft(await buy.supplier(), [[product, 10]])
      await buy.tell(id)
      const { version } = await buy.read(id)
      const at = iso(service.time.now + 3 * day)
      pairWrites()
      const [received, confirmed] = await Promise.all([
        buy.act(id, 'receive', { lines: [{ lineNumber: '10', quantity: 4 }] }),
        buy.act(id, 'confirm', { lines: [{ lineNumber: '10', quantity: 6, expectedAt: at }] }, version),
      ])
      expect(received.status).toBe(200)
      // Whichever was first: units are counted once, and what is promised is what was confirmed on a version that was read.
      const isFirst = confirmed.status === 200
      expect(nameOf(confirmed)).toBe(isFirst ? '200' : '412 precondition_failed')
      expect(await shapeOf(id)).toEqual(['PartlyReceived', isFirst ? '4+2' : '4+6'])
      expect(await stockOf(service, product)).toEqual({ on_hand: 4, reserved: 0, waiting: 0 })
    })

    test('a cancel against a receipt: the goods that arrived are in stock, or the receipt is refused', async () => {
      const product = await addProduct(service, { stock: 0 })
      const { purchaseOrderId: id } = await buy.draft(await buy.supplier(), [[product, 10]])
      await buy.tell(id)
      const { version } = await buy.read(id)
      pairWrites()
      const [received, cancelled] = await Promise.all([
        buy.act(id, 'receive'),
        buy.act(id, 'cancel', undefined, version),
      ])
      const outcome = [nameOf(received), nameOf(cancelled)].join(' ')
      expect(['200 412 precondition_failed', '422 purchase_action_not_allowed 200']).toContain(outcome)
      expect(await shapeOf(id)).toEqual(received.status === 200 ? ['Received', '10+0'] : ['Cancelled', '0+0'])
    })
  })

  test('list: newest first, by state, supplier and text, in pages', async () => {
    const product = await addProduct(service, { stock: 0 })
    const supplierId = await buy.supplier({ name: 'Østlandet Deler' })
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      service.time.now += 1000
      ids.unshift((await buy.draft(supplierId, [[product, n + 1]])).purchaseOrderId)
    }
    await buy.tell(ids[1] as string)
    const list = async (query: string) => {
      const path = `/purchasing/v1/purchase-orders?${query}`
      const { body } = done(
        await desk.call<{ purchaseOrders: { purchaseOrderId: string }[]; nextCursor: string | null }>(
          'GET',
          path,
        ),
      )
      return { ids: body.purchaseOrders.map(({ purchaseOrderId }) => purchaseOrderId), next: body.nextCursor }
    }
    expect((await list(`supplierId=${supplierId}`)).ids).toEqual(ids)
    expect((await list(`supplierId=${supplierId}&state=Sent`)).ids).toEqual([ids[1]])
    expect((await list(`search=${encodeURIComponent('østlandet')}&state=open`)).ids).toEqual(ids)
    expect((await list(`search=${encodeURIComponent(product)}&state=Draft`)).ids).toEqual([ids[0], ids[2]])
    const first = await list(`supplierId=${supplierId}&limit=2`)
    expect(first.ids).toEqual(ids.slice(0, 2))
    const rest = await list(`supplierId=${supplierId}&limit=2&cursor=${encodeURIComponent(first.next ?? '')}`)
    expect(rest).toEqual({ ids: ids.slice(2), next: null })
    expect((await list(`supplierId=${supplierId}&sort=oldest`)).ids).toEqual(ids.toReversed())

    // By the day that is confirmed; what has no day is last, and drafts are not due.
    await buy.tell(ids[2] as string)
    const lines = [{ lineNumber: '10', expectedAt: iso(service.time.now + day) }]
    await buy.now(ids[2] as string, 'confirm', { lines })
    const due = `supplierId=${supplierId}&sort=due&limit=1`
    const next = await list(due)
    expect(next.ids).toEqual([ids[2]])
    expect(await list(`${due}&cursor=${encodeURIComponent(next.next ?? '')}`)).toEqual({
      ids: [ids[1]],
      next: null,
    })
    const late = `supplierId=${supplierId}&state=late`
    expect((await list(late)).ids).toEqual([])
    service.time.now += 2 * day
    expect((await list(late)).ids).toEqual([ids[2]])
    await buy.now(ids[2] as string, 'receive')
    expect((await list(late)).ids).toEqual([])
  })

  test('suppliers: found by text, changed by version, retired ones get no purchase orders', async () => {
    const supplierId = await buy.supplier({ name: 'Fjell Komponenter', contact: 'Kari Innkjøp' })
    const path = `/purchasing/v1/suppliers/${supplierId}`
    const product = await addProduct(service, { stock: 0 })
    await buy.sells(supplierId, product, { cost: 10 })
    const found = done(
      await desk.call<{ suppliers: { supplierId: string }[] }>(
        'GET',
        '/purchasing/v1/suppliers?search=kari%20inn',
      ),
    ).body.suppliers.map((each) => each.supplierId)
    expect(found).toEqual([supplierId])
    const patch = (json: object, version = '"1"') =>
      desk.call('PATCH', path, json, { headers: { 'If-Match': version } })
    expect(fieldsOf(await patch({ email: 'no address' }))).toEqual(['email'])
    expect(fieldsOf(await patch({ currency: 'EUR' }))).toEqual(['currency'])
    expect(fieldsOf(await patch({ language: 'xx' }))).toEqual(['language'])
    expect(done(await patch({ leadTimeDays: 4, contact: '' })).body).toMatchObject({
      leadTimeDays: 4,
      contact: null,
      name: 'Fjell Komponenter',
      version: 2,
    })
    expect(nameOf(await patch({ leadTimeDays: 5 }))).toBe('412 precondition_failed')
    done(await patch({ retired: true }, '"2"'))
    const lines = [{ productId: product, quantity: 1 }]
    expect(
      fieldsOf(await desk.call('POST', '/purchasing/v1/purchase-orders', { supplierId, lines })),
    ).toEqual(['supplierId'])
  })
})
