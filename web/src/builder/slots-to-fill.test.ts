import { expect, it } from 'vitest'
import { assignSlots } from './assign-slots'
import { aBundle, aProduct } from './builder.fixture'
import { missingBeside, slotsToFill } from './slots-to-fill'

const bundle = aBundle({ cpu: [1, 1], powerSupply: [0, 1], cooler: [0, 1], fan: [0, 3] })
const kinds = new Map(bundle.groups.map(({ productGroupId }) => [productGroupId, productGroupId]))
const products = new Map([['ryzen', aProduct('ryzen', 'cpu')]])
const placesOf = (productIds: string[]) => assignSlots(bundle, kinds, productIds, products)
const wanted = (productIds: string[], missing: string[]) =>
  slotsToFill(placesOf(productIds), missing).map(({ slot }) => slot.name)

it('slotsToFill: required slots come first', () =>
  expect(wanted([], ['cpu', 'powerSupply'])).toEqual(['cpu']))

it('slotsToFill: then slots of the kinds that the PC cannot run without', () => {
  expect(wanted(['ryzen'], ['powerSupply', 'cooler'])).toEqual(['powerSupply', 'cooler'])
  expect(wanted(['ryzen'], [])).toEqual([])
})

it('missingBeside: leaves out what an empty required slot says already', () => {
  expect(missingBeside(placesOf([]), ['cpu', 'powerSupply', 'case'])).toEqual(['powerSupply', 'case'])
})
