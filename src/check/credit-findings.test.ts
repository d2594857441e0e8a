import { expect, test } from 'vitest'
import { creditCheck } from './credit-findings.ts'

const line = (
  lineNumber: string,
  gross: number,
  total: number,
  cancelled = 0,
  orderLines: object[] = [],
) => ({
  ...{ lineNumber, orderLines, unitPrice: { net: 0, vat: 0, gross } },
  quantity: { total, cancelled, fulfilled: 0 },
})
const order = (orderLines: object[], returned: object = {}) => ({
  body: JSON.stringify({ currency: 'NOK', parties: { billTo: 'A' }, orderLines }),
  returned: JSON.stringify(returned),
})
const row = (open_amount: number) => ({ id: 'A NOK', open_amount, counted_at: 1, due_at: 2 })

function said(open: number, other: object = {}): string[] {
  const check = creditCheck()
  // 2 × 10.50, a PC of 100.10 of which a part of 40.00 came back, and an order in another currency.
  const pc = line('20', 100.1, 1, 0, [line('20.1', 40, 1), line('20.2', 60.1, 1)])
  check.order(order([line('10', 10.5, 3, 1), pc], { '20.1': { credited: 1 } }))
  check.order({
    ...order([]),
    body: JSON.stringify({ currency: 'EUR', parties: { billTo: 'A' }, orderLines: [line('10', 5, 1)] }),
  })
  check.paid({ account: 'A', currency: 'NOK', type: 'Invoice', amount: 1_000 })
  check.paid({ account: 'A', currency: 'NOK', type: 'CreditNote', amount: 300 })
  return [...check.compare({ ...row(open), ...other })].map(({ what }) => what)
}

const expected = 2_100 + 10_010 - 4_000 - 1_000 + 300

test('check of credit: open is what orders promise less what was paid', () => {
  expect(said(expected)).toEqual([])
  expect(said(expected + 1)).toEqual([
    `credit A NOK: ${expected + 1} is open, its orders and payments have ${expected}`,
  ])
})

test('check of credit: what was not counted yet is not judged', () => {
  expect(said(0, { counted_at: null })).toEqual([])
  expect(said(0, { due_at: 0 })).toEqual([])
})
