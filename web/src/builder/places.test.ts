import { describe, expect, it } from 'vitest'
import type { Product } from './build'
import { buildOf, lackingSlots, placesOf } from './places'
import { aBundle, aProduct } from './testing'

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
const place = (...productIds: string[]) => placesOf(bundle, kinds, productIds, products)

describe('places', () => {
  it('are filled with the parts of their group, equal ones counted', () => {
    const { slots, misfits } = place('kit', 'ryzen', 'kit')
    expect(slots.map(({ slot, count }) => [slot.name, count])).toEqual([
      ['cpu', 1],
      ['memory', 2],
      ['powerSupply', 0],
      ['fan', 0],
    ])
    expect(slots[1]?.chosen.map(({ product, count }) => [product.productId, count])).toEqual([['kit', 2]])
    expect(misfits).toEqual([])
  })

  it('say what is missing and what is too much', () => {
    expect(lackingSlots(place()).map(({ slot }) => slot.name)).toEqual(['cpu', 'memory'])
    const full = place('ryzen', 'kit', 'other-kit', 'kit')
    expect(lackingSlots(full)).toEqual([])
    expect(full.slots.filter(({ isOverfull }) => isOverfull).map(({ slot }) => slot.name)).toEqual(['memory'])
  })

  it('are essential when the bundle or any PC needs them', () => {
    expect(place().slots.map(({ isEssential }) => isEssential)).toEqual([true, true, true, false])
  })

  it('leave out what is unknown or belongs nowhere', () => {
    const { misfits } = place('gone', 'desk', 'service', 'gone')
    expect(misfits.map(({ productId, product, count }) => [productId, product?.name, count])).toEqual([
      ['gone', undefined, 2],
      ['desk', 'desk', 1],
      ['service', 'service', 1],
    ])
  })

  it('make the build that others judge', () => {
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
