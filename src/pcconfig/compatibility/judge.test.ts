import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import { pc } from './testing/pc.ts'

it('has nothing to say about a sound PC', () => {
  expect(judge(pc())).toEqual({ isValid: true, invalidProducts: [], errors: [], warnings: [] })
})
