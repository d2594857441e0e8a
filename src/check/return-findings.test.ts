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

/** One unit came back and is replaced by the order N, which came back and is replaced by the order M. */
function replacementFindings({
  credited = 0,
  orders = [{}],
}: {
  credited?: number
  orders?: { id?: string; replacementFor?: string; total?: number; cancelled?: number; gross?: number }[]
}) {
  const { replaced } = returnCheck()
  const replacement = { orderId: 'N', lineNumber: '10', quantity: 1 }
  replaced.add('R', {
    ...line,
    quantity: 1,
    credited,
    received: [came('Scrap', 1)],
    replacements: [replacement],
  })
  return [
    ...orders.flatMap(({ id = 'N', replacementFor = 'R', total = 1, cancelled = 0, gross = 0 }) => [
      ...replaced.compare({
        id,
        body: JSON.stringify({
          references: { replacementFor },
          orderLines: [
            {
              ...{ lineNumber: '10', orderLines: [] },
              ...{ quantity: { total, cancelled }, unitPrice: { gross } },
            },
          ],
        }),
      }),
    ]),
    ...replaced.settled(),
  ].map(({ what }) => what)
}

test('returns: a replaced unit is no finding, and neither is one whose replacement is cancelled and that is credited', () => {
  expect(replacementFindings({})).toEqual([])
  expect(replacementFindings({ credited: 1, orders: [{ cancelled: 1 }] })).toEqual([])
})

test('returns: units that are credited and replaced, and replacements that do not agree, are found', () => {
  expect(replacementFindings({ credited: 1 })).toEqual([
    'order O line 10: 1 units came back, 1 are credited and 1 replaced',
  ])
  expect(replacementFindings({ orders: [] })).toEqual([
    'return R: its replacement N is no order that names it',
  ])
  expect(replacementFindings({ orders: [{}, { id: 'M' }] })).toEqual([
    'order M: it replaces units of the return R, which does not name it',
  ])
  for (const wrong of [{ total: 2 }, { gross: 1 }])
    expect(replacementFindings({ orders: [wrong] })[0]).toBe(
      'order N line 10: it is not the 1 units at no charge that the return R names',
    )
})
