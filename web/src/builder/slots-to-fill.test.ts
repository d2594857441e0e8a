import { expect, it } from 'vitest'
import { assignSlots } from './assign-slots'
import { aBundle, aProduct } from './builder.fixture'
import type { Verdict } from './findings'
import { slotsToFill } from './slots-to-fill'

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
  slotsToFill(assignSlots(bundle, kinds, productIds, products), verdict).map(({ slot }) => slot.name)

it('slotsToFill: required slots come first', () => expect(wanted([], incomplete)).toEqual(['cpu']))

it('slotsToFill: then slots that every PC needs, unless the service finds the PC complete', () => {
  expect(wanted(['ryzen'], incomplete)).toEqual(['powerSupply'])
  expect(wanted(['ryzen'], whole)).toEqual([])
  expect(wanted(['ryzen'])).toEqual([])
})
