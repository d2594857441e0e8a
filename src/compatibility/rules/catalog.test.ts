import { expect, it } from 'vitest'
import { judge } from '../engine/judge.ts'
import { notAComponent, unknownProduct } from '../engine/prepare.ts'
import { pc } from '../testing/pc.ts'

it('refuses a product the catalog does not know', () => {
  const { isValid, invalidProducts, errors } = judge([...pc(), unknownProduct('4711')])
  expect({ isValid, invalidProducts }).toEqual({ isValid: false, invalidProducts: ['4711'] })
  expect(errors).toEqual([
    {
      ruleName: 'UnknownProduct',
      message: 'Product 4711 is not in the catalog. Take it out, or correct its number.',
      shortMessage: 'Unknown product',
      severity: 'Blocking',
      relatedProducts: ['4711'],
    },
  ])
})

it('refuses a product that is no component', () => {
  const { invalidProducts, errors } = judge([notAComponent('S1', 'Assembly'), ...pc()])
  expect(invalidProducts).toEqual(['S1'])
  expect(errors.map((error) => [error.ruleName, error.message])).toEqual([
    ['NotAComponent', 'Assembly is not a PC component. Take it out of the configuration.'],
  ])
})
