// Replacements of returned units: an order at no charge that is placed as any other, and that no unit is both credited and replaced.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Checkout } from '../../src/contract/checkout.ts'
import type { InvoiceDocument, InvoiceSummary } from '../../src/contract/invoice.ts'
import type { Condition, ReplacementOffer, Return } from '../../src/contract/returns.ts'
import { setCompany } from '../support/company.ts'
import { contradictions } from '../support/consistency.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done, type Lines, nameOf } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
import { draftOf, type TestReply, type TestService } from '../support/service.ts'
import { addConfiguration, addProduct, countOf, eventsOf } from '../support/world.ts'

const staff = '/fulfilment/v1/returns'
const free = { gross: 0, net: 0, vat: 0 }

describe.each(engines)('replacements on %s', (engine) => {
  let service: TestService
  let desk: Desk
  beforeAll(async () => {
    service = await startCheckedService(engine)
    desk = deskOf(service)
    await setCompany(service)
  })
  afterAll(() => service.stop())

  /** Ships and delivers an order. */
  async function deliver(orderId: string, shipped: Lines) {
    await desk.toWarehouse(orderId)
    const { deliveryId } = done(await desk.ship(orderId, shipped)).body
    done(await desk.deliver(orderId, deliveryId))
  }
  /** An order that is invoiced and has arrived. */
  async function delivered(draft: unknown, shipped: Lines) {
    service.time.now += 1000
    const orderId = await service.place(draft)
    await deliver(orderId, shipped)
    done(await desk.invoice(orderId))
    return orderId
  }
  const act = (id: string, what: string, json?: unknown) =>
    desk.call<Return>('POST', `${staff}/${id}/${what}`, json)
  const receive = (id: string, quantity: number, condition: Condition = 'Scrap', line = 1) =>
    act(id, 'receipts', { lines: [{ line, quantity, condition }] })
  /** A return of units that have come back. */
  async function cameBack(
    orderId: string,
    lineNumber: string,
    quantity: number,
    condition: Condition = 'Scrap',
  ) {
    const json = { lines: [{ orderId, lineNumber, quantity, reason: 'Defective' }] }
    const { returnId } = done(await desk.call<Return>('POST', staff, json)).body
    done(await act(returnId, 'approve'))
    done(await receive(returnId, quantity, condition))
    return returnId
  }
  const offerOf = (id: string) => desk.call<ReplacementOffer>('GET', `${staff}/${id}/replacement`)
  const replacementIn = ({ body }: TestReply<Return>) => body.replacements.at(-1)?.orderId ?? ''
  const replace = async (id: string, json?: unknown) => replacementIn(done(await act(id, 'replace', json)))
  async function decided<T>(send: () => Promise<TestReply<T>>): Promise<TestReply<T>> {
    for (;;) {
      const reply = await send()
      if (reply.status !== 503) return reply
    }
  }

  test('replacement: an order of the same goods at no charge, which return and order name', async () => {
    const references = { billingReference: 'PO-7', deliveryReference: 'Gate 2' }
    const orderId = await delivered(draftOf([['PLENTY', 3]], { references }), [['10', 3]])
    const before = await desk.read(orderId)
    const returnId = await cameBack(orderId, '10', 2)
    const reserved = (await desk.stock('PLENTY')).reserved
    const offer = done(await offerOf(returnId)).body
    expect(offer).toMatchObject({
      orderId,
      lines: [
        {
          line: 1,
          lineNumber: '10',
          name: 'Plenty of it',
          quantity: 2,
          availability: { status: 'Available' },
        },
      ],
      deliveryOption: { price: free },
      problems: [],
    })
    expect((await desk.stock('PLENTY')).reserved).toBe(reserved)
    const reply = done(await act(returnId, 'replace'))
    expect(reply.body).toMatchObject({
      state: 'Replaced',
      allowedActions: [],
      lines: [{ quantity: 2, credited: 0, replaced: 2 }],
    })
    const replacementId = replacementIn(reply)
    expect((await desk.stock('PLENTY')).reserved).toBe(reserved + 2)
    const order = await service.readOrder(replacementId)
    expect(order.references).toEqual({ ...references, replacementFor: returnId })
    expect(
      order.orderLines.map(({ materialNumber, quantity, unitPrice }) => [
        materialNumber,
        quantity.total,
        unitPrice,
      ]),
    ).toEqual([
      ['PLENTY', 2, free],
      [before.order.orderLines[1]?.materialNumber, 1, free],
    ])
    expect(order.expectedDeliveries[0]?.deliveryAddress).toEqual(before.order.deliveries[0]?.deliveryAddress)
    expect(order.expectedDeliveries[0]?.estimatedDeliveryDate).toBe(
      offer.deliveryOption?.estimatedDeliveryDate,
    )
    expect(order.parties).toMatchObject({ soldTo: 'NO-1', billTo: 'NO-2', shipTo: 'NO-3' })
    const checkout = done(await service.request<Checkout>('GET', `/checkout/v1/${order.checkoutId}`)).body
    expect(checkout).toMatchObject({ status: 'Submitted', orderId: replacementId })
    expect(checkout.orderLines[0]?.priceReason).toBe(`Replacement for return ${returnId}`)
    expect((await eventsOf(service, replacementId)).map(({ type }) => type)).toEqual(['order.placed'])
    expect((await eventsOf(service, orderId)).at(-1)?.type).toBe('return.replaced')
    const after = await desk.read(orderId)
    expect(after.history.at(-1)?.action).toBe('return replace')
    expect(after.order).toEqual(before.order)
    // Customers and staff find the return by its replacement.
    for (const [path, as] of [
      ['/returns/v1', 'shop'],
      [staff, 'staff'],
    ] as const) {
      const found = await service.request<{ returns: Return[] }>('GET', `${path}?search=${replacementId}`, {
        as,
      })
      expect(done(found).body.returns.map((each) => each.returnId)).toEqual([returnId])
    }
  })

  test('replacement: its units are not credited, by the return or by hand, and not replaced again', async () => {
    const orderId = await delivered(draftOf([['PLENTY', 3]]), [['10', 3]])
    const returnId = await cameBack(orderId, '10', 2)
    expect(nameOf(await act(returnId, 'replace', { lines: [{ line: 1, quantity: 3 }] }))).toBe(
      '422 quantity_not_replaceable',
    )
    await replace(returnId, { lines: [{ line: 1, quantity: 1 }] })
    const credited = done(await act(returnId, 'credit')).body
    expect(credited).toMatchObject({ state: 'Credited', lines: [{ credited: 1, replaced: 1 }] })
    for (const what of ['credit', 'replace'])
      expect(nameOf(await act(returnId, what)), what).toBe('422 return_action_not_allowed')
    // What the dialog for a credit by hand reckons with.
    expect(await desk.read(orderId)).toMatchObject({
      returned: { '10': { units: 2, credited: 1, replaced: 1 } },
    })
    expect(nameOf(await desk.credit(orderId, [['10', 2]]))).toBe('422 quantity_not_billable')
    done(await desk.credit(orderId, [['10', 1]]))
    expect(nameOf(await desk.credit(orderId, [['10', 1]]))).toBe('422 quantity_not_billable')
  })

  test('replacement: units that were credited by hand, did not come or go back repaired are not replaced', async () => {
    const orderId = await delivered(draftOf([['PLENTY', 2]]), [['10', 2]])
    const repaired = await cameBack(orderId, '10', 1, 'Repair')
    expect(nameOf(await act(repaired, 'replace'))).toBe('422 quantity_not_replaceable')
    const json = { lines: [{ orderId, lineNumber: '10', quantity: 1, reason: 'Defective' }] }
    const { returnId } = done(await desk.call<Return>('POST', staff, json)).body
    expect(nameOf(await act(returnId, 'replace'))).toBe('422 return_action_not_allowed')
    done(await act(returnId, 'approve'))
    expect(nameOf(await offerOf(returnId))).toBe('422 return_action_not_allowed')
    done(await receive(returnId, 1))
    done(await desk.credit(orderId, [['10', 2]]))
    expect(nameOf(await act(returnId, 'replace'))).toBe('422 quantity_not_replaceable')
  })

  test('replacement: a unit that is not invoiced yet can be replaced, and is invoiced once', async () => {
    const orderId = await service.place(draftOf([['PLENTY', 1]]))
    await deliver(orderId, [['10', 1]])
    await replace(await cameBack(orderId, '10', 1))
    done(await desk.invoice(orderId))
    expect(nameOf(await desk.invoice(orderId))).toBe('422 nothing_to_bill')
    expect(nameOf(await desk.credit(orderId, [['10', 1]]))).toBe('422 quantity_not_billable')
  })

  test('replacement: a PC has the parts that were delivered, and a part is replaced alone', async () => {
    const parts = [
      await addProduct(service, { stock: 50, nok: 33_333, group: cpuGroup }),
      await addProduct(service, { stock: 50, nok: 1_02, group: cpuGroup }),
    ]
    const value = await addConfiguration(service, parts)
    const pc = { materialId: { type: 'PcConfiguration', value }, quantity: 2, references: null }
    const orderId = await delivered({ ...draftOf([]), orderLines: [pc] }, [['10', 2]])
    const { order } = await desk.read(orderId)
    const tree = (lines: typeof order.orderLines): unknown[] =>
      lines.map(({ materialNumber, name, unitPrice, orderLines }) => [
        materialNumber,
        name,
        unitPrice.gross,
        tree(orderLines),
      ])
    const atNoCharge = (lines: typeof order.orderLines): typeof order.orderLines =>
      lines.map((line) => ({ ...line, unitPrice: free, orderLines: atNoCharge(line.orderLines) }))

    const whole = await replace(await cameBack(orderId, '10', 1))
    const replacement = await service.readOrder(whole)
    expect(tree(replacement.orderLines)).toEqual(tree(atNoCharge(order.orderLines)))
    expect(replacement.orderLines[0]?.orderLines.map(({ quantity }) => quantity.total)).toEqual(
      order.orderLines[0]?.orderLines.map(({ quantity }) => quantity.total / 2),
    )
    // It can be ordered again as the saved PC that it is.
    const { orderLines } = done(
      await service.request<Checkout>('GET', `/checkout/v1/${replacement.checkoutId}`),
    ).body
    expect(orderLines[0]?.materialId).toEqual({ type: 'PcConfiguration', value })

    const part = order.orderLines[0]?.orderLines.find(({ categories }) =>
      categories.includes('PHYSICAL_ITEM'),
    )
    const alone = await service.readOrder(await replace(await cameBack(orderId, part?.lineNumber ?? '', 1)))
    expect(alone.orderLines[0]).toMatchObject({
      materialNumber: part?.materialNumber,
      unitPrice: free,
      orderLines: [],
    })
    // One PC is replaced, and one lost a part to a replacement.
    expect(nameOf(await desk.credit(orderId, [['10', 1]]))).toBe('422 quantity_not_billable')
  })

  test('replacement: a cancelled one counts no longer, and neither does one that came back', async () => {
    const orderId = await delivered(draftOf([['PLENTY', 2]]), [['10', 2]])
    const first = await cameBack(orderId, '10', 2)
    const cancelled = await replace(first, { lines: [{ line: 1, quantity: 1 }] })
    done(await desk.cancel(cancelled))
    // Both units again: one by a replacement that breaks too, one by money.
    const second = await replace(first, { lines: [{ line: 1, quantity: 1 }] })
    done(await act(first, 'credit'))
    expect(nameOf(await desk.credit(orderId, [['10', 1]]))).toBe('422 quantity_not_billable')
    await deliver(second, [['10', 1]])
    const again = await cameBack(second, '10', 1)
    const refused = await act(again, 'credit')
    expect(nameOf(refused)).toBe('422 quantity_not_billable')
    expect(refused.text).toContain('credit the order that was paid')
    const third = await replace(again)
    expect(nameOf(await desk.credit(orderId, [['10', 1]]))).toBe('422 quantity_not_billable')
    done(await desk.cancel(third))
    done(await desk.credit(orderId, [['10', 1]]))
    // The paid order is credited: nothing is left to replace.
    expect(nameOf(await act(again, 'replace'))).toBe('422 return_action_not_allowed')
  })

  test('replacement: goods without stock wait as in every order, and sold out ones are refused with nothing stored', async () => {
    const product = await addProduct(service, { stock: 1 })
    const orderId = await delivered(draftOf([[product, 1]]), [['10', 1]])
    const returnId = await cameBack(orderId, '10', 1)
    const offer = done(await offerOf(returnId)).body
    expect(offer.lines[0]?.availability?.status).toBe('UnconfirmedRestock')
    expect(offer.deliveryOption?.estimatedDeliveryDate).toBeNull()
    const replacementId = await replace(returnId)
    expect(await desk.stock(product)).toMatchObject({ onHand: 0, reserved: 0, waiting: 1 })
    expect((await service.readOrder(replacementId)).expectedDeliveries[0]?.estimatedDeliveryDate).toBeNull()

    const last = await addProduct(service, { stock: 1, isDiscontinued: true })
    const soldOut = await cameBack(await delivered(draftOf([[last, 1]]), [['10', 1]]), '10', 1)
    const counts = [await countOf(service, 'draft'), await countOf(service, 'orders')]
    expect(done(await offerOf(soldOut)).body.problems.map(({ code }) => code)).toEqual(['sold_out'])
    expect(nameOf(await act(soldOut, 'replace'))).toBe('422 checkout_has_problems')
    expect([await countOf(service, 'draft'), await countOf(service, 'orders')]).toEqual(counts)
    done(await act(soldOut, 'credit'))
  })

  test('replacement: units of several orders are replaced order by order, each to its address', async () => {
    const orders = [
      await delivered(draftOf([['PLENTY', 1]]), [['10', 1]]),
      await delivered(draftOf([['PLENTY', 2]]), [['10', 2]]),
    ]
    const json = {
      lines: orders.map((orderId) => ({ orderId, lineNumber: '10', quantity: 1, reason: 'Damaged' })),
    }
    const { returnId } = done(await desk.call<Return>('POST', staff, json)).body
    done(await act(returnId, 'approve'))
    done(await receive(returnId, 1))
    done(await receive(returnId, 1, 'Restock', 2))
    const both = { lines: [1, 2].map((line) => ({ line, quantity: 1 })) }
    expect(nameOf(await act(returnId, 'replace', both))).toBe('422 quantity_not_replaceable')
    const one = done(await act(returnId, 'replace')).body
    expect(one.state).toBe('Received')
    const two = done(await act(returnId, 'replace')).body
    expect(two).toMatchObject({ state: 'Replaced', lines: [{ replaced: 1 }, { replaced: 1 }] })
    expect(new Set(two.replacements.map(({ orderId }) => orderId)).size).toBe(2)
  })

  test('replacement: repeated with its idempotency key, it is one order; customers cannot ask for one', async () => {
    const orderId = await delivered(draftOf([['PLENTY', 1]]), [['10', 1]])
    const returnId = await cameBack(orderId, '10', 1)
    for (const [method, what] of [
      ['POST', 'replace'],
      ['GET', 'replacement'],
    ] as const)
      expect(nameOf(await service.request(method, `${staff}/${returnId}/${what}`))).toBe('403 scope_missing')
    const headers = { 'Idempotency-Key': 'replace-once' }
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        desk.call<Return>('POST', `${staff}/${returnId}/replace`, undefined, { headers }),
      ),
    )
    expect(new Set(replies.map((reply) => `${reply.status} ${replacementIn(reply)}`)).size).toBe(1)
    expect(done(replies[0] as TestReply<Return>).body.replacements).toHaveLength(1)
  })

  test('replacement: it needs no invoice; one over 0.00 is valid, has its number, is paid, and books nothing', async () => {
    const orderId = await delivered(draftOf([['PLENTY', 1]]), [['10', 1]])
    const replacementId = await replace(await cameBack(orderId, '10', 1))
    await deliver(replacementId, [['10', 1]])
    const { billingId } = done(await desk.invoice(replacementId)).body
    const issued = done(await desk.act<InvoiceSummary>(replacementId, `billings/${billingId}/issue`)).body
    expect(issued).toMatchObject({ payable: 0, state: 'paid' })
    const document = done(
      await desk.call<InvoiceDocument>('GET', `/fulfilment/v1/invoices/${billingId}`),
    ).body
    expect(document.totals).toMatchObject({ net: 0, vat: 0, gross: 0, rounding: 0, payable: 0 })
    for (const format of ['ubl', 'cii', 'pdf'])
      done(await desk.call('GET', `/fulfilment/v1/invoices/${billingId}/${format}`))
  })

  test('manual price: nothing in the body of a customer sets one, or says that the order is a replacement', async () => {
    const draft = draftOf([['PLENTY', 2]])
    const checkoutId = await service.create({
      ...draft,
      staffTerms: { prices: [{ net: 0, reason: 'mine' }], deliveryNet: 0 },
      prices: [{ net: 0 }],
      orderLines: (draft.orderLines ?? []).map((line) => ({
        ...line,
        ...{ manualPrice: { net: 0, reason: 'mine' }, unitPrice: free, priceReason: 'mine' },
      })),
      references: { billingReference: 'x', replacementFor: 'R-00000-00000' },
    })
    const checkout = done(await service.request<Checkout>('GET', `/checkout/v1/${checkoutId}`)).body
    expect(checkout.orderLines[0]?.unitPrice?.net).toBe(1000)
    expect(checkout.orderLines[0]).not.toHaveProperty('priceReason')
    expect(checkout.deliveryOptions[0]?.price.net).toBeGreaterThan(0)
    const order = await service.readOrder(service.orderIdOf(done(await service.submit(checkoutId))))
    expect(order.references).toEqual({ billingReference: 'x', deliveryReference: null })
  })

  test('replacement: 64 at once settle each unit once, by credit, by hand or by a replacement', async () => {
    const orderId = await delivered(draftOf([['PLENTY', 8]]), [['10', 8]])
    const returns = [
      await cameBack(orderId, '10', 3),
      await cameBack(orderId, '10', 3),
      await cameBack(orderId, '10', 2),
    ]
    const one = { lines: [{ line: 1, quantity: 1 }] }
    const orders = await countOf(service, 'orders')
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        decided<unknown>(() => {
          const id = returns[at % 3] ?? ''
          // Six of eight at most, so that some are replaced.
          if (at % 20 === 7) return desk.credit(orderId, [['10', 1]])
          return act(id, at % 20 === 8 ? 'credit' : 'replace', one)
        }),
      ),
    )
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(8)
    const { order } = await desk.read(orderId)
    const credited = order.billings
      .filter(({ type }) => type === 'CreditNote')
      .flatMap(({ billingLine }) => billingLine)
      .filter(({ orderLineNumber }) => orderLineNumber === '10')
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const replaced = (await countOf(service, 'orders')) - orders
    expect(credited + replaced).toBe(8)
    expect(replaced).toBeGreaterThan(0)
  }, 180_000)

  test('replacement: after all of these the check of the database finds nothing', async () => {
    expect(await contradictions(service.store)).toEqual([])
  })
})
