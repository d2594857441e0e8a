import { expect, test } from 'vitest'
import { demoSupplyOf } from './demo-stock.ts'
import { worthOf } from './demo-worth.ts'
import { seeded } from './seed.ts'
import { openSource } from './source.ts'

const ids = Array.from({ length: 5_000 }, (_, place) => `product-${place}`)

test('demo seeds: are uniform and always the same', () => {
  const values = ids.map((id) => seeded(id, 'x'))
  expect(values).toEqual(ids.map((id) => seeded(id, 'x')))
  expect(values.reduce((sum, value) => sum + value, 0) / ids.length).toBeCloseTo(0.5, 1)
  expect(new Set(values).size).toBeGreaterThan(4_990)
})

test('demo prices: more cores, memory and watts cost more', () => {
  const cpu = (total: number) => worthOf('cpu', openSource({ cores: { total } }), 'id')
  const card = (tdp: number, memory: number) =>
    worthOf('graphicsCard', openSource({ tdp, memory, memory_type: 'GDDR7' }), 'id')
  expect(cpu(16)).toBeGreaterThan(cpu(6))
  expect(card(575, 32)).toBeGreaterThan(3 * card(145, 8))
  expect(worthOf('accessory', openSource({}), 'id')).toBeGreaterThan(0)
})

test('demo stock: most products have stock, some wait with or without a date, a few are discontinued', () => {
  const supplies = ids.map(demoSupplyOf)
  const share = (test: (supply: (typeof supplies)[number]) => boolean) =>
    supplies.filter(test).length / supplies.length
  expect(share(({ onHand }) => onHand > 0)).toBeGreaterThan(0.75)
  expect(share(({ onHand }) => onHand > 200)).toBe(0)
  expect(share(({ isDiscontinued }) => isDiscontinued)).toBeCloseTo(0.03, 1)
  expect(share(({ isDiscontinued, onHand }) => isDiscontinued && onHand > 0)).toBe(0)
  expect(share(({ ordered }) => ordered?.inDays === null)).toBeGreaterThan(0.03)
  expect(share(({ ordered }) => (ordered?.inDays ?? 0) > 0)).toBeGreaterThan(0.1)
})
