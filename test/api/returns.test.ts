// Returns: what can be asked for, what staff decide, the shelf, the credit, and that nothing comes back or is credited twice.

import { beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceDocument, InvoiceSummary } from '../../src/contract/invoice.ts'
import type { Condition, Return, Returnable, SerialUnits } from '../../src/contract/returns.ts'
import { setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, type Lines, nameOf } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, type TestReply } from '../support/service.ts'
import { addConfiguration, addProduct } from '../support/world.ts'

const day = 86_400_000
const staff = '/fulfilment/v1/returns'

describe.each(engines)('returns on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    await setCompany(service)
  })

  /** An order that has arrived, invoiced unless `invoice` is false. */
  async function delivered(lines: [string, number][], shipped: Lines, { invoice = true, other = {} } = {}) {
    service.time.now += 1000
    const orderId = await service.place(draftOf(lines, other))
    await desk.toWarehouse(orderId)
    if (invoice) done(await desk.invoice(orderId))
    const { deliveryId } = done(await desk.ship(orderId, shipped)).body
    done(await desk.deliver(orderId, deliveryId))
    return orderId
  }
  const ask = (orderId: string, lineNumber: string, quantity: number, more: object = {}) =>
    service.request<Return>('POST', '/returns/v1', {
      json: { lines: [{ orderId, lineNumber, quantity, reason: 'ChangedMind', ...more }] },
    })
  const act = (id: string, what: string, json?: unknown) =>
    desk.call<Return>('POST', `${staff}/${id}/${what}`, json)
  const receive = (
    id: string,
    quantity: number,
    condition: Condition = 'Restock',
    serialNumbers?: string[],
    line = 1,
  ) =>
    act(id, 'receipts', { lines: [{ line, quantity, condition, ...(serialNumbers && { serialNumbers }) }] })
  const returnable = async (orderId: string) =>
    done(
      await service.request<{ lines: { lineNumber: string; quantity: number; until: string | null }[] }>(
        'GET',
        `/orders/v1/${orderId}/returnable`,
      ),
    ).body.lines.map(({ lineNumber, quantity }) => `${quantity} of ${lineNumber}`)
  /** A return of one line that is approved. */
  async function approved(orderId: string, lineNumber: string, quantity: number, more: object = {}) {
    const { returnId } = done(await ask(orderId, lineNumber, quantity, more)).body
    done(await act(returnId, 'approve'))
    return returnId
  }
  /** On a slow machine a request among many loses every race; the answer 503 says to repeat it. */
  async function decided<T>(send: () => Promise<TestReply<T>>): Promise<TestReply<T>> {
    for (;;) {
      const reply = await send()
      if (reply.status !== 503) return reply
    }
  }
  const creditsOf = async (orderId: string) =>
    (await service.readOrder(orderId)).billings.filter(({ type }) => type === 'CreditNote')

  test('return: from the request to the credit, with stock, order, events and history', async () => {
    const orderId = await delivered([['PLENTY', 3]], [['10', 3, ['R1', 'R2', 'R3']]])
    const before = await desk.stock('PLENTY')
    expect(await returnable(orderId)).toEqual(['3 of 10'])
    const asked = done(await ask(orderId, '10', 2, { serialNumbers: ['R1', 'R3'] })).body
    expect(asked).toMatchObject({ state: 'Requested', customerId: 'NO-1', allowedActions: ['withdraw'] })
    expect(await returnable(orderId)).toEqual(['1 of 10'])
    const id = asked.returnId
    done(await act(id, 'ask', { text: 'Is the box complete?' }))
    done(await service.request('POST', `/returns/v1/${id}/answer`, { json: { text: 'Yes.' } }))
    done(await act(id, 'approve'))
    expect(done(await receive(id, 1, 'Restock', ['R1'])).body.state).toBe('PartlyReceived')
    expect((await desk.stock('PLENTY')).onHand).toBe((before.onHand ?? 0) + 1)
    expect(nameOf(await receive(id, 1, 'Scrap', ['R1']))).toBe('422 serial_numbers_wrong')
    expect(nameOf(await receive(id, 2, 'Scrap'))).toBe('422 quantity_not_expected')
    expect(done(await receive(id, 1, 'Scrap', ['R3'])).body.state).toBe('Received')
    expect((await desk.stock('PLENTY')).onHand).toBe((before.onHand ?? 0) + 1)
    const credited = done(await act(id, 'credit')).body
    expect(credited).toMatchObject({ state: 'Credited', allowedActions: [] })
    expect(credited.steps.map(({ action, text }) => (text ? `${action}: ${text}` : action))).toEqual([
      'request',
      'ask: Is the box complete?',
      'answer: Yes.',
      'approve',
      'receive',
      'receive',
      'credit',
    ])
    const [credit] = await creditsOf(orderId)
    expect(credit).toMatchObject({
      billingId: credited.credits[0]?.billingId,
      billingLine: [{ orderLineNumber: '10', quantity: 2, serialNumbers: ['R1', 'R3'] }],
    })
    const { history, returned } = await desk.read(orderId)
    expect(returned).toEqual({ '10': { units: 2, credited: 2, serialNumbers: ['R1', 'R3'] } })
    const listed = done(
      await desk.call<{ orders: { returned?: object }[] }>('GET', `/fulfilment/v1/orders?search=${orderId}`),
    ).body.orders
    expect(listed.map((each) => each.returned)).toEqual([returned])
    expect(history.slice(-8).map(({ action }) => action)).toEqual([
      'return request',
      'return ask',
      'return answer',
      'return approve',
      'return receive',
      'return receive',
      'credit',
      'return credit',
    ])
    const feed = done(
      await desk.call<{ events: { type: string; subject: string; data: { returnId?: string } }[] }>(
        'GET',
        '/fulfilment/v1/events?limit=500',
      ),
    ).body.events.filter(({ subject }) => subject === orderId)
    expect(feed.slice(-2).map(({ type }) => type)).toEqual(['order.credited', 'return.credited'])
    expect(feed.at(-1)?.data.returnId).toBe(id)
  })

  test('return: a part of a PC is credited at its own price, and the PC can no longer be credited as a whole', async () => {
    const parts = [
      await addProduct(service, { stock: 50, nok: 33_333, group: cpuGroup }),
      await addProduct(service, { stock: 50, nok: 1_02, group: cpuGroup }),
    ]
    const value = await addConfiguration(service, parts)
    const pc = { materialId: { type: 'PcConfiguration', value }, quantity: 2, references: null }
    const orderId = await delivered([], [['10', 2]], { other: { orderLines: [pc] } })
    const { order } = await desk.read(orderId)
    const part = order.orderLines[0]?.orderLines.find(({ categories }) =>
      categories.includes('PHYSICAL_ITEM'),
    )
    const lineNumber = part?.lineNumber ?? ''
    const invoice = done(await desk.act<InvoiceSummary>(orderId, `billings/${orderId}-B1/issue`)).body
    const stock = (await desk.stock(part?.materialNumber ?? '')).onHand ?? 0
    const id = await approved(orderId, lineNumber, 1)
    done(await receive(id, 1))
    expect((await desk.stock(part?.materialNumber ?? '')).onHand).toBe(stock + 1)
    const { credits } = done(await act(id, 'credit')).body
    const credit = done(
      await desk.act<InvoiceSummary>(orderId, `billings/${credits[0]?.billingId}/issue`),
    ).body
    expect(credit.payable).toBe(part?.unitPrice.gross)
    expect(nameOf(await desk.credit(orderId, [['10', 2]]))).toBe('422 quantity_not_billable')
    expect(nameOf(await ask(orderId, '10', 2))).toBe('422 quantity_not_returnable')
    // Both PCs come back but for the part: one whole, the other in parts.
    const others = (order.orderLines[0]?.orderLines ?? []).filter(
      (each) => each.lineNumber !== lineNumber && each.categories.includes('PHYSICAL_ITEM'),
    )
    const rest = [await approved(orderId, '10', 1)]
    for (const { lineNumber: other, quantity } of others)
      rest.push(await approved(orderId, other, quantity.total / 2))
    expect(await returnable(orderId)).toEqual(
      (part?.quantity.total ?? 0) > 2 ? [`${(part?.quantity.total ?? 0) / 2 - 1} of ${lineNumber}`] : [],
    )
    for (const each of rest) {
      const { lines } = done(await desk.call<Return>('GET', `${staff}/${each}`)).body
      done(await receive(each, lines[0]?.quantity ?? 0))
      done(await act(each, 'credit'))
    }
    const all = await creditsOf(orderId)
    const documents: InvoiceDocument[] = []
    for (const { billingId } of all) {
      await desk.act(orderId, `billings/${billingId}/issue`)
      documents.push(
        done(await desk.call<InvoiceDocument>('GET', `/fulfilment/v1/invoices/${billingId}`)).body,
      )
    }
    const sum = documents.reduce((total, { totals }) => total + Math.round(totals.payable * 100), 0)
    expect(sum).toBeLessThanOrEqual(Math.round(invoice.payable * 100))
  })

  test('return: the whole order credits the delivery charge, once', async () => {
    const orderId = await delivered([['PLENTY', 2]], [['10', 2]])
    for (const expected of [['10'], ['10', '20']]) {
      const id = await approved(orderId, '10', 1)
      done(await receive(id, 1, 'Scrap'))
      done(await act(id, 'credit'))
      const credit = (await creditsOf(orderId)).at(-1)
      expect(credit?.billingLine.map(({ orderLineNumber }) => orderLineNumber)).toEqual(expected)
    }
    expect(nameOf(await desk.credit(orderId))).toBe('422 nothing_to_bill')
    expect(nameOf(await desk.invoice(orderId))).toBe('422 nothing_to_bill')
  })

  test('return: what was credited already, or not invoiced yet, is not credited by a return', async () => {
    const credited = await delivered([['PLENTY', 2]], [['10', 2]])
    done(await desk.credit(credited, [['10', 1]]))
    expect(await returnable(credited)).toEqual(['1 of 10'])
    const first = await approved(credited, '10', 1)
    // The other unit is credited by hand while the return is under way.
    done(await desk.credit(credited, [['10', 1]]))
    done(await receive(first, 1))
    expect(nameOf(await act(first, 'credit'))).toBe('422 quantity_not_billable')

    const open = await delivered([['PLENTY', 2]], [['10', 2]], { invoice: false })
    const second = await approved(open, '10', 1)
    done(await receive(second, 1))
    const refused = await act(second, 'credit')
    expect(nameOf(refused)).toBe('422 quantity_not_billable')
    expect(refused.text).toContain('Invoice the line first')
    done(await desk.invoice(open))
    done(await act(second, 'credit'))
    expect(nameOf(await desk.invoice(open))).toBe('422 nothing_to_bill')
  })

  test('return: units that are repaired, refused, withdrawn or never came can be returned again', async () => {
    const orderId = await delivered([['PLENTY', 4]], [['10', 4]])
    const ends: ((id: string) => Promise<unknown>)[] = [
      (id) => act(id, 'refuse', { text: 'Opened.' }),
      (id) => service.request('POST', `/returns/v1/${id}/withdraw`),
      async (id) => {
        done(await act(id, 'approve'))
        done(await receive(id, 1, 'Repair'))
        expect(nameOf(await act(id, 'credit'))).toBe('422 nothing_to_bill')
        done(await act(id, 'close', { text: 'Repaired and sent back; the others did not come.' }))
      },
    ]
    for (const end of ends) {
      const { returnId } = done(await ask(orderId, '10', 4)).body
      expect(await returnable(orderId)).toEqual([])
      await end(returnId)
      expect(await returnable(orderId)).toEqual(['4 of 10'])
    }
  })

  test('return: a restocked unit can be shipped again with its serial number', async () => {
    const orderId = await delivered([['PLENTY', 1]], [['10', 1, ['AGAIN']]])
    const id = await approved(orderId, '10', 1, { serialNumbers: ['AGAIN'] })
    expect(nameOf(await ask(orderId, '10', 1, { serialNumbers: ['AGAIN'] }))).toBe(
      '422 quantity_not_returnable',
    )
    done(await receive(id, 1, 'Restock', ['AGAIN']))
    await delivered([['PLENTY', 1]], [['10', 1, ['AGAIN']]])
  })

  test('return: of several orders of an account, each credited in its own order', async () => {
    const orders = [
      await delivered([['PLENTY', 1]], [['10', 1]]),
      await delivered([['PLENTY', 2]], [['10', 2]]),
    ]
    const json = {
      lines: orders.map((orderId) => ({ orderId, lineNumber: '10', quantity: 1, reason: 'Damaged' })),
    }
    const { returnId } = done(await service.request<Return>('POST', '/returns/v1', { json })).body
    done(await act(returnId, 'approve'))
    done(await receive(returnId, 1))
    done(await receive(returnId, 1, 'Restock', undefined, 2))
    const { credits } = done(await act(returnId, 'credit')).body
    expect(credits.map(({ orderId }) => orderId).sort()).toEqual([...orders].sort())
    const found = done(await desk.call<{ returns: Return[] }>('GET', `${staff}?search=${orders[0]}`)).body
      .returns
    expect(found.map((each) => each.returnId)).toEqual([returnId])
    expect(
      done(await desk.call<{ returns: Return[] }>('GET', `${staff}?state=open&search=${orders[0]}`)).body
        .returns,
    ).toEqual([])
  })

  test('return: after the period customers are refused, and staff can register it', async () => {
    const orderId = await delivered([['PLENTY', 1]], [['10', 1]])
    service.time.now += 15 * day
    try {
      const refused = await ask(orderId, '10', 1)
      expect(nameOf(refused)).toBe('422 quantity_not_returnable')
      expect(refused.text).toContain('The period has ended for 1 more.')
      const lines = [{ orderId, lineNumber: '10', quantity: 1, reason: 'Defective' }]
      expect(nameOf(await desk.call('POST', staff, { lines }))).toBe('201')
    } finally {
      service.time.now -= 15 * day
    }
  })

  test('return: what cannot be asked for is refused with the reason', async () => {
    const orderId = await delivered([['PLENTY', 1]], [['10', 1, ['KNOWN']]])
    expect(nameOf(await ask(orderId, '20', 1))).toBe('422 line_not_returnable')
    expect(nameOf(await ask(orderId, '99', 1))).toBe('404 order_line_not_found')
    expect(nameOf(await ask('no', '10', 1))).toBe('404 order_not_found')
    expect(nameOf(await ask(orderId, '10', 1, { serialNumbers: ['OTHER'] }))).toBe('422 serial_numbers_wrong')
    const placed = await service.place(draftOf([['PLENTY', 1]]))
    expect(nameOf(await ask(placed, '10', 1))).toBe('422 order_action_not_allowed')
    const foreign = await service.request('POST', '/returns/v1', {
      as: 'german',
      json: { lines: [{ orderId, lineNumber: '10', quantity: 1, reason: 'Other' }] },
    })
    expect(nameOf(foreign)).toBe('404 order_not_found')
    const { returnId } = done(await ask(orderId, '10', 1)).body
    for (const path of [`/returns/v1/${returnId}`, '/returns/v1/no'])
      expect(nameOf(await service.request('GET', path, { as: 'german' }))).toBe('404 return_not_found')
    expect(nameOf(await service.request('POST', `/returns/v1/${returnId}/withdraw`, { as: 'german' }))).toBe(
      '404 return_not_found',
    )
    expect(
      nameOf(await act(returnId, 'receipts', { lines: [{ line: 1, quantity: 1, condition: 'Scrap' }] })),
    ).toBe('422 return_action_not_allowed')
  })

  test('returnable: staff read every unit, customers those whose period lasts, and nobody else learns of it', async () => {
    const orderId = await delivered([['PLENTY', 2]], [['10', 2]])
    const path = `/fulfilment/v1/orders/${orderId}/returnable`
    service.time.now += 15 * day
    try {
      expect(await returnable(orderId)).toEqual([])
      const { lines } = done(await desk.call<Returnable>('GET', path)).body
      expect(lines).toMatchObject([{ lineNumber: '10', quantity: 2 }])
      expect(Date.parse(lines[0]?.until ?? '')).toBeLessThan(service.time.now)
    } finally {
      service.time.now -= 15 * day
    }
    expect(nameOf(await desk.call('GET', '/fulfilment/v1/orders/no/returnable'))).toBe('404 order_not_found')
    expect(nameOf(await service.request('GET', `/orders/v1/${orderId}/returnable`, { as: 'german' }))).toBe(
      '404 order_not_found',
    )
  })

  test('returns: the list of what staff must do has no return that waits for the customer', async () => {
    const orderId = await delivered([['PLENTY', 3]], [['10', 3]])
    const { returnId } = done(await ask(orderId, '10', 2)).body
    const waiting = async () =>
      done(
        await desk.call<{ returns: Return[] }>('GET', `${staff}?state=waiting&search=${orderId}`),
      ).body.returns.map((each) => each.state)
    expect(await waiting()).toEqual(['Requested'])
    done(await act(returnId, 'ask', { text: 'Why?' }))
    expect(await waiting()).toEqual([])
    done(await act(returnId, 'approve'))
    expect(await waiting()).toEqual([])
    done(await receive(returnId, 1))
    expect(await waiting()).toEqual(['PartlyReceived'])
  })

  test('serial number: staff find its order, its periods and its return; back on the shelf it is unknown', async () => {
    const orderId = await delivered([['PLENTY', 2]], [['10', 2, ['UNIT-1', 'UNIT-2']]])
    const find = async (serialNumber: string) =>
      done(await desk.call<SerialUnits>('GET', `/fulfilment/v1/serial-numbers?serialNumber=${serialNumber}`))
        .body.units
    const returnId = await approved(orderId, '10', 1, { serialNumbers: ['UNIT-1'] })
    const { order } = await desk.read(orderId)
    const deliveredAt = order.deliveries[0]?.events.delivered ?? ''
    const [unit, ...others] = await find('UNIT-1')
    expect(others).toEqual([])
    expect(unit).toMatchObject({
      ...{ orderId, customerId: 'NO-1', lineNumber: '10', deliveredAt },
      returns: [{ returnId, state: 'Approved' }],
    })
    const end = (until: string | null | undefined) => until?.slice(0, 10)
    const after = new Date(deliveredAt)
    after.setUTCDate(after.getUTCDate() + 14)
    expect(end(unit?.returnUntil)).toBe(after.toISOString().slice(0, 10))
    expect(end(unit?.warrantyUntil)?.slice(0, 4)).toBe(String(new Date(deliveredAt).getUTCFullYear() + 2))
    done(await receive(returnId, 1, 'Restock', ['UNIT-1']))
    expect(await find('UNIT-1')).toEqual([])
    expect(await find('UNIT-2')).toHaveLength(1)
  })

  test('return: 64 at once return and credit each unit once', async () => {
    const orderId = await delivered([['PLENTY', 8]], [['10', 8]])
    const asked = await Promise.all(Array.from({ length: 64 }, () => decided(() => ask(orderId, '10', 1))))
    const accepted = asked.filter(({ status }) => status === 201).map(({ body }) => body.returnId)
    expect(accepted).toHaveLength(8)
    expect(new Set(asked.map(nameOf))).toEqual(new Set(['201', '422 quantity_not_returnable']))
    const before = (await desk.stock('PLENTY')).onHand ?? 0
    for (const id of accepted) done(await act(id, 'approve'))
    const received = await Promise.all(
      Array.from({ length: 64 }, (_, at) => decided(() => receive(accepted[at % 8] ?? '', 1))),
    )
    expect(received.filter(({ status }) => status === 200)).toHaveLength(8)
    expect((await desk.stock('PLENTY')).onHand).toBe(before + 8)
    const credited = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        decided<unknown>(() =>
          at % 2 === 0 ? act(accepted[(at / 2) % 8] ?? '', 'credit') : desk.credit(orderId, [['10', 1]]),
        ),
      ),
    )
    expect(credited.filter(({ status }) => status < 300)).toHaveLength(8)
    const units = (await creditsOf(orderId))
      .flatMap(({ billingLine }) => billingLine)
      .filter(({ orderLineNumber }) => orderLineNumber === '10')
      .reduce((sum, { quantity }) => sum + quantity, 0)
    expect(units).toBe(8)
  }, 180_000)
})
