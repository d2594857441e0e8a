import { expect, test } from 'vitest'
import { chosenOption, priceChange, type Quote, totalsOf, treeOfQuote } from './quote'

const option = (deliveryOptionId: string, gross: number) => ({
  deliveryOptionId,
  carrier: 'Fjordpost',
  name: deliveryOptionId,
  collectionPoint: null,
  price: { gross, net: gross * 0.8, vat: gross * 0.2 },
  estimatedDeliveryDate: null,
})
const line = (lineNumber: string, gross: number | null, orderLines: Quote['orderLines'] = []) => ({
  lineNumber,
  materialId: { type: null, value: 'material' },
  materialNumber: gross === null ? null : `m-${lineNumber}`,
  name: gross === null ? null : `Line ${lineNumber}`,
  quantity: 2,
  unitPrice: gross === null ? null : { gross, net: gross * 0.8, vat: gross * 0.2 },
  availability: null,
  references: null,
  orderLines,
})
const quote = (gross: number | null): Quote => ({
  promise: null,
  checkoutId: 'c',
  status: 'Open',
  orderId: null,
  createdAt: '',
  expiresAt: '',
  submittedAt: null,
  currency: 'NOK',
  soldTo: { customerId: '1' },
  orderLines: [line('10', gross, [line('10.1', 5)])],
  deliveryOptions: [option('best', 100), option('other', 50)],
  totals: { gross, net: gross, vat: gross === null ? null : gross / 5 },
  problems: [],
})

test('quote: the best option is chosen until another is picked', () => {
  expect(chosenOption(quote(1), null)?.deliveryOptionId).toBe('best')
  expect(chosenOption(quote(1), 'other')?.deliveryOptionId).toBe('other')
  expect(chosenOption(quote(1), 'of an older quote')?.deliveryOptionId).toBe('best')
  expect(chosenOption({ ...quote(1), deliveryOptions: [] }, 'best')).toBeUndefined()
})

test('quote: a delivery to the door is chosen before a cheaper collection point', () => {
  const collectionPoint = { id: 'p', name: '', addressLine1: '', postCode: '', city: '', country: 'NO' }
  const deliveryOptions = [{ ...option('point', 10), collectionPoint }, option('door', 100)]
  expect(chosenOption({ ...quote(1), deliveryOptions }, null)?.deliveryOptionId).toBe('door')
  expect(chosenOption({ ...quote(1), deliveryOptions }, 'point')?.deliveryOptionId).toBe('point')
})

test('quote: the total includes the delivery', () => {
  const { deliveryOptions } = quote(1000)
  expect(totalsOf(quote(1000), deliveryOptions[0])).toEqual({
    goods: 1000,
    delivery: 100,
    total: 1100,
    vat: 220,
  })
  expect(totalsOf(quote(1000), undefined)).toEqual({
    goods: 1000,
    delivery: undefined,
    total: 1000,
    vat: 200,
  })
  expect(totalsOf(quote(null), undefined)).toBeUndefined()
})

test('quote: lines form a tree; an unknown part gets the name from the order', () => {
  const [top] = treeOfQuote(quote(null).orderLines, ({ lineNumber }) =>
    lineNumber === '10.1' ? 'here' : undefined,
  )
  expect(top).toMatchObject({ name: 'material', quantity: 2, unitPrice: null, notes: [] })
  expect(top?.parts).toMatchObject([{ name: 'Line 10.1', unitPrice: 5, notes: ['here'], parts: [] }])
})

test('quote: a changed price of the same item is reported, nothing else', () => {
  expect(priceChange(quote(10), quote(12))).toMatchObject({ before: 10, now: 12, currency: 'NOK' })
  expect(priceChange(quote(10), quote(10))).toBeUndefined()
  expect(priceChange(undefined, quote(10))).toBeUndefined()
  expect(priceChange(quote(null), quote(10))).toBeUndefined()
})
