import { describe, expect, test } from 'vitest'
import { deliveryLine, expectedOf, lineOf, staffOrder } from '../orders/order.fixture'
import type { StaffOrder } from '../orders/order-lines'
import { type Kept, keptOf, loadKept, restored, saveKept } from './kept'
import type { Packing } from './packing'
import {
  answerLost,
  askRefused,
  codeFound,
  type FoundCode,
  orderRead,
  orderShipped,
  type ScanState,
  scan,
  scanStart,
} from './scan'

const units = (total: number) => ({ quantity: { total, fulfilled: 0, cancelled: 0 } })
const two = lineOf('10', { name: 'Card', materialNumber: 'card', ...units(2) })
const one = lineOf('20', { name: 'Cable', materialNumber: 'cable', ...units(1) })
const pc = lineOf('30', {
  name: 'PC',
  materialNumber: 'bundle',
  ...units(1),
  orderLines: [
    lineOf('30.1', { name: 'Board', materialNumber: 'board', ...units(1) }),
    lineOf('30.2', { name: 'Memory', materialNumber: 'memory', ...units(2) }),
    lineOf('30.3', { materialNumber: 'assembly', categories: ['SERVICE'], ...units(1) }),
  ],
})

const released = (
  lines = [two, one],
  expected = expectedOf(['10', 2, 'Available'], ['20', 1, 'Available']),
) => staffOrder('Released', { orderLines: [...lines, deliveryLine], expectedDeliveries: expected })
const ofPc = () => released([pc], expectedOf(['30.1', 1, 'Available'], ['30.2', 2, 'Available']))

const orders: Record<string, StaffOrder> = {
  'AAAAA-AAAAA': released(),
  'BBBBB-BBBBB': released([one], expectedOf(['20', 1, 'Available'])),
  'CCCCC-CCCCC': ofPc(),
  'PLACE-PLACE': staffOrder('Placed'),
  'SHIPP-SHIPP': staffOrder('Shipped'),
  'WAITS-WAITS': released([two], expectedOf(['10', 2, 'ConfirmedRestock'])),
  'SOMEE-SOMEE': released([two], expectedOf(['10', 1, 'Available'], ['10', 1, 'UnconfirmedRestock'])),
}
const products: Record<string, string> = {
  '4006381333931': 'card',
  'MPN-1': 'cable',
  EAN2: 'memory',
  EAN9: 'other',
}
const shippedBefore: Record<string, FoundCode['shipped']> = {
  OLD: [{ productId: 'card', orderId: 'ZZZZZ-ZZZZZ' }],
  OTHERS: [{ productId: 'cable', orderId: 'ZZZZZ-ZZZZZ' }],
}
const findCode = (code: string): FoundCode => ({
  orderId: orders[code] ? code : null,
  products: products[code] ? [{ productId: products[code], name: `Name of ${products[code]}` }] : [],
  shipped: shippedBefore[code] ?? [],
})

/** Answers questions about codes and orders; a shipment is left open. */
function answered(state: ScanState): ScanState {
  if (state.ask?.kind === 'code') return answered(codeFound(state, findCode(state.ask.code)))
  if (state.ask?.kind === 'order') return answered(orderRead(state, orders[state.ask.orderId] as StaffOrder))
  return state
}
const scanAll = (codes: string[], state = scanStart(true)) =>
  codes.reduce((before, code) => answered(scan(before, code)), state)
const plain = (codes: string[]) => scanAll(codes, scanStart(false))
const counts = ({ packing }: ScanState) => packing?.items.map((item) => `${item.units.length}/${item.wanted}`)

describe('scan mode: the right way', () => {
  test('serial number: without an order, one that was shipped is looked up until an order is opened', () => {
    const found = scanAll(['OLD'])
    expect([found.lookedUp, found.note]).toEqual(['OLD', { tone: 'right', kind: 'found', serial: 'OLD' }])
    expect(scanAll(['AAAAA-AAAAA'], found).lookedUp).toBeUndefined()
  })

  test('order: products and serial numbers complete it, and it ships by itself', () => {
    const before = scanAll(['AAAAA-AAAAA', 'card', 'S1', '4006381333931', 'S2', 'MPN-1'])
    expect(before.note).toMatchObject({ kind: 'scanSerial', name: 'Cable' })
    const state = scanAll(['DO-NOSERIAL'], before)
    expect(state.ask).toEqual({
      kind: 'ship',
      orderId: 'AAAAA-AAAAA',
      body: {
        trackingNumber: null,
        lines: [
          { lineNumber: '10', quantity: 2, serialNumbers: ['S1', 'S2'] },
          { lineNumber: '20', quantity: 1 },
        ],
      },
    })
    const shipped = orderShipped(state, 'AAAAA-AAAAA-D1')
    expect(shipped.note).toMatchObject({ tone: 'done', deliveryId: 'AAAAA-AAAAA-D1', later: 0 })
    expect(scanAll(['BBBBB-BBBBB'], shipped).packing?.orderId).toBe('BBBBB-BBBBB')
  })

  test('without serial numbers: the last product ships the order', () => {
    expect(plain(['AAAAA-AAAAA', 'card', 'card', 'cable']).ask?.kind).toBe('ship')
  })

  test('units that wait: only what can ship now is scanned, and the rest is announced', () => {
    const state = plain(['SOMEE-SOMEE', 'card'])
    expect(state.ask).toMatchObject({ kind: 'ship', body: { lines: [{ quantity: 1 }] } })
    expect(orderShipped(state, 'D1').note).toMatchObject({ later: 1 })
  })

  test('PC: parts are scanned for their serial numbers, and the PC completes it', () => {
    const state = scanAll(['CCCCC-CCCCC', 'EAN2', 'M1', 'memory', 'M2', 'bundle', 'PC1'])
    expect(state.ask).toMatchObject({
      body: {
        lines: [{ lineNumber: '30', quantity: 1, serialNumbers: ['PC1'] }],
        components: [{ lineNumber: '30.2', serialNumbers: ['M1', 'M2'] }],
      },
    })
  })

  test('PC: parts need not be scanned', () => {
    const { ask } = scanAll(['CCCCC-CCCCC', 'bundle', 'PC1'])
    expect(ask?.kind === 'ship' && ask.body).not.toHaveProperty('components')
  })

  test('codes scanned while the service is asked: are processed afterwards, in their order', () => {
    const busy = ['AAAAA-AAAAA', 'card', 'card'].reduce(scan, scanStart(false))
    expect(busy.queue).toEqual(['card', 'card'])
    expect(counts(answered(busy))).toEqual(['2/2', '0/1'])
  })

  test('part of an order: a command ships what is scanned', () => {
    const state = plain(['AAAAA-AAAAA', 'card', 'DO-SHIP'])
    expect(state.ask).toMatchObject({ body: { lines: [{ lineNumber: '10', quantity: 1 }] } })
    expect(orderShipped(state, 'D1').note).toMatchObject({ later: 2 })
  })
})

describe('scan mode: refusals', () => {
  const openWithCard = ['AAAAA-AAAAA', 'card', 'S1']
  test.each([
    ['an unknown code before an order', [], 'WHAT', 'unknown'],
    ['a product before an order', [], 'MPN-1', 'orderFirst'],
    ['an order that is not released', [], 'PLACE-PLACE', 'notShippable'],
    ['an order that is shipped', [], 'SHIPP-SHIPP', 'notShippable'],
    ['an order whose goods are not here', [], 'WAITS-WAITS', 'nothingNow'],
    ['an unknown code in an order', ['AAAAA-AAAAA'], 'WHAT', 'unknown'],
    ['a product of another order', ['AAAAA-AAAAA'], 'EAN9', 'wrongProduct'],
    ['one unit too many', [...openWithCard, 'card', 'S2'], 'card', 'tooMany'],
    ['a product while a serial number is missing', ['AAAAA-AAAAA', 'card'], 'card', 'serialFirst'],
    ['a wrong product instead of a serial number', ['AAAAA-AAAAA', 'card'], 'EAN9', 'wrongProduct'],
    ['the same serial number twice', [...openWithCard, 'card'], 'S1', 'serialTwice'],
    ['a serial number that was shipped before', ['AAAAA-AAAAA', 'card'], 'OLD', 'serialShipped'],
    ['no serial number after one', [...openWithCard, 'card'], 'DO-NOSERIAL', 'serialsForAll'],
    ['no serial number when none is missing', openWithCard, 'DO-NOSERIAL', 'noSerialAsked'],
    ['the open order', openWithCard, 'AAAAA-AAAAA', 'sameOrder'],
    ['another order while this one is half-done', openWithCard, 'BBBBB-BBBBB', 'halfDone'],
    ['to ship nothing', ['AAAAA-AAAAA'], 'DO-SHIP', 'nothingScanned'],
    ['to ship parts without their PC', ['CCCCC-CCCCC', 'board', 'B1'], 'DO-SHIP', 'nothingScanned'],
    ['to undo nothing', [], 'DO-UNDO', 'nothingToUndo'],
  ])('scan mode: %s is wrong and changes nothing', (_, codes, code, kind) => {
    const before = scanAll(codes)
    const after = scanAll([code], before)
    expect(after.note).toMatchObject({ tone: 'wrong', kind })
    expect(after.notes).toBeGreaterThan(before.notes)
    expect([after.packing, after.awaiting, after.ask]).toEqual([before.packing, before.awaiting, undefined])
  })

  test('a serial number that another product was shipped with: is accepted', () => {
    expect(scanAll(['AAAAA-AAAAA', 'card', 'OTHERS']).note).toMatchObject({ tone: 'right', kind: 'serial' })
  })

  test('a wrong code: drops the codes that waited behind it', () => {
    const busy = ['AAAAA-AAAAA', 'EAN9', 'card'].reduce(scan, scanStart(false))
    const state = answered(busy)
    expect(state.note).toMatchObject({ kind: 'wrongProduct' })
    expect([state.queue, counts(state)]).toEqual([[], ['0/2', '0/1']])
  })
})

describe('scan mode: undo and leave', () => {
  test('undo: takes back one scan at a time, a serial number before its product', () => {
    const state = scanAll(['AAAAA-AAAAA', 'card', 'S1'])
    const once = scanAll(['DO-UNDO'], state)
    expect([counts(once), once.awaiting]).toEqual([['1/2', '0/1'], '10'])
    const twice = scanAll(['do-undo'], once)
    expect([counts(twice), twice.awaiting]).toEqual([['0/2', '0/1'], undefined])
    expect(scanAll(['DO-UNDO'], twice).note).toMatchObject({ kind: 'nothingToUndo' })
  })

  test('undo: a shipped order stays shipped', () => {
    const shipped = orderShipped(plain(['BBBBB-BBBBB', 'cable']), 'D1')
    expect(scanAll(['DO-UNDO'], shipped).note).toMatchObject({ kind: 'nothingToUndo' })
  })

  test('another order: scanned twice, it is opened and the half-done one is left', () => {
    const state = plain(['AAAAA-AAAAA', 'card', 'BBBBB-BBBBB', 'BBBBB-BBBBB'])
    expect([state.packing?.orderId, counts(state)]).toEqual(['BBBBB-BBBBB', ['0/1']])
  })

  test('another order: a scan in between withdraws the wish to leave', () => {
    const state = plain(['AAAAA-AAAAA', 'card', 'BBBBB-BBBBB', 'card', 'BBBBB-BBBBB'])
    expect(state.note).toMatchObject({ kind: 'halfDone', orderId: 'AAAAA-AAAAA' })
  })

  test('another order: without a scanned unit it is opened at once', () => {
    expect(plain(['AAAAA-AAAAA', 'BBBBB-BBBBB']).packing?.orderId).toBe('BBBBB-BBBBB')
  })

  test('leave: closes the order, and undo opens it again', () => {
    const left = plain(['AAAAA-AAAAA', 'card', 'DO-LEAVE'])
    expect(left.packing).toBeUndefined()
    expect(counts(scanAll(['DO-UNDO'], left))).toEqual(['1/2', '0/1'])
  })
})

describe('scan mode: a reload', () => {
  const now = 1_800_000_000_000
  const memory = () => {
    const values = new Map<string, string>()
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    }
  }
  const opened = (orderId: string, withSerials = false) =>
    orderRead({ ...scanStart(withSerials), ask: { kind: 'order', orderId } }, orders[orderId] as StaffOrder)
  const reopened = (packing: Packing, kept: Kept | undefined, at = now) => restored(packing, kept, at)

  test('an order has its units again, and undo starts anew', () => {
    const state = ['4006381333931', 'S1', '4006381333931'].reduce(
      (before, code) => answered(scan(before, code)),
      opened('AAAAA-AAAAA', true),
    )
    const kept = keptOf(state.packing as Packing, now)
    const again = orderRead(
      { ...scanStart(true), ask: { kind: 'order', orderId: 'AAAAA-AAAAA' } },
      orders['AAAAA-AAAAA'] as StaffOrder,
      (packing) => reopened(packing, kept),
    )
    // The second unit lacked its serial number: it is scanned again.
    expect(again.packing?.items.map((item) => item.units)).toEqual([['S1'], []])
    expect(again.note).toEqual({ tone: 'right', kind: 'reopened', orderId: 'AAAAA-AAAAA' })
    expect(scan(again, 'DO-UNDO').packing?.items.map((item) => item.units)).toEqual([[], []])
  })

  test('units that cannot be in this parcel are not counted: after a delivery, a day, or a smaller order', () => {
    const { packing } = answered(scan(opened('AAAAA-AAAAA'), '4006381333931'))
    const fresh = opened('AAAAA-AAAAA').packing as Packing
    const kept = keptOf(packing as Packing, now) as Kept
    const smaller = { ...fresh, items: fresh.items.map((item) => ({ ...item, wanted: 0 })) }
    expect(reopened(fresh, kept).items[0]?.units).toEqual([null])
    expect(reopened({ ...fresh, deliveries: 1 }, kept)).toEqual({ ...fresh, deliveries: 1 })
    expect(reopened(fresh, kept, now + 25 * 3_600_000)).toEqual(fresh)
    expect(reopened(smaller, kept)).toEqual(smaller)
  })

  test('orders are kept side by side; what is shipped, empty or broken is gone', () => {
    const store = memory()
    const kept = keptOf(answered(scan(opened('BBBBB-BBBBB', true), 'MPN-1')).packing as Packing, now)
    saveKept(store, 'BBBBB-BBBBB', kept, now)
    saveKept(store, 'AAAAA-AAAAA', kept, now)
    expect([loadKept(store, 'AAAAA-AAAAA'), loadKept(store, 'BBBBB-BBBBB')]).toEqual([kept, kept])
    saveKept(store, 'BBBBB-BBBBB', undefined, now)
    expect([loadKept(store, 'AAAAA-AAAAA'), loadKept(store, 'BBBBB-BBBBB')]).toEqual([kept, undefined])
    expect(keptOf(opened('AAAAA-AAAAA').packing as Packing, now)).toBeUndefined()
    expect(loadKept({ ...store, getItem: () => '{' }, 'AAAAA-AAAAA')).toBeUndefined()
  })
})

describe('scan mode: failures', () => {
  const shipping = plain(['BBBBB-BBBBB', 'cable'])

  test('a lost answer: the same shipment is sent again, and no other order is opened meanwhile', () => {
    const lost = answerLost(shipping, 'offline')
    expect(lost.note).toMatchObject({ tone: 'wrong', kind: 'lost' })
    const other = scan(lost, 'AAAAA-AAAAA')
    expect(other.note).toMatchObject({ kind: 'notShipped', orderId: 'BBBBB-BBBBB' })
    for (const code of ['BBBBB-BBBBB', 'DO-SHIP']) {
      const again = scan(other, code)
      expect([again.ask, again.isLost]).toEqual([shipping.ask, false])
      expect(again.ask).not.toBe(shipping.ask)
    }
  })

  test('a refused shipment: nothing is open, and the order can be scanned again', () => {
    const refused = askRefused(shipping, 'Only 0 are reserved.')
    expect(refused.note).toMatchObject({ kind: 'refused', message: 'Only 0 are reserved.' })
    expect(scanAll(['BBBBB-BBBBB'], refused).packing?.orderId).toBe('BBBBB-BBBBB')
  })

  test('a failed question: the order stays as it is', () => {
    const open = plain(['AAAAA-AAAAA', 'card'])
    const failed = answerLost(scan(open, 'WHAT'), 'offline')
    expect(failed.note).toMatchObject({ kind: 'failed' })
    expect(failed.packing).toEqual(open.packing)
  })
})
