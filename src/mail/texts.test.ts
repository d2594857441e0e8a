import { expect, test } from 'vitest'
import { deliveryLine, line, stored } from '../orders/order.fixture.ts'
import { mailText, type OrderMailType } from './texts.ts'

const lines = [
  line('10', 3, { name: 'Shipped in part', quantity: { total: 3, fulfilled: 2, cancelled: 1 } }),
  line('20', 1, { name: 'Cancelled', quantity: { total: 1, fulfilled: 0, cancelled: 1 } }),
  line('30', 1, { name: 'Licence', categories: ['VIRTUAL_ITEM'] }),
  deliveryLine('40'),
]
const listed = (type: OrderMailType) =>
  mailText(type, stored({}, { orderLines: lines }).order)
    .text.split('\n')
    .filter((each) => each.startsWith('- '))

test.each([
  ['placed', ['- 3 × Shipped in part', '- 1 × Cancelled', '- 1 × Licence']],
  ['delivered', ['- 2 × Shipped in part']],
  ['cancelled', ['- 1 × Shipped in part', '- 1 × Cancelled']],
] as const)('mail text: %s lists the units it is about', (type, items) => {
  expect(listed(type)).toEqual(items)
})

test('mail text: shipped lists the units of the last delivery', () => {
  const sent = (deliveryId: string, quantity: number) => ({
    deliveryId,
    trackingNumber: null,
    events: {},
    deliveryLines: [{ lineNumber: '10', quantity, orderLineNumber: '10', serialNumbers: [] }],
    collectionPoint: null,
    deliveryAddress: null,
  })
  const { order } = stored({}, { orderLines: lines, deliveries: [sent('D1', 1), sent('D2', 2)] })
  expect(mailText('shipped', order).text).toContain('- 2 × Shipped in part')
})

test('mail text: the expected delivery is named per part', () => {
  const expected = (estimatedDeliveryDate: string | null, quantity: number) => ({
    estimatedDeliveryDate,
    expectedLines: [
      { orderLineNumber: '10', quantity, references: null, status: 'Available' as const, availableAt: null },
    ],
    collectionPoint: null,
    deliveryAddress: null,
  })
  const textOf = (...expectedDeliveries: ReturnType<typeof expected>[]) =>
    mailText('placed', stored({}, { orderLines: [line('10', 50)], expectedDeliveries }).order).text
  const friday = '2026-11-20T00:00:00.000Z'
  expect(textOf(expected(friday, 28), expected(null, 22))).toContain(
    'Expected delivery: 28 on 2026-11-20, 22 date not known',
  )
  expect(textOf(expected(friday, 50))).toContain('Expected delivery: 2026-11-20')
  expect(textOf(expected(null, 50))).toContain('The delivery date is not known yet.')
})

test.each([
  ['KWD', 1.235, 'Total: 3.705 KWD'],
  ['JPY', 1567, 'Total: 4701 JPY'],
  ['NOK', 0.1, 'Total: 0.30 NOK'],
  [null, 0.1, 'Total: 0.3 ('],
])('mail text: the total of an order in %s has the decimals of the currency', (currency, gross, total) => {
  const orderLines = [line('10', 3, { unitPrice: { gross, net: gross, vat: 0 } })]
  expect(mailText('placed', stored({}, { currency, orderLines }).order).text).toContain(total)
})

test('mail text: the company is named at the end, in plain text and in HTML', () => {
  const { order } = stored({}, { orderLines: lines })
  const { text, html } = mailText('placed', order, {
    signature: ['Bits & Bolts AS', 'Storgata 1, 0155 Oslo'],
  })
  expect(text.endsWith('\n\nBits & Bolts AS\nStorgata 1, 0155 Oslo\n')).toBe(true)
  expect(html).toContain('<p>Bits &amp; Bolts AS<br>Storgata 1, 0155 Oslo</p></body>')
  expect(mailText('placed', order).html).not.toContain('<br>')
})

test('mail text: the order that replaces a return says so, and names no price', () => {
  const references = { billingReference: null, deliveryReference: null, replacementFor: 'R-7K3MX-9QF2T' }
  const { subject, text } = mailText('placed', stored({}, { orderLines: [line('10', 2)], references }).order)
  expect(subject).toBe('We replace units of your return R-7K3MX-9QF2T')
  expect(text).toContain('These units replace what you have returned, at no charge. The order is O;')
  expect(text).toContain('- 2 × Thing')
  expect(text).not.toContain('Total')
})
