import { expect, it } from 'vitest'
import { pc } from '../testing/pc.ts'
import { judge } from './judge.ts'

it('has nothing to say about a sound PC', () => {
  expect(judge(pc())).toEqual({ isValid: true, invalidProducts: [], errors: [], warnings: [] })
})
