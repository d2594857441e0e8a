import { expect, test } from 'vitest'
import { deliveryLine, line, pc } from '../orders/order.fixture.ts'
import { addOrder, addSold, marginOf, type SoldByCurrency, type SoldOrder, scale } from './sold.ts'

type Given = Pick<SoldOrder, 'currency' | 'orderLines'> & Partial<SoldOrder>
const sumOf = (...orders: Given[]) => {
  const all: SoldByCurrency = new Map()
  for (const order of orders) addOrder(all, { references: null, ...order })
  return all
}
const soldIn = (currency: string, ...orders: Given[]) => sumOf(...orders).get(currency)
const cancelled = (total: number, cancelledUnits: number) => ({
  quantity: { total, fulfilled: 0, cancelled: cancelledUnits },
})

test('sold: units, deliveries and currencies are added up apart', () => {
  const all = sumOf(
    { currency: 'NOK', orderLines: [line('10', 3), deliveryLine('20')] },
    { currency: 'NOK', orderLines: [line('10', 2)] },
    { currency: 'EUR', orderLines: [line('10', 1)] },
  )
  expect(all.get('NOK')).toMatchObject({ orders: 2, net: 6 * scale })
  expect(all.get('NOK')?.products.get('M10')).toMatchObject({ units: 5, net: 5 * scale })
  expect([...(all.get('NOK')?.products.keys() ?? [])]).toEqual(['M10'])
  expect(all.get('EUR')?.orders).toBe(1)
})

test('sold: cancelled units do not count, and orders without others neither', () => {
  const sold = soldIn(
    'NOK',
    { currency: 'NOK', orderLines: [line('10', 3, cancelled(3, 1)), line('20', 1, cancelled(1, 1))] },
    { currency: 'NOK', orderLines: [line('10', 9, cancelled(9, 9))] },
  )
  expect(sold).toMatchObject({ orders: 1, net: 2 * scale })
  expect([...(sold?.products.keys() ?? [])]).toEqual(['M10'])
})

test('sold: an order that replaces returned units is no sale', () => {
  const references = { billingReference: null, deliveryReference: null, replacementFor: 'R-1' }
  expect(sumOf({ currency: 'NOK', references, orderLines: [line('10', 1)] }).size).toBe(0)
})

test('sold: amounts of four decimals are added exactly', () => {
  const unitPrice = { gross: 0.1, net: 0.1, vat: 0 }
  const order = { currency: 'CLF', orderLines: [line('10', 3, { unitPrice })] }
  expect((soldIn('CLF', order)?.net ?? 0) / scale).toBe(0.3)
})

test('margin: of a PC, only if the costs of all parts that take stock are known', () => {
  const sold = soldIn('NOK', { currency: 'NOK', orderLines: [pc('10', 2)] })
  expect(sold && marginOf(sold, new Map([['BOARD', 100]]))).toBeNull()
  const both = new Map([
    ['BOARD', 100],
    ['MEMORY', 10],
  ])
  const cost = 2 * 100 + 4 * 10
  expect(sold && marginOf(sold, both)).toEqual({ net: 2 * scale, cost, margin: 2 * scale - cost })
})

test('margin: a service costs nothing that is known, and counts on neither side', () => {
  const service = line('20', 1, { categories: ['SERVICE'] })
  const sold = soldIn('NOK', { currency: 'NOK', orderLines: [line('10', 1), service] })
  expect(sold && marginOf(sold, new Map([['M10', 1]]))).toEqual({ net: scale, cost: 1, margin: scale - 1 })
})

test('sold: sums of sums do not change what they are made of', () => {
  const hour = sumOf({ currency: 'NOK', orderLines: [pc('10', 1)] })
  const before = structuredClone(hour)
  const sum: SoldByCurrency = new Map()
  addSold(sum, hour)
  addSold(sum, hour)
  expect(hour).toEqual(before)
  expect(sum.get('NOK')?.products.get('M10')?.taken).toEqual(
    new Map([
      ['BOARD', 2],
      ['MEMORY', 4],
    ]),
  )
})
