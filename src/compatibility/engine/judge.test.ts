import { expect, it } from 'vitest'
import { pc } from '../testing/pc.ts'
import { judge } from './judge.ts'

it('verdict: a sound PC has no findings', () => {
  expect(judge(pc())).toEqual({ isValid: true, invalidProducts: [], errors: [], warnings: [] })
})
