import { describe, expect, it } from 'vitest'
import { assignSlots, buildOf, incompleteSlots } from './assign-slots'
import type { Product } from './build'
import { aBundle, aProduct } from './builder.fixture'

const bundle = aBundle({ cpu: [1, 1], memory: [1, 2], powerSupply: [0, 1], fan: [0, 3] })
const kinds = new Map(bundle.groups.map(({ productGroupId }) => [productGroupId, productGroupId]))
const products = new Map<string, Product>(
  [
    aProduct('ryzen', 'cpu'),
    aProduct('kit', 'memory'),
    aProduct('other-kit', 'memory'),
    aProduct('desk', 'furniture'),
    aProduct('service', null),
  ].map((product) => [product.productId, product]),
)
const place = (...productIds: string[]) => assignSlots(bundle, kinds, productIds, products)

describe('assignSlots', () => {
  it('assignSlots: each slot gets the parts of its group, equal parts are counted', () => {
    const { slots, unfitParts } = place('kit', 'ryzen', 'kit')
    expect(slots.map(({ slot, count }) => [slot.name, count])).toEqual([
      ['cpu', 1],
      ['memory', 2],
      ['powerSupply', 0],
      ['fan', 0],
    ])
    expect(slots[1]?.chosen.map(({ product, count }) => [product.productId, count])).toEqual([['kit', 2]])
    expect(unfitParts).toEqual([])
  })

  it('assignSlots: reports missing parts and overfull slots', () => {
    expect(incompleteSlots(place()).map(({ slot }) => slot.name)).toEqual(['cpu', 'memory'])
    const full = place('ryzen', 'kit', 'other-kit', 'kit')
    expect(incompleteSlots(full)).toEqual([])
    expect(full.slots.filter(({ isOverfull }) => isOverfull).map(({ slot }) => slot.name)).toEqual(['memory'])
  })

  it('assignSlots: a slot is essential if the bundle or every PC needs it', () => {
    expect(place().slots.map(({ isEssential }) => isEssential)).toEqual([true, true, true, false])
  })

  it('assignSlots: unknown products and products without a slot are unfit', () => {
    const { unfitParts } = place('gone', 'desk', 'service', 'gone')
    expect(unfitParts.map(({ productId, product, count }) => [productId, product?.name, count])).toEqual([
      ['gone', undefined, 2],
      ['desk', 'desk', 1],
      ['service', 'service', 1],
    ])
  })

  it('buildOf: contains the parts that have a slot', () => {
    expect(buildOf(bundle, place('kit', 'gone', 'ryzen', 'kit'))).toEqual({
      bundleId: 'bundle',
      parts: [
        { productId: 'ryzen', productGroupId: 'cpu' },
        { productId: 'kit', productGroupId: 'memory' },
        { productId: 'kit', productGroupId: 'memory' },
      ],
    })
  })
})
