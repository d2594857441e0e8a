import { describe, expect, it } from 'vitest'
import { candidates } from './candidates.fixture'
import { compareFacts, toggleCompared } from './compare'

describe('comparison', () => {
  const [first, second] = candidates(
    'memory',
    { facts: { modules: 2, moduleGb: 16, type: 'DDR5', speedMts: 6000, profiles: ['XMP'] } },
    { facts: { modules: 1, moduleGb: 32, type: 'DDR5', heightMm: 40 } },
  )
  const facts = compareFacts([first, second].flatMap((each) => each ?? []))
  const of = (name: string) => facts.find((fact) => fact.name === name)

  it('comparison: marks facts that differ; unknown differs from known', () => {
    expect(of('type')?.differs).toBe(false)
    expect(of('modules')?.differs).toBe(true)
    expect(of('speedMts')).toMatchObject({ differs: true, values: ['6000\u00a0MT/s', undefined] })
  })

  it('comparison: lists derived values and all facts of all candidates, key facts first', () => {
    expect(of('capacityGb')).toMatchObject({
      label: 'Capacity',
      values: ['32\u00a0GB', '32\u00a0GB'],
      differs: false,
    })
    expect(facts.map(({ name }) => name)).toEqual([
      'capacityGb',
      'type',
      'speedMts',
      'modules',
      'moduleGb',
      'profiles',
      'heightMm',
    ])
  })

  it('comparison: marks derived facts, and does not list the marks', () => {
    const [derived, stated] = candidates(
      'cooler',
      { facts: { type: 'Air', ratedWatts: 220, derivedFacts: ['ratedWatts'] } },
      { facts: { type: 'Air', ratedWatts: 200 } },
    )
    const compared = compareFacts([derived, stated].flatMap((each) => each ?? []))
    const rating = compared.find(({ name }) => name === 'ratedWatts')
    expect(rating?.values).toEqual(['220\u00a0W (derived)', '200\u00a0W'])
    expect(compared.map(({ name }) => name)).not.toContain('derivedFacts')
  })

  it('comparison: takes at most three', () => {
    expect(toggleCompared(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b'])
    expect(toggleCompared(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c'])
  })
})
