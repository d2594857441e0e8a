import { describe, expect, it } from 'vitest'
import { judge } from '../engine/judge.ts'
import type { Part } from '../engine/part.ts'
import type { Rule } from '../engine/rule.ts'
import { unmadeChecks } from '../engine/summary.ts'
import { type Changes, pc } from './pc.ts'

/** What a rule says about a PC: "Blocking: 344 mm, case takes 322 mm". */
export const said = (rule: Rule, parts: readonly Part[]): string[] => {
  const { errors, warnings } = judge(parts)
  return [
    ...errors.filter((e) => e.ruleName === rule.name).map((e) => `${e.severity}: ${e.shortMessage}`),
    ...warnings.filter((w) => w.ruleName === rule.name).map((w) => `${w.category}: ${w.shortMessage}`),
  ]
}

interface RuleCases {
  /** PCs the rule has nothing to say about, among them those at the boundary. */
  passes: Record<string, Changes>
  /** PCs it has something to say about, and what: verdict and short message, or a part of the message. */
  finds: Record<string, [Changes, string, RegExp?]>
  /** PCs where a fact it needs is not known, and the missing facts as "productId.fact". */
  unknown: Record<string, [Changes, ...string[]]>
}

/** Describes a rule by PCs it passes, PCs it finds fault with, and PCs it cannot verify. */
export const describeRule = (rule: Rule, { passes, finds, unknown }: RuleCases): void => {
  describe(`${rule.number} ${rule.name}`, () => {
    it.each(Object.entries(passes))('has nothing to say: %s', (_, changes) => {
      expect(said(rule, pc(changes))).toEqual([])
    })
    it.each(Object.entries(finds))('finds: %s', (_, [changes, expected, message]) => {
      const parts = pc(changes)
      expect(said(rule, parts)).toContain(expected)
      const { errors, warnings } = judge(parts)
      const texts = [...errors, ...warnings].filter((f) => f.ruleName === rule.name).map((f) => f.message)
      if (message) expect(texts.join('\n')).toMatch(message)
    })
    it.each(Object.entries(unknown))('cannot verify: %s', (_, [changes, ...facts]) => {
      const parts = pc(changes)
      const missing = unmadeChecks(parts).filter((check) => check.ruleName === rule.name)
      expect(missing.map((check) => `${check.productId}.${check.fact}`)).toEqual(facts)
      expect(said(rule, parts)).toContain(`Unverified: ${rule.title}: not verified`)
      expect(judge(parts).errors.filter((e) => e.ruleName === rule.name)).toEqual([])
    })
    it('shows every verdict it declares', () => {
      const shown = new Set(
        Object.values(finds)
          .flatMap(([changes]) => said(rule, pc(changes)))
          .map((s) => s.split(':')[0]),
      )
      if (Object.keys(unknown).length > 0) shown.add('Unverified')
      expect([...shown].sort()).toEqual(rule.verdicts.map((v) => v.verdict).sort())
      expect(Object.keys(passes).length).toBeGreaterThan(0)
    })
  })
}
