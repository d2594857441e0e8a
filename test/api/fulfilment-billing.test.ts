// Invoices, credit notes, and cancelling units: never more than ordered, never more credited than invoiced.

import { describe, expect, test } from 'vitest'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, nameOf } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import { draftOf, type TestReply } from '../support/service.ts'
import { addConfiguration, addProduct, eventsOf, stockOf } from '../support/world.ts'

describe.each(engines)('billing and cancelling on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)

  async function placed(lines: [string, number][], other = {}): Promise<string> {
    service.time.now += 1000
    return service.place(draftOf(lines, other))
  }
  async function confirmed(lines: [string, number][], other = {}): Promise<string> {
    const orderId = await placed(lines, other)
    done(await desk.confirm(orderId))
    return orderId
  }
  async function confirmedPc(parts: string[], quantity: number) {
    const value = await addConfiguration(service, parts)
    const line = { materialId: { type: 'PcConfiguration', value }, quantity, references: null }
    return confirmed([], { orderLines: [line] })
  }
  /** `Invoice 10×3 20×1` */
  const billings = async (orderId: string) =>
    (await desk.read(orderId)).order.billings.map(({ type, billingLine }) =>
      [type, ...billingLine.map((line) => `${line.orderLineNumber}×${line.quantity}`)].join(' '),
    )
  const quantities = async (orderId: string) =>
    (await desk.read(orderId)).order.orderLines.map(
      ({ quantity: { total, fulfilled, cancelled } }) => `${total} ${fulfilled} ${cancelled}`,
    )
  async function refused(orderId: string, reply: () => Promise<TestReply>, code: string) {
    const before = await desk.read(orderId)
    expect(nameOf(await reply())).toBe(code)
    expect(await desk.read(orderId)).toEqual(before)
  }

  describe('invoices', () => {
    test('invoice: bills the requested units, then the rest, then nothing', async () => {
      const orderId = await confirmed([
        ['PLENTY', 5],
        ['LICENCE', 2],
      ])
      done(await desk.invoice(orderId, [['10', 2]]))
      done(
        await desk.invoice(orderId, [
          ['10', 1],
          ['30', 1],
          ['10', 1],
        ]),
      )
      const rest = done(await desk.invoice(orderId))
      expect(rest.body).toEqual({ billingId: `${orderId}-B3` })
      expect(await billings(orderId)).toEqual(['Invoice 10×2', 'Invoice 10×1 30×1 10×1', 'Invoice 10×1 20×2'])
      await refused(orderId, () => desk.invoice(orderId), '422 nothing_to_bill')
      await refused(orderId, () => desk.invoice(orderId, []), '422 nothing_to_bill')
      expect((await eventsOf(service, orderId)).map(({ type }) => type)).toEqual([
        'order.placed',
        'order.confirmed',
        ...Array(3).fill('order.invoiced'),
      ])
    })

    test('invoice: bills no more than is ordered and not cancelled, all or nothing', async () => {
      const orderId = await confirmed([['PLENTY', 3]])
      await refused(orderId, () => desk.invoice(orderId, [['10', 4]]), '422 quantity_not_billable')
      const twice = () =>
        desk.invoice(orderId, [
          ['10', 2],
          ['10', 2],
        ])
      await refused(orderId, twice, '422 quantity_not_billable')
      done(await desk.invoice(orderId, [['10', 1]]))
      done(await desk.cancelLine(orderId, '10', 1))
      const withAnother = () =>
        desk.invoice(orderId, [
          ['20', 1],
          ['10', 2],
        ])
      await refused(orderId, withAnother, '422 quantity_not_billable')
      done(await desk.invoice(orderId, [['10', 1]]))
      await refused(orderId, () => desk.invoice(orderId, [['10', 1]]), '422 quantity_not_billable')
      await refused(orderId, () => desk.invoice(orderId, [['90', 1]]), '404 order_line_not_found')
    })

    test('invoice: keeps serial numbers and accepts line numbers as the order has them', async () => {
      const orderId = await confirmed([['PLENTY', 2]])
      const billingLine = [
        { lineNumber: '10', orderLineNumber: '10', quantity: 2, serialNumbers: ['A', 'B'] },
      ]
      done(await desk.act(orderId, 'billings', { type: 'Invoice', billingLine }))
      expect((await desk.read(orderId)).order.billings[0]?.billingLine).toEqual(billingLine)
    })

    test('invoice: bills a PC as one line', async () => {
      const part = await addProduct(service, { stock: 50, group: cpuGroup })
      const orderId = await confirmedPc([part, part], 2)
      await refused(orderId, () => desk.invoice(orderId, [['10.1', 1]]), '422 quantity_not_billable')
      done(await desk.invoice(orderId))
      expect(await billings(orderId)).toEqual(['Invoice 10×2 20×1'])
    })

    test('invoice: of two at once for the same units, one is issued', async () => {
      const orderId = await confirmed([['PLENTY', 1]])
      const replies = await Promise.all(Array.from({ length: 6 }, () => desk.invoice(orderId, [['10', 1]])))
      expect(replies.map(nameOf).sort()).toEqual(['201', ...Array(5).fill('422 quantity_not_billable')])
      expect(await billings(orderId)).toEqual(['Invoice 10×1'])
    })
  })

  describe('credit notes', () => {
    test('credit note: credits no more than was invoiced and not yet credited', async () => {
      const orderId = await confirmed([['PLENTY', 4]])
      await refused(orderId, () => desk.credit(orderId), '422 nothing_to_bill')
      done(await desk.invoice(orderId, [['10', 3]]))
      await refused(orderId, () => desk.credit(orderId, [['10', 4]]), '422 quantity_not_billable')
      await refused(orderId, () => desk.credit(orderId, [['20', 1]]), '422 quantity_not_billable')
      done(await desk.credit(orderId, [['10', 1]]))
      await refused(orderId, () => desk.credit(orderId, [['10', 3]]), '422 quantity_not_billable')
      done(await desk.credit(orderId))
      expect(await billings(orderId)).toEqual(['Invoice 10×3', 'CreditNote 10×1', 'CreditNote 10×2'])
      // A credit is final: only the unit that was never invoiced is left.
      await refused(orderId, () => desk.invoice(orderId, [['10', 4]]), '422 quantity_not_billable')
      done(await desk.invoice(orderId, [['10', 1]]))
    })

    test('credit note: a cancelled order is credited automatically, less earlier credit notes', async () => {
      const orderId = await confirmed([
        ['PLENTY', 3],
        ['LICENCE', 1],
      ])
      done(await desk.invoice(orderId, [['10', 3]]))
      done(await desk.credit(orderId, [['10', 1]]))
      done(await desk.invoice(orderId, [['30', 1]]))
      done(await desk.cancel(orderId))
      expect((await billings(orderId)).at(-1)).toBe('CreditNote 10×2 30×1')
      await refused(orderId, () => desk.credit(orderId), '422 nothing_to_bill')
    })

    test('credit note: an order without an invoice is not credited', async () => {
      const orderId = await confirmed([['PLENTY', 1]])
      done(await desk.cancel(orderId))
      expect(await billings(orderId)).toEqual([])
    })

    test('credit note: returned units are credited after delivery', async () => {
      const orderId = await confirmed([['PLENTY', 2]])
      done(await desk.release(orderId))
      done(await desk.ship(orderId, [['10', 2]]))
      done(await desk.deliver(orderId, `${orderId}-D1`))
      done(await desk.invoice(orderId))
      done(await desk.credit(orderId, [['10', 1]]))
      expect(await billings(orderId)).toEqual(['Invoice 10×2 20×1', 'CreditNote 10×1'])
      expect((await desk.read(orderId)).state).toBe('Delivered')
    })
  })

  describe('cancel units', () => {
    test('cancel units: releases them, leaves the rest open, and credits only excess invoiced units', async () => {
      const product = await addProduct(service, { stock: 10 })
      const orderId = await confirmed([[product, 5]])
      done(await desk.invoice(orderId, [['10', 4]]))
      done(await desk.cancelLine(orderId, '10', 1))
      expect(await billings(orderId)).toEqual(['Invoice 10×4'])
      done(await desk.cancelLine(orderId, '10', 2))
      expect(await billings(orderId)).toEqual(['Invoice 10×4', 'CreditNote 10×2'])
      expect(await quantities(orderId)).toEqual(['5 0 3', '1 0 0'])
      expect(await desk.expected(orderId)).toEqual(['2 of 10 Available'])
      expect(await stockOf(service, product)).toEqual({ on_hand: 10, reserved: 2, waiting: 0 })
      expect((await eventsOf(service, orderId)).map(({ type }) => type).slice(3)).toEqual(
        Array(2).fill('order.lineCancelled'),
      )
    })

    test('cancel units: works after release, also of a partly shipped line', async () => {
      const product = await addProduct(service, { stock: 10 })
      const orderId = await confirmed([[product, 4]])
      done(await desk.release(orderId))
      done(await desk.cancelLine(orderId, '10', 1))
      done(await desk.ship(orderId, [['10', 1]]))
      await refused(orderId, () => desk.cancelLine(orderId, '10', 3), '422 quantity_not_open')
      done(await desk.cancelLine(orderId, '10', 1))
      expect(await stockOf(service, product)).toEqual({ on_hand: 9, reserved: 1, waiting: 0 })
      expect(await quantities(orderId)).toEqual(['4 1 2', '1 0 0'])
      done(await desk.ship(orderId, [['10', 1]]))
      const { state, order } = await desk.read(orderId)
      expect([state, order.expectedDeliveries]).toEqual(['Shipped', []])
      expect(await quantities(orderId)).toEqual(['4 2 2', '1 1 0'])
    })

    test('cancel units: other lines do not change', async () => {
      const [a, b] = [await addProduct(service, { stock: 5 }), await addProduct(service, { stock: 5 })]
      const orderId = await confirmed([
        [a, 2],
        [b, 2],
      ])
      done(await desk.cancelLine(orderId, '10'))
      expect((await desk.read(orderId)).state).toBe('Confirmed')
      expect(await quantities(orderId)).toEqual(['2 0 2', '2 0 0', '1 0 0'])
      expect(await desk.expected(orderId)).toEqual(['2 of 20 Available'])
      await refused(orderId, () => desk.cancelLine(orderId, '10'), '422 quantity_not_open')
      expect(await stockOf(service, a)).toEqual({ on_hand: 5, reserved: 0, waiting: 0 })
      expect(await stockOf(service, b)).toEqual({ on_hand: 5, reserved: 2, waiting: 0 })
    })

    test('cancel units: the last open line cancels the order and credits its delivery too', async () => {
      const product = await addProduct(service, { stock: 5 })
      const orderId = await confirmed([[product, 2]])
      done(await desk.invoice(orderId))
      done(await desk.release(orderId))
      done(await desk.cancelLine(orderId, '10'))
      const { state, order } = await desk.read(orderId)
      expect([state, order.expectedDeliveries]).toEqual(['Cancelled', []])
      expect(order.events).toHaveProperty('cancelled')
      expect(await quantities(orderId)).toEqual(['2 0 2', '1 0 1'])
      expect(await billings(orderId)).toEqual(['Invoice 10×2 20×1', 'CreditNote 10×2 20×1'])
      expect(await stockOf(service, product)).toEqual({ on_hand: 5, reserved: 0, waiting: 0 })
      expect((await eventsOf(service, orderId)).at(-1)?.type).toBe('order.cancelled')
    })

    test('cancel units: with all goods cancelled, licences stay open', async () => {
      const orderId = await confirmed([
        ['PLENTY', 1],
        ['LICENCE', 2],
      ])
      done(await desk.cancelLine(orderId, '10'))
      expect(await quantities(orderId)).toEqual(['1 0 1', '2 0 0', '1 0 0'])
      expect((await desk.read(orderId)).state).toBe('Confirmed')
      // They can still be shipped.
      done(await desk.release(orderId))
      done(await desk.ship(orderId, [['20', 2]]))
      expect((await desk.read(orderId)).state).toBe('Shipped')
    })

    test('cancel units: licences alone, beside goods', async () => {
      const orderId = await confirmed([
        ['PLENTY', 1],
        ['LICENCE', 2],
      ])
      done(await desk.invoice(orderId))
      done(await desk.cancelLine(orderId, '20'))
      expect(await quantities(orderId)).toEqual(['1 0 0', '2 0 2', '1 0 0'])
      expect((await billings(orderId)).at(-1)).toBe('CreditNote 20×2')
      done(await desk.release(orderId))
      done(await desk.ship(orderId, [['10', 1]]))
      expect(await quantities(orderId)).toEqual(['1 1 0', '2 0 2', '1 1 0'])
    })

    test('cancel units: waiting units go before reserved ones', async () => {
      const product = await addProduct(service, { stock: 2 })
      const orderId = await placed([[product, 5]])
      done(await desk.cancelLine(orderId, '10', 2))
      expect(await stockOf(service, product)).toEqual({ on_hand: 2, reserved: 2, waiting: 1 })
      expect(await desk.expected(orderId)).toEqual(['2 of 10 Available', '1 of 10 UnconfirmedRestock'])
      done(await desk.cancelLine(orderId, '10', 2))
      expect(await stockOf(service, product)).toEqual({ on_hand: 2, reserved: 1, waiting: 0 })
      expect(await desk.expected(orderId)).toEqual(['1 of 10 Available'])
    })

    test('cancel units: with two lines of one product, the other line keeps the remaining reservation', async () => {
      const product = await addProduct(service, { stock: 3 })
      const orderId = await placed([
        [product, 3],
        [product, 3],
      ])
      expect(await desk.expected(orderId)).toEqual(['3 of 10 Available', '3 of 20 UnconfirmedRestock'])
      done(await desk.cancelLine(orderId, '10'))
      // Three are in stock and three are ordered: none are waiting.
      expect(await stockOf(service, product)).toEqual({ on_hand: 3, reserved: 3, waiting: 0 })
      expect(await desk.expected(orderId)).toEqual(['3 of 20 Available'])
    })

    test('cancel units: a PC is cancelled as one line, its parts in proportion', async () => {
      const part = await addProduct(service, { stock: 20, group: cpuGroup })
      const orderId = await confirmedPc([part, part], 3)
      done(await desk.invoice(orderId))
      await refused(orderId, () => desk.cancelLine(orderId, '10.1', 1), '422 line_not_cancellable')
      done(await desk.cancelLine(orderId, '10', 1))
      expect(await stockOf(service, part)).toEqual({ on_hand: 20, reserved: 4, waiting: 0 })
      const [pc] = (await desk.read(orderId)).order.orderLines
      expect(pc?.orderLines.map(({ quantity }) => quantity)).toEqual([
        { total: 6, fulfilled: 0, cancelled: 2 },
        { total: 3, fulfilled: 0, cancelled: 1 },
      ])
      expect((await billings(orderId)).at(-1)).toBe('CreditNote 10×1')
      expect(await desk.expected(orderId)).toEqual(['4 of 10.1 Available'])
      done(await desk.release(orderId))
      done(await desk.ship(orderId, [['10', 1]]))
      done(await desk.cancelLine(orderId, '10'))
      expect(await stockOf(service, part)).toEqual({ on_hand: 18, reserved: 0, waiting: 0 })
      expect((await desk.read(orderId)).state).toBe('Shipped')
    })

    test('cancel units: a cancelled PC releases its parts', async () => {
      const part = await addProduct(service, { stock: 3, group: cpuGroup })
      const orderId = await confirmedPc([part, part], 2)
      expect(await stockOf(service, part)).toEqual({ on_hand: 3, reserved: 3, waiting: 1 })
      done(await desk.cancel(orderId))
      expect(await stockOf(service, part)).toEqual({ on_hand: 3, reserved: 0, waiting: 0 })
    })

    test('cancel units: the delivery line, an unknown line and more than is open are refused', async () => {
      const orderId = await confirmed([['PLENTY', 2]])
      await refused(orderId, () => desk.cancelLine(orderId, '20'), '422 line_not_cancellable')
      await refused(orderId, () => desk.cancelLine(orderId, '30'), '404 order_line_not_found')
      await refused(orderId, () => desk.cancelLine(orderId, '10', 3), '422 quantity_not_open')
    })

    test('cancel units: works for a product whose stock is not tracked', async () => {
      const product = await addProduct(service)
      const orderId = await placed([[product, 3]])
      done(await desk.cancelLine(orderId, '10', 1))
      expect(await stockOf(service, product)).toEqual({ on_hand: null, reserved: 0, waiting: 2 })
      expect(await desk.expected(orderId)).toEqual(['2 of 10 Unknown'])
    })

    test('cancel units: of ten requests at once for three units, three succeed', async () => {
      const product = await addProduct(service, { stock: 5 })
      const orderId = await placed([
        [product, 3],
        ['LICENCE', 1],
        ['PLENTY', 1],
      ])
      const replies = await Promise.all(Array.from({ length: 10 }, () => desk.cancelLine(orderId, '10', 1)))
      expect(replies.map(nameOf).sort()).toEqual([
        ...Array(3).fill('204'),
        ...Array(7).fill('422 quantity_not_open'),
      ])
      expect(await stockOf(service, product)).toEqual({ on_hand: 5, reserved: 0, waiting: 0 })
    })
  })

  test('billing: the database is consistent after these tests', async () => {
    expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
  })
})
