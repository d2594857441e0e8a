import { expect, test } from 'vitest'
import { type InvoiceRow, numberCheck, wrongInvoice } from './invoice-findings.ts'

const totals = { lines: 2, charges: 0, net: 2, vat: 0.5, gross: 2.5, rounding: 0.01, payable: 2.51 }
const body = { number: 'INV-2026-000001', billingId: 'O-B1', totals, lines: [{ net: 2 }], charges: [] }
const row = (other: Partial<InvoiceRow> = {}, document: object = {}): InvoiceRow => ({
  id: 'O-B1',
  series: 'Invoice-2026',
  position: 1,
  number: 'INV-2026-000001',
  currency: 'NOK',
  net: 200,
  vat: 50,
  payable: 251,
  body: JSON.stringify({ ...body, ...document }),
  order_id: 'O',
  ...other,
})
const said = (found: Iterable<{ what: string }>) => [...found].map(({ what }) => what)

test('check of numbers: a series without gap or double, and its next number', () => {
  const numbers = numberCheck()
  const add = (series: string, position: number) =>
    said(numbers.add(row({ series, position, number: `N${position}` })))
  expect([add('A', 1), add('A', 2), add('B', 1)].flat()).toEqual([])
  expect(add('A', 5)).toEqual(['series A: 3 to 4 are missing before N5'])
  expect(add('A', 5)).toEqual(['invoice N5: its number is used twice'])
  expect(said(numbers.compare({ id: 'B', next: 2 }))).toEqual([])
  expect(said(numbers.compare({ id: 'A', next: 9 }))).toEqual([
    'series A: its next number is 9, but 5 is the last one',
  ])
  expect(said(numbers.compare({ id: 'C', next: 2 }))).toHaveLength(1)
})

test.each([
  ['a sound document', row(), []],
  ['no order', row({ order_id: null }), ['its order is missing']],
  ['no JSON', row({ body: '{' }), ['its document cannot be read']],
  ['another number', row({ number: 'INV-2026-000002' }), ['its document names another number or billing']],
  ['a wrong sum', row({}, { totals: { ...totals, rounding: 0 } }), ['its totals do not add up']],
  ['a missing line', row({}, { lines: [] }), ['its lines are 0, not 2']],
  ['other amounts', row({ payable: 250 }), ['its row has other amounts than its document']],
])('check of a document: %s', (_, given, expected) => {
  expect(said(wrongInvoice(given)).map((what) => what.replace(/^invoice \S+: /, ''))).toEqual(expected)
})
