import { expect, it } from 'vitest'
import type { Verdict } from './findings'
import { placesOf } from './places'
import { aBundle, aProduct } from './testing'
import { wantedSlots } from './wanted'

const bundle = aBundle({ cpu: [1, 1], powerSupply: [0, 1], fan: [0, 3] })
const kinds = new Map(bundle.groups.map(({ productGroupId }) => [productGroupId, productGroupId]))
const products = new Map([['ryzen', aProduct('ryzen', 'cpu')]])
const whole: Verdict = { isValid: true, invalidProducts: [], errors: [], warnings: [] }
const incomplete: Verdict = {
  ...whole,
  warnings: [
    {
      ruleName: 'Completeness',
      message: 'No power supply.',
      shortMessage: 'No power supply',
      category: 'Completeness',
      relatedProducts: [],
    },
  ],
}
const wanted = (productIds: string[], verdict?: Verdict) =>
  wantedSlots(placesOf(bundle, kinds, productIds, products), verdict).map(({ slot }) => slot.name)

it('what the bundle asks for comes first', () => expect(wanted([], incomplete)).toEqual(['cpu']))

it('what any PC needs comes next, unless the service knows that it is there', () => {
  expect(wanted(['ryzen'], incomplete)).toEqual(['powerSupply'])
  expect(wanted(['ryzen'], whole)).toEqual([])
  expect(wanted(['ryzen'])).toEqual([])
})
