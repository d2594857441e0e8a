import { expect, test } from 'vitest'
import { type Position, propose } from './proposals.ts'

const position: Position = {
  productId: 'cpu-1',
  onHand: 10,
  reserved: 2,
  waiting: 0,
  minimumStock: 0,
  ordered: 0,
  drafted: 0,
  isDiscontinued: false,
}
const sold = {
  supplierId: 'S-1',
  productId: 'cpu-1',
  partNumber: null,
  cost: null,
  minimumQuantity: 1,
  isPreferred: false,
}
const unitsOf = (change: Partial<Position>, minimumQuantity = 1) =>
  propose({ ...position, ...change }, [{ ...sold, minimumQuantity }])?.quantity ?? 0

test.each<[what: string, change: Partial<Position>, units: number]>([
  ['enough is free', {}, 0],
  ['free units are exactly the minimum', { minimumStock: 8 }, 0],
  ['free units are below the minimum', { minimumStock: 12 }, 4],
  ['what is on order counts', { minimumStock: 12, ordered: 3 }, 1],
  ['what is drafted counts', { minimumStock: 12, ordered: 3, drafted: 1 }, 0],
  ['orders wait', { onHand: 0, reserved: 0, waiting: 5 }, 5],
  [
    'orders wait, and the shelf should be full again',
    { onHand: 1, reserved: 1, waiting: 5, minimumStock: 4 },
    9,
  ],
  ['units that arrived for waiting orders are not bought again', { onHand: 7, reserved: 2, waiting: 5 }, 0],
  [
    'a discontinued product is bought for orders alone',
    { onHand: 0, reserved: 0, waiting: 2, minimumStock: 9, isDiscontinued: true },
    2,
  ],
])('proposals: %s', (_, change, units) => {
  expect(unitsOf(change)).toBe(units)
})

test('proposals: fewer units than the supplier sells at once become that many, and the reason says so', () => {
  expect(unitsOf({ minimumStock: 12 }, 10)).toBe(10)
  expect(unitsOf({ minimumStock: 32 }, 10)).toBe(24)
  expect(
    propose({ ...position, onHand: 0, reserved: 0, waiting: 3 }, [{ ...sold, minimumQuantity: 10 }]),
  ).toMatchObject({
    quantity: 10,
    reason: { backOrdered: 3, free: 0, minimumQuantity: 10 },
  })
})

test('proposals: the preferred supplier is chosen, then the first with a cost, then the first', () => {
  const chosen = (...suppliers: (typeof sold)[]) =>
    propose({ ...position, minimumStock: 20 }, suppliers)?.supplier?.supplierId
  const [plain, priced, preferred] = [
    sold,
    { ...sold, supplierId: 'S-2', cost: 5 as never },
    { ...sold, supplierId: 'S-3', isPreferred: true },
  ]
  expect(chosen(plain, priced, preferred)).toBe('S-3')
  expect(chosen(plain, priced)).toBe('S-2')
  expect(chosen(plain)).toBe('S-1')
  expect(chosen()).toBeUndefined()
})
