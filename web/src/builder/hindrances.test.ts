import { expect, it } from 'vitest'
import { hindrancesOf, hindrancesToSave, type Standing } from './hindrances'
import { placesOf } from './places'
import { aBundle, aProduct } from './testing'

const bundle = aBundle({ cpu: [1, 1], memory: [1, 2] })
const products = new Map(
  [aProduct('ryzen', 'cpu'), aProduct('kit', 'memory')].map((product) => [product.productId, product]),
)
const standing = (productIds: string[], more: Partial<Standing> = {}): Standing => ({
  places: placesOf(bundle, new Map(), productIds, products),
  isValid: true,
  unpriced: [],
  hasPriceList: true,
  mayOrder: true,
  ...more,
})
const whys = (...given: Parameters<typeof standing>) => hindrancesOf(standing(...given)).map(({ why }) => why)

it('a whole PC that fits can be ordered', () => expect(whys(['ryzen', 'kit'])).toEqual([]))

it('what stands in the way is named', () => {
  expect(hindrancesOf(standing([]))).toEqual([{ why: 'missing', names: ['cpu', 'memory'] }])
  expect(hindrancesOf(standing(['ryzen', 'kit', 'gone'], { isValid: false }))).toEqual([
    { why: 'misfit', names: ['gone'] },
    { why: 'incompatible', names: [] },
  ])
  expect(whys(['ryzen', 'ryzen', 'kit'])).toEqual(['tooMany'])
  expect(whys(['ryzen', 'kit'], { unpriced: ['kit'] })).toEqual(['unpriced'])
  expect(whys(['ryzen', 'kit'], { isValid: undefined })).toEqual(['checking'])
})

it('without a price list the single prices are no news', () => {
  expect(whys(['ryzen', 'kit'], { hasPriceList: false, unpriced: ['ryzen', 'kit'] })).toEqual(['noPriceList'])
  expect(whys(['ryzen', 'kit'], { mayOrder: false })).toEqual(['mayNotOrder'])
})

it('only what cannot be part of it keeps a PC from being saved', () => {
  expect(hindrancesToSave(standing([]).places)).toEqual([])
  expect(hindrancesToSave(standing(['gone']).places)).toEqual([{ why: 'misfit', names: ['gone'] }])
})
