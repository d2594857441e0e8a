import type { Schemas } from '@buildorder/client'
import { describe, expect, it } from 'vitest'
import { fullFindingsOf, verdictOf, verdictsOf } from './verdict'

type Short = Schemas['OutcomeFinding']

const error = (ruleName: string): Short => ({
  ruleName,
  shortMessage: ruleName,
  severity: 'Blocking',
  category: null,
})
const warning = (category: Schemas['WarningCategory'], ruleName: string): Short => ({
  ruleName,
  shortMessage: ruleName,
  severity: null,
  category,
})
const judged = (...findings: Short[]) => verdictOf({ findings })

describe('verdict', () => {
  it('verdict: is as bad as the worst finding', () => {
    expect(judged().fit).toBe('fits')
    expect(judged(warning('Advice', 'Wireless')).fit).toBe('fits')
    expect(judged(warning('Unverified', 'CoolerHeight')).fit).toBe('unsure')
    expect(judged(warning('Unverified', 'A'), warning('Power', 'B')).fit).toBe('warns')
    expect(judged(error('CpuSocket'), warning('Advice', 'Wireless')).fit).toBe('clashes')
  })

  it('verdict: lists the worst finding first', () => {
    const { findings } = judged(
      error('CpuSocket'),
      warning('Unverified', 'Height'),
      warning('Clearance', 'Length'),
    )
    expect(findings.map(({ short }) => short)).toEqual(['CpuSocket', 'Length', 'Height'])
  })

  it('verdict: missing parts do not count against a candidate', () => {
    expect(judged(warning('Completeness', 'NoCooler')).fit).toBe('fits')
    expect(judged(error('NoPicture')).fit).toBe('warns')
    expect(judged(warning('Completeness', 'CoolerSocket')).fit).toBe('warns')
  })

  it('verdicts of a group: one for each product', () => {
    const verdicts = verdictsOf({
      outcomes: [
        { isValid: true, findings: [], productIds: ['a', 'c'] },
        { isValid: false, findings: [error('CpuSocket')], productIds: ['b'] },
      ],
    })
    expect(['a', 'b', 'c', 'd'].map((id) => verdicts.get(id)?.fit)).toEqual([
      'fits',
      'clashes',
      'fits',
      undefined,
    ])
  })

  it('verdicts of a ranked group: each has its rank and how it goes with the build', () => {
    const advice = 'balanced with your CPU'
    const verdicts = verdictsOf({
      outcomes: [
        { isValid: true, findings: [], productIds: ['a', 'c'], advice, ranks: [4, 0] },
        { isValid: true, findings: [], productIds: ['b'], advice: null, ranks: [2] },
      ],
    })
    expect(verdicts.get('c')).toEqual({ fit: 'fits', findings: [], advice, rank: 0 })
    expect(verdicts.get('a')?.rank).toBe(4)
    expect(verdicts.get('b')).toEqual({ fit: 'fits', findings: [], advice: null, rank: 2 })
  })

  it('full findings: have messages, worst first, and leave out other parts and the whole build', () => {
    const full = (finding: Short, ...relatedProducts: string[]) => ({
      ...finding,
      message: `${finding.ruleName} in full`,
      relatedProducts,
    })
    const findings = fullFindingsOf({
      productId: 'it',
      validationResult: {
        isValid: false,
        invalidProducts: [],
        errors: [full(error('CardLength'), 'gpu', 'case'), full(error('CpuSocket'), 'board', 'it')],
        warnings: [
          full(warning('Unverified', 'Height'), 'it'),
          full(warning('Clearance', 'Length'), 'it'),
          full(warning('Completeness', 'Completeness')),
        ],
      } as Schemas['ValidationResult'],
    })
    expect(findings.map(({ fit, message }) => [fit, message])).toEqual([
      ['clashes', 'CpuSocket in full'],
      ['warns', 'Length in full'],
      ['unsure', 'Height in full'],
    ])
  })
})
