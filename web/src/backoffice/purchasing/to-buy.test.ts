import { expect, test } from 'vitest'
import { draftInput, newLine, receiptInput } from './purchase-lines'
import type { Proposals } from './purchase-queries'
import { isWrong, ordersOf, type ProposedLine, totalOf } from './to-buy'

const line = (productId: string, quantity: number, cost: number | null): ProposedLine => ({
  productId,
  productName: productId,
  quantity,
  partNumber: null,
  cost,
  reason: {
    backOrdered: quantity,
    minimumStock: 0,
    free: 0,
    ordered: 0,
    drafted: 0,
    minimumQuantity: 1,
    discontinued: false,
  },
})
const supplier = (supplierId: string | null, lines: ProposedLine[]) => ({
  supplierId,
  supplierName: supplierId,
  currency: 'NOK',
  leadTimeDays: null,
  lines,
})
const proposals: Proposals = {
  suppliers: [
    supplier('S-1', [line('cpu', 3, 100), line('ssd', 5, null)]),
    supplier('S-2', [line('case', 1, 50)]),
    supplier(null, [line('rare', 1, null)]),
  ],
  isCut: false,
}

test('to buy: one purchase order per supplier, with what is chosen and typed', () => {
  expect(ordersOf(proposals, { ssd: { quantity: 8 }, case: { isLeft: true } })).toEqual([
    {
      supplierId: 'S-1',
      lines: [
        { productId: 'cpu', quantity: 3 },
        { productId: 'ssd', quantity: 8 },
      ],
    },
  ])
  expect(ordersOf(proposals, {}).map(({ supplierId }) => supplierId)).toEqual(['S-1', 'S-2'])
})

test('to buy: a chosen product needs a quantity, and only known costs are added', () => {
  const lines = proposals.suppliers[0]?.lines ?? []
  const wrong = lines.filter((each) =>
    isWrong(each, { cpu: { quantity: '1,5' }, ssd: { quantity: 0, isLeft: true } }),
  )
  expect(wrong.map(({ productId }) => productId)).toEqual(['cpu'])
  expect([totalOf(lines, {}), totalOf(lines, { cpu: { quantity: 2 } })]).toEqual([300, 200])
})

test('lines of a purchase order: an empty cost is as agreed, a day lasts until its end, nothing arrived is left out', () => {
  const typed = { ...newLine('cpu', 'CPU'), quantity: '4', cost: '12,5', day: '2026-12-01' }
  expect(draftInput([typed, newLine('ssd', 'SSD')], 2)).toEqual([
    { productId: 'cpu', quantity: 4, cost: 12.5, expectedAt: '2026-12-01T23:59:59Z' },
    { productId: 'ssd', quantity: 1, cost: null, expectedAt: null },
  ])
  expect(receiptInput([typed, { ...typed, key: 'other', quantity: '' }])).toEqual([
    { lineNumber: 'cpu', quantity: 4 },
  ])
})
