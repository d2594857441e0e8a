import { expect, it } from 'vitest'
import { assignSlots } from './assign-slots'
import type { Product } from './build'
import { aBundle, aProduct } from './builder.fixture'
import { type BuildStatus, blockersOf, blockersToSave, soldOutNames } from './order-blockers'

const bundle = aBundle({ cpu: [1, 1], memory: [1, 2] })
const products = new Map(
  [aProduct('ryzen', 'cpu'), aProduct('kit', 'memory')].map((product) => [product.productId, product]),
)
const status = (productIds: string[], more: Partial<BuildStatus> = {}): BuildStatus => ({
  places: assignSlots(bundle, new Map(), productIds, products),
  isValid: true,
  unpriced: [],
  soldOut: [],
  missing: [],
  hasPriceList: true,
  mayOrder: true,
  ...more,
})
const whys = (...given: Parameters<typeof status>) => blockersOf(status(...given)).map(({ why }) => why)

it('blockersOf: a complete PC that fits can be ordered', () => expect(whys(['ryzen', 'kit'])).toEqual([]))

it('blockersOf: every reason against an order is named', () => {
  expect(blockersOf(status([]))).toEqual([{ why: 'missing', names: ['cpu', 'memory'] }])
  expect(blockersOf(status(['ryzen', 'kit', 'gone'], { isValid: false }))).toEqual([
    { why: 'unfit', names: ['gone'] },
    { why: 'incompatible', names: [] },
  ])
  expect(whys(['ryzen', 'ryzen', 'kit'])).toEqual(['tooMany'])
  expect(whys(['ryzen', 'kit'], { unpriced: ['kit'] })).toEqual(['unpriced'])
  expect(blockersOf(status(['ryzen', 'kit'], { soldOut: ['kit'], missing: ['powerSupply'] }))).toEqual([
    { why: 'cannotRun', names: ['Power supply'] },
    { why: 'soldOut', names: ['kit'] },
  ])
  expect(whys(['ryzen', 'kit'], { isValid: undefined })).toEqual(['checking'])
})

it('blockersOf: without a price list, single missing prices are not listed', () => {
  expect(whys(['ryzen', 'kit'], { hasPriceList: false, unpriced: ['ryzen', 'kit'] })).toEqual(['noPriceList'])
  expect(whys(['ryzen', 'kit'], { mayOrder: false })).toEqual(['mayNotOrder'])
})

it('soldOutNames: a discontinued product with fewer free units than chosen is sold out', () => {
  const product = (more: Partial<Product>): Product => ({
    ...aProduct('kit', 'memory'),
    category: 'PHYSICAL_ITEM',
    discontinued: true,
    availability: { status: 'Available', availableAt: null, freeUnits: 1 },
    ...more,
  })
  const names = (chosen: string[], more: Partial<Product> = {}) =>
    soldOutNames(chosen, new Map([['kit', product(more)]]))
  expect(names(['kit'])).toEqual([])
  expect(names(['kit', 'kit'])).toEqual([product({}).name])
  expect(names(['kit', 'kit'], { discontinued: false })).toEqual([])
  const none = { status: 'Unavailable', availableAt: null, freeUnits: 0 } as const
  expect(names(['kit'], { availability: none })).toEqual([product({}).name])
})

it('blockersToSave: only parts that do not belong in the bundle prevent saving', () => {
  expect(blockersToSave(status([]).places)).toEqual([])
  expect(blockersToSave(status(['gone']).places)).toEqual([{ why: 'unfit', names: ['gone'] }])
})
