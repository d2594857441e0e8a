import { expect, test } from 'vitest'
import { purchaseCheck } from './purchase-findings.ts'

const at = Date.parse('2026-12-01T23:59:59Z')
const line = { lineNumber: '10', productId: 'cpu-1', quantity: 10, received: 2, confirmed: null }
const row = { id: 'P-1.10', product_id: 'cpu-1', quantity: 8, expected_at: null, purchase_id: 'P-1' }

function findings(purchase: object, supply: readonly (typeof row)[], state = 'PartlyReceived') {
  const check = purchaseCheck()
  const found = [...check.add({ id: 'P-1', state, body: JSON.stringify(purchase) })]
  for (const each of supply) found.push(...check.compare(each))
  return [...found, ...check.missing()].map(({ what }) => what)
}

test('purchase orders: the supply of lines is what is outstanding, on the confirmed date', () => {
  expect(findings({ lines: [line] }, [row])).toEqual([])
  const confirmed = { ...line, confirmed: { quantity: 10, expectedAt: at } }
  expect(findings({ lines: [confirmed] }, [{ ...row, expected_at: at as never }])).toEqual([])
  expect(findings({ lines: [line] }, [], 'Cancelled')).toEqual([])
})

test('purchase orders: other units, another date, a missing line and one too many are found', () => {
  expect(findings({ lines: [line] }, [{ ...row, quantity: 7 }])).toEqual([
    'purchase order P-1: P-1.10 promises 7 of cpu-1, undated, its line 8 of cpu-1, undated',
  ])
  expect(findings({ lines: [line] }, [{ ...row, expected_at: at as never }])).toHaveLength(1)
  expect(findings({ lines: [line] }, [])).toEqual([
    'purchase order line P-1.10: it promises 8 of cpu-1, undated, the supply has nothing',
  ])
  expect(findings({ lines: [line] }, [row], 'Cancelled')).toEqual([
    'purchase order P-1: P-1.10 promises 8 of cpu-1, undated, its line nothing',
  ])
  expect(findings({}, [])).toEqual(['purchase order P-1: its text cannot be read'])
})
