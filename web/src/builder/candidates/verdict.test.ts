import type { Schemas } from '@buildorder/client'
import { describe, expect, it } from 'vitest'
import { verdictOf } from './verdict'

const error = (ruleName: string, ...relatedProducts: string[]): Schemas['CompatibilityError'] => ({
  ruleName,
  message: `${ruleName} in full`,
  shortMessage: ruleName,
  severity: 'Blocking',
  relatedProducts,
})
const warning = (
  category: Schemas['WarningCategory'],
  ruleName: string,
  ...relatedProducts: string[]
): Schemas['CompatibilityWarning'] => ({
  ruleName,
  message: `${ruleName} in full`,
  shortMessage: ruleName,
  category,
  relatedProducts,
})
const judged = (errors: Schemas['CompatibilityError'][], warnings: Schemas['CompatibilityWarning'][] = []) =>
  verdictOf({
    productId: 'it',
    validationResult: { isValid: errors.length === 0, invalidProducts: [], errors, warnings },
  })

describe('verdict', () => {
  it('verdict: is as bad as the worst finding', () => {
    expect(judged([]).fit).toBe('fits')
    expect(judged([], [warning('Advice', 'Wireless', 'it')]).fit).toBe('fits')
    expect(judged([], [warning('Unverified', 'CoolerHeight', 'it')]).fit).toBe('unsure')
    expect(judged([], [warning('Unverified', 'A', 'it'), warning('Power', 'B', 'it')]).fit).toBe('warns')
    expect(judged([error('CpuSocket', 'it')], [warning('Advice', 'Wireless', 'it')]).fit).toBe('clashes')
  })

  it('verdict: lists the worst finding first', () => {
    const { findings } = judged(
      [error('CpuSocket', 'it')],
      [warning('Unverified', 'Height', 'it'), warning('Clearance', 'Length', 'it')],
    )
    expect(findings.map(({ short }) => short)).toEqual(['CpuSocket', 'Length', 'Height'])
    expect(findings[0]?.message).toBe('CpuSocket in full')
  })

  it('verdict: leaves out findings about other parts or the whole build', () => {
    expect(judged([error('CardLength', 'gpu', 'case')], [warning('Completeness', 'Completeness')])).toEqual({
      fit: 'fits',
      findings: [],
    })
  })

  it('verdict: missing parts do not count against a candidate', () => {
    expect(judged([], [warning('Completeness', 'NoCooler', 'it')]).fit).toBe('fits')
    expect(judged([error('NoPicture', 'it')]).fit).toBe('warns')
    expect(judged([], [warning('Completeness', 'CoolerSocket', 'it')]).fit).toBe('warns')
  })
})
