import { describe, expect, it } from 'vitest'
import {
  count,
  findingsOf,
  generalFindings,
  others,
  placeFindings,
  ruleWords,
  type Verdict,
} from './findings'

const verdict: Verdict = {
  isValid: false,
  invalidProducts: ['cpu', 'board'],
  errors: [
    {
      ruleName: 'CpuSocket',
      message: 'The CPU needs another socket.',
      shortMessage: 'Other socket',
      severity: 'Blocking',
      relatedProducts: ['cpu', 'board'],
    },
  ],
  warnings: [
    {
      ruleName: 'Power',
      message: 'Tight.',
      shortMessage: 'Tight',
      category: 'Power',
      relatedProducts: ['cpu', 'psu'],
    },
    {
      ruleName: 'Completeness',
      message: 'Still missing: memory.',
      shortMessage: 'No memory',
      category: 'Completeness',
      relatedProducts: [],
    },
    {
      ruleName: 'Completeness',
      message: 'No operating system.',
      shortMessage: 'No operating system',
      category: 'Advice',
      relatedProducts: [],
    },
    {
      ruleName: 'CardLength',
      message: 'Card length: not verified.',
      shortMessage: 'not verified',
      category: 'Unverified',
      relatedProducts: ['case'],
    },
  ],
}

describe('findings', () => {
  const findings = findingsOf(verdict)

  it('findings: are problems, warnings and notes', () => {
    expect(count(findings, 'problem')).toBe(1)
    expect(count(findings, 'warning')).toBe(2)
    expect(count(findings, 'note')).toBe(2)
  })

  it('findings: each is shown at its first part, and its other parts point there', () => {
    const { shown, elsewhere, firstProblemAt } = placeFindings(findings, ['board', 'cpu', 'psu', 'case'])
    const shorts = (productId: string) => shown.get(productId)?.map(({ short }) => short)
    expect(shorts('board')).toEqual(['Other socket'])
    expect(shorts('cpu')).toEqual(['Tight'])
    expect(shorts('psu')).toBeUndefined()
    expect(elsewhere.get('cpu')).toEqual([{ weight: 'problem', at: 'board' }])
    expect(elsewhere.get('psu')).toEqual([{ weight: 'warning', at: 'cpu' }])
    expect(firstProblemAt).toBe('board')
    expect(shown.get('board')?.map((finding) => others(finding, 'board'))).toEqual([['cpu']])
  })

  it('findings: notes are shown without a chip at other parts', () => {
    const note = { ...findings[4], weight: 'note', related: ['case', 'psu'] } as (typeof findings)[number]
    const { shown, elsewhere, firstProblemAt } = placeFindings([note], ['psu', 'case'])
    expect(shown.get('psu')).toEqual([note])
    expect(elsewhere.size).toBe(0)
    expect(firstProblemAt).toBeUndefined()
  })

  it('findings: those about no part concern the PC, without repeating missing parts', () => {
    const shorts = (isIncomplete: boolean) => generalFindings(verdict, isIncomplete).map(({ short }) => short)
    expect(shorts(false)).toEqual(['No memory', 'No operating system'])
    expect(shorts(true)).toEqual(['No operating system'])
  })

  it('findings: name their rule in words, also an unknown rule', () => {
    expect(ruleWords('CpuSocket')).toBe('CPU socket')
    expect(ruleWords('SomethingNewHere')).toBe('Something new here')
  })
})
