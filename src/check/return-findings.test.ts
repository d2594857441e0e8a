import { expect, test } from 'vitest'
import { returnCheck } from './return-findings.ts'

const line = { orderId: 'O', lineNumber: '10', quantity: 3, credited: 1 }
const came = (condition: string, quantity: number) => ({ condition, quantity })

function findings(
  state: string,
  received: ReturnType<typeof came>[],
  returned: Record<string, { units: number; credited: number }>,
) {
  const check = returnCheck()
  return [
    ...check.add({ id: 'R', state, body: JSON.stringify({ lines: [{ ...line, received }] }) }),
    ...check.compare({ id: 'O', returned: JSON.stringify(returned) }),
    ...check.missing(),
  ].map(({ what }) => what)
}

test('returns: units of the order and of its returns that agree are no finding', () => {
  const received = [came('Restock', 1), came('Repair', 1)]
  expect(findings('PartlyReceived', received, { 10: { units: 3, credited: 1 } })).toEqual([])
  expect(
    findings('Closed', received, { 10: { units: 1, credited: 1 }, 20: { units: 0, credited: 1 } }),
  ).toEqual([])
})

test('returns: an order with other units than its returns, or none, is found', () => {
  const received = [came('Restock', 1)]
  expect(findings('PartlyReceived', received, { 10: { units: 2, credited: 1 } })).toEqual([
    'order O line 10: 2 units in returns and 1 credited, its returns have 3 and 1',
  ])
  expect(findings('PartlyReceived', received, {})).toEqual([
    'order O line 10: 3 units are in returns, and the order has none',
  ])
})

test('returns: more units than asked for, and credits of units that did not come, are found', () => {
  for (const received of [[came('Scrap', 4)], []])
    expect(findings('Received', received, { 10: { units: 3, credited: 1 } })).toEqual([
      `return R: ${received.length === 0 ? 0 : 4} of 3 units came and 1 are credited`,
    ])
})
