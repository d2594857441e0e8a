import { expect, test } from 'vitest'
import type { Facts } from '../facts/index.ts'
import { pc } from '../testing/pc.ts'
import { judgeBatch } from './batch.ts'
import { judge } from './judge.ts'

const hot: Facts<'cpu'> = { sustainedWatts: 253 }
const cooler: Facts<'cooler'> = { ratedWatts: 150 }

const capacityWords = (facts: Facts<'cooler'>): string[] => {
  const { errors, warnings } = judge(pc({ cpu: hot, cooler: { ...cooler, ...facts } }))
  return [...errors, ...warnings]
    .filter(({ ruleName }) => ruleName === 'CoolerCapacity')
    .map(({ message }) => message)
}

test('a finding from a derived fact says so, with the name of the part', () => {
  expect(capacityWords({ derivedFacts: ['ratedWatts'] })).toEqual([
    expect.stringMatching(/ Derived from its product line or class, not from the data of The cooler: .+\.$/),
  ])
})

test('a finding says nothing of derived facts that its rule does not use', () => {
  const plain = capacityWords({})
  expect(plain).toEqual([expect.not.stringMatching(/Derived/)])
  expect(capacityWords({ derivedFacts: ['lighting'] })).toEqual(plain)
})

test('batch: candidates that differ only in what is derived get their own words', () => {
  const base = pc({ cpu: hot, cooler: 'none' })
  const marked: Facts<'cooler'> = { ...cooler, derivedFacts: ['ratedWatts'] }
  const [stated, derived] = pc({ cooler: [cooler, marked] }).filter(({ kind }) => kind === 'cooler')
  if (!stated || !derived) throw new Error('There are no coolers.')
  const { results } = judgeBatch(base, [stated, derived], null)
  const words = results.map(({ validationResult: { errors, warnings } }) =>
    [...errors, ...warnings].some(({ message }) => message.includes('Derived')),
  )
  expect(words).toEqual([false, true])
})
