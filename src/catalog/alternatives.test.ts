import { expect, test } from 'vitest'
import { alternativesTo } from './alternatives.ts'
import type { Product } from './product.ts'

const part = (id: string, facts: object = {}, other: Partial<Product> = {}): Product => ({
  id,
  name: id,
  description: null,
  manufacturer: null,
  partNumber: null,
  ean: null,
  category: 'PHYSICAL_ITEM',
  weightGrams: null,
  isDiscontinued: false,
  group: 'cpus',
  facts,
  ...other,
})

const choose = (own: Product, others: Product[], prices: Record<string, number> = {}) =>
  alternativesTo(own, [own, ...others], (id) => prices[id]).map(({ id }) => id)

test('alternatives: are of the same group, still purchased, and not the product itself', () => {
  const others = [
    part('other'),
    part('board', {}, { group: 'boards' }),
    part('old', {}, { isDiscontinued: true }),
  ]
  expect(choose(part('own'), others)).toEqual(['other'])
})

test('alternatives: cost between half and double', () => {
  const prices = { own: 100, cheap: 49, half: 50, near: 101, double: 200, dear: 201 }
  const others = ['cheap', 'half', 'near', 'double', 'dear', 'unpriced'].map((id) => part(id))
  expect(choose(part('own'), others, prices)).toEqual(['near', 'double', 'half'])
})

test('alternatives: at the same price, the one with the most equal facts is first', () => {
  const own = part('own', { socket: 'AM5', cores: 8, tdpWatts: 120 })
  const others = [
    part('far', { socket: 'LGA1851', cores: 24, tdpWatts: 250 }),
    part('unknown', {}),
    part('near', { socket: 'AM5', cores: 8, tdpWatts: 105 }),
    part('same', { socket: 'AM5', cores: 8, tdpWatts: 120 }),
  ]
  const prices = { own: 10, far: 10, unknown: 10, near: 10, same: 10 }
  expect(choose(own, others, prices)).toEqual(['same', 'near', 'far', 'unknown'])
})

test('alternatives: without a price the facts decide', () => {
  const others = [part('b', { cores: 4 }), part('a', { cores: 8 })]
  expect(choose(part('own', { cores: 8 }), others)).toEqual(['a', 'b'])
})

test('alternatives: are at most six', () => {
  expect(
    choose(
      part('own'),
      [...'abcdefgh'].map((id) => part(id)),
    ),
  ).toEqual([...'abcdef'])
})
