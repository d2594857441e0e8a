import { describe, expect, test } from 'vitest'
import { allowed, deliveryLine, expecting, line, now, pc, refusal, stored } from './order.fixture.ts'
import type { StoredOrder } from './order.ts'
import { decideShipping, type ShipCommand } from './shipping.ts'

const ship = (order: StoredOrder, lines: [string, number, string[]?][], other: Partial<ShipCommand> = {}) =>
  decideShipping({
    stored: order,
    lines: lines.map(([lineNumber, quantity, serialNumbers = []]) => ({
      lineNumber,
      quantity,
      serialNumbers,
    })),
    trackingNumber: 'T',
    uncounted: new Set(),
    now,
    ...other,
  })
const released = (orderLines = [line('10', 3), deliveryLine('20')]) =>
  stored({ state: 'Released' }, { orderLines })

describe('shipping', () => {
  test('shipping: a partial shipment leaves the rest open and expected', () => {
    const { after, departures } = allowed(ship(released(), [['10', 2]]))
    expect(after.state).toBe('PartiallyShipped')
    expect(after.order.orderLines[0]?.quantity).toEqual({ total: 3, fulfilled: 2, cancelled: 0 })
    expect(after.order.expectedDeliveries[0]?.expectedLines).toMatchObject([
      { orderLineNumber: '10', quantity: 1 },
    ])
    expect(departures).toMatchObject([{ units: 2, isCounted: true }])
  })

  test('shipping: the last units ship the order, its delivery line included', () => {
    const first = allowed(ship(released(), [['10', 2]])).after
    const { after, delivery } = allowed(ship(first, [['10', 1]]))
    expect(after.state).toBe('Shipped')
    expect(after.order.events).toMatchObject({
      partiallyShipped: expect.any(String),
      shipped: expect.any(String),
    })
    expect(after.order.orderLines[1]?.quantity.fulfilled).toBe(1)
    expect(after.order.expectedDeliveries).toEqual([])
    expect(delivery).toMatchObject({ deliveryId: 'O-D2', trackingNumber: 'T' })
  })

  test('shipping: a PC is one line and takes its parts from the stock', () => {
    const { after, departures } = allowed(ship(released([pc('10', 2)]), [['10', 1]]))
    expect(departures.map(({ productId, units }) => [productId, units])).toEqual([
      ['BOARD', 1],
      ['MEMORY', 2],
    ])
    expect(after.order.orderLines[0]?.orderLines.map(({ quantity }) => quantity.fulfilled)).toEqual([1, 2, 1])
    expect(refusal(ship(released([pc('10', 2)]), [['10.1', 1]]))).toBe('line_not_shippable')
  })

  test('shipping: licences and services ship with goods, and alone if there are none', () => {
    const service = line('20', 1, { categories: ['SERVICE'] })
    const along = allowed(ship(released([line('10', 3), service]), [['10', 3]])).after
    expect(along.state).toBe('Shipped')
    expect(along.order.orderLines[1]?.quantity.fulfilled).toBe(1)
    const alone = allowed(ship(released([service]), [['20', 1, ['KEY-1']]])).after
    expect(alone.state).toBe('Shipped')
  })

  test.each([
    ['more than is open', [['10', 4]], 'quantity_not_open'],
    [
      'the same units twice in one delivery',
      [
        ['10', 2],
        ['10', 2],
      ],
      'quantity_not_open',
    ],
    ['a line that is not there', [['90', 1]], 'order_line_not_found'],
    ['the delivery itself', [['20', 1]], 'line_not_shippable'],
    ['nothing', [], 'nothing_to_ship'],
    ['with too few serial numbers', [['10', 2, ['A']]], 'serial_numbers_wrong'],
    ['with a serial number twice', [['10', 2, ['A', 'A']]], 'serial_numbers_wrong'],
  ] as [string, [string, number, string[]?][], string][])('%s is refused', (_, lines, code) => {
    expect(refusal(ship(released(), lines))).toBe(code)
  })

  test('shipping: serial numbers of parts are listed in the delivery of their PC', () => {
    const { delivery, departures, serialNumbers } = allowed(
      ship(released([pc('10', 2)]), [['10', 1, ['PC-1']]], {
        components: [{ lineNumber: '10.2', serialNumbers: ['M-1', 'M-2'] }],
      }),
    )
    expect(delivery.deliveryLines).toEqual([
      { lineNumber: '10', orderLineNumber: '10', quantity: 1, serialNumbers: ['PC-1'] },
      { lineNumber: '20', orderLineNumber: '10.2', quantity: 2, serialNumbers: ['M-1', 'M-2'] },
    ])
    expect(departures).toHaveLength(2)
    expect(serialNumbers).toContainEqual({ productId: 'MEMORY', serialNumber: 'M-2' })
  })

  test.each([
    ['of a PC that does not ship', '30.1', ['A'], 'order_line_not_found'],
    ['that is not in the PC', '10.9', ['A'], 'order_line_not_found'],
    ['with more serial numbers than units', '10.1', ['A', 'B'], 'serial_numbers_wrong'],
    ['with a serial number twice', '10.2', ['A', 'A'], 'serial_numbers_wrong'],
  ])('shipping: a part %s is refused', (_, lineNumber, serialNumbers, code) => {
    const order = released([pc('10', 2), pc('30', 1)])
    expect(refusal(ship(order, [['10', 1]], { components: [{ lineNumber, serialNumbers }] }))).toBe(code)
  })

  test('shipping: waiting units are refused, unless stock is not tracked', () => {
    const waiting = (...expected: Parameters<typeof expecting>) =>
      stored({ state: 'Released' }, { expectedDeliveries: expecting(...expected) })
    const some = waiting(['10', 1, 'Available'], ['10', 2, 'UnconfirmedRestock'])
    expect(refusal(ship(some, [['10', 2]]))).toBe('not_on_the_shelf')
    const none = waiting(['10', 3, 'UnconfirmedRestock'])
    expect(allowed(ship(none, [['10', 2]], { uncounted: new Set(['M10']) })).departures).toEqual([
      { productId: 'M10', units: 2, isCounted: false },
    ])
  })
})
