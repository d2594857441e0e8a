import { expect, test } from 'vitest'
import type { ComponentOutcome, OutcomeFinding } from '../contract/pcconfig.ts'
import { bestCandidates } from './best-candidates.ts'

const clash: OutcomeFinding = { ruleName: 'Socket', shortMessage: '', severity: 'Blocking', category: null }
const doubt: OutcomeFinding = {
  ruleName: 'Height',
  shortMessage: '',
  severity: null,
  category: 'Unverified',
}
const outcome = (productIds: string[], ...findings: OutcomeFinding[]): ComponentOutcome => ({
  isValid: !findings.includes(clash),
  findings,
  productIds,
})
const prices: Record<string, number> = { a: 30, b: 20, c: 20, d: 1, e: 2 }
const group = ['a', 'b', 'c', 'd', 'e', 'f']
const outcomes = [outcome(['d'], clash), outcome(['e'], doubt), outcome(['a', 'b', 'c', 'f'])]
const best = (limit: number) => bestCandidates(group, outcomes, (id) => prices[id], limit)
const ids = (limit: number) => best(limit).best.map(({ productId }) => productId)

test('best candidates: fit decides before price, price before name, and no price comes last', () => {
  expect(ids(1)).toEqual(['b'])
  expect(ids(2)).toEqual(['b', 'c'])
  expect(ids(3)).toEqual(['a', 'b', 'c'])
  expect(ids(4)).toEqual(['a', 'b', 'c', 'f'])
  expect(ids(5)).toEqual(['a', 'b', 'c', 'e', 'f'])
  expect(ids(9)).toEqual(group)
})

test('best candidates: counts are those of the whole group', () => {
  expect(best(1).counts).toEqual({ fits: 4, unsure: 1, warns: 0, clashes: 1 })
})

test('best candidates: each one has its outcome', () => {
  expect(best(9).best[3]).toEqual({ productId: 'd', isValid: false, findings: [clash] })
})
