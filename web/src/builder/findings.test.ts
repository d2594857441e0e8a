import { describe, expect, it } from 'vitest'
import {
  count,
  findingsAbout,
  findingsOf,
  generalFindings,
  others,
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

  it('findings: are listed at every part they concern, and name the other parts', () => {
    expect(findingsAbout(findings, 'cpu').map(({ short }) => short)).toEqual(['Other socket', 'Tight'])
    expect(findingsAbout(findings, 'board').map((finding) => others(finding, 'board'))).toEqual([['cpu']])
    expect(findingsAbout(findings, 'mouse')).toEqual([])
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
