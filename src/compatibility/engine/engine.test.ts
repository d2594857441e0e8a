import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rules } from '../rules/index.ts'
import { catalog, rivals, someOf } from '../testing/arbitrary.ts'
import { inspect } from '../testing/inspect.ts'
import { judgeText } from '../testing/judge-text.ts'
import { pc } from '../testing/pc.ts'
import { judgeBatch, judgeBatchBytesInSteps, judgeBatchText } from './batch.ts'
import { openBatchEvaluator } from './batch-evaluator.ts'
import { groupByKind } from './configuration.ts'
import { worstFirst } from './finding.ts'
import { judge } from './judge.ts'
import type { Part, PartKind } from './part.ts'

const seeded = (numRuns: number) => ({ seed: 20261115, numRuns })

const batch = catalog.chain((parts) =>
  fc.record({
    base: someOf(parts, 10),
    candidates: someOf(parts, 12),
    replace: fc.option(fc.constantFrom(...parts.map((part) => part.productId), 'not in the base'), {
      nil: null,
    }),
  }),
)

const piecesOf = (...question: Parameters<typeof judgeBatchBytesInSteps>) =>
  [...judgeBatchBytesInSteps(...question)].filter((piece) => piece !== undefined)

describe('a batch', () => {
  it('batch: equals judging every configuration on its own', () => {
    fc.assert(
      fc.property(batch, ({ base, candidates, replace }) => {
        const at = base.findIndex((part) => part.productId === replace)
        const rest = at < 0 ? base : base.toSpliced(at, 1)
        const alone = candidates.map((candidate) => judge([...rest, candidate]))
        const { results } = judgeBatch(base, candidates, replace)
        expect(results.map((result) => result.productId)).toEqual(candidates.map((part) => part.productId))
        results.forEach(({ validationResult: { warnings, ...others } }, index) => {
          const found = warnings.filter((warning) => warning.ruleName !== 'NothingToReplace')
          expect({ ...others, warnings: found }).toEqual(alone[index])
          expect(warnings.length - found.length).toBe(replace !== null && at < 0 ? 1 : 0)
        })
      }),
      seeded(400),
    )
  })

  it('batch: equals single judging also for many candidates of one kind that break the same rules', () => {
    fc.assert(
      fc.property(rivals, (candidates) => {
        const base = pc().filter(({ kind }) => kind !== candidates[0]?.kind)
        const alone = candidates.map((candidate) => judge([...base, candidate]))
        const { results } = judgeBatch(base, candidates, null)
        expect(results.map(({ validationResult }) => validationResult)).toEqual(alone)
      }),
      seeded(60),
    )
  })

  it('batch: text, bytes and object are the same answer', () => {
    fc.assert(
      fc.property(batch, ({ base, candidates, replace }) => {
        const text = judgeBatchText(base, candidates, replace)
        expect(JSON.parse(text)).toEqual(judgeBatch(base, candidates, replace))
        expect(Buffer.concat(piecesOf(base, candidates, replace)).toString('utf8')).toBe(text)
        expect(text).toMatch(/^[\x20-\x7e]*$/)
      }),
      seeded(200),
    )
  })

  it('batch: an evaluator that was used before gives the same answer', () => {
    fc.assert(
      fc.property(batch, ({ base, candidates, replace }) => {
        const evaluator = openBatchEvaluator(base, replace)
        evaluator.judge(candidates.toReversed())
        expect(evaluator.judge(candidates)).toEqual(judgeBatch(base, candidates, replace))
      }),
      seeded(100),
    )
  })

  it('batch: a long answer is sent in pieces', () => {
    const [parts] = fc.sample(catalog, { seed: 1, numRuns: 1 })
    const many = Array.from({ length: 3000 }, (_, i) => parts?.[i % parts.length] as Part)
    const pieces = piecesOf(parts ?? [], many, null)
    expect(pieces.length).toBeGreaterThan(10)
    expect(JSON.parse(Buffer.concat(pieces).toString()).results).toHaveLength(3000)
  })
})

describe('a configuration', () => {
  const configuration = catalog.chain((parts) => someOf(parts, 12))

  it('configuration: text and object are the same answer, every time', () => {
    fc.assert(
      fc.property(configuration, (parts) => {
        expect(JSON.parse(judgeText(parts))).toEqual(judge(parts))
        expect(judge(parts)).toEqual(judge(parts))
      }),
      seeded(200),
    )
  })

  it('configuration: findings are worst first, then by rule; products once, in the order of the configuration', () => {
    const numbers = new Map(rules.map((rule) => [rule.name, rule.number]))
    fc.assert(
      fc.property(configuration, (parts) => {
        const { isValid, invalidProducts, errors, warnings } = judge(parts)
        expect(isValid).toBe(errors.length === 0)
        const order = [...new Set(parts.map((part) => part.productId))]
        const inOrder = (ids: string[]) => order.filter((id) => ids.includes(id))
        expect(invalidProducts).toEqual(inOrder(errors.flatMap((error) => error.relatedProducts)))
        for (const found of [...errors, ...warnings])
          expect(found.relatedProducts).toEqual(inOrder(found.relatedProducts))
        for (const list of [
          errors.map((e) => worstFirst.indexOf(e.severity) * 100 + (numbers.get(e.ruleName) ?? 0)),
          warnings.map((w) => worstFirst.indexOf(w.category) * 100 + (numbers.get(w.ruleName) ?? 0)),
        ])
          expect(list).toEqual(list.toSorted((a, b) => a - b))
      }),
      seeded(200),
    )
  })

  it('configuration: is never refused because of an unknown fact', () => {
    const bare = catalog.map((parts) => {
      const one = new Map(parts.map((part) => [part.kind, { ...part, facts: {} } as Part]))
      one.delete('unknownProduct')
      one.delete('notAComponent')
      return [...one.values()]
    })
    fc.assert(
      fc.property(bare, (parts) => {
        expect(judge(parts).errors).toEqual([])
      }),
      seeded(100),
    )
  })
})

describe('every rule', () => {
  it('every rule: gives only verdicts it declares, with a matching badge and products that it names', () => {
    const declared = new Map(
      rules.map((rule) => [rule.name, rule.verdicts.map((possible) => possible.verdict)]),
    )
    fc.assert(
      fc.property(catalog, (parts) => {
        for (const finding of inspect(rules, groupByKind(parts))) {
          expect(declared.get(finding.ruleName)).toContain(finding.verdict)
          expect(finding.short.length).toBeLessThanOrEqual(42)
          if (finding.verdict === 'Unverified')
            expect(finding.missing?.length, finding.ruleName).toBeGreaterThan(0)
        }
      }),
      seeded(300),
    )
  })

  it('every rule: reads only the kinds and facts that it declares', () => {
    const watched = (part: Part, allowed: readonly string[]): Part => ({
      ...part,
      facts: new Proxy(part.facts, {
        get(facts, fact: string) {
          // The engine itself reads the marks of derived facts; the traits of a part include them.
          if (!allowed.includes(fact) && fact !== 'derivedFacts') throw new Error(`read ${part.kind}.${fact}`)
          return Reflect.get(facts, fact)
        },
      }),
    })
    fc.assert(
      fc.property(catalog, (parts) => {
        for (const rule of rules) {
          const seen = parts
            .filter((part) => rule.needs[part.kind])
            .map((part) => watched(part, rule.needs[part.kind] ?? []))
          const build = groupByKind(seen) as Record<PartKind, unknown>
          for (const kind of Object.keys(build) as PartKind[]) if (!rule.needs[kind]) delete build[kind]
          inspect([rule], build as ReturnType<typeof groupByKind>)
        }
      }),
      seeded(150),
    )
  })

  it('every rule: has its own number and name, and no number of the list is missing', () => {
    const numbers = rules.map((rule) => rule.number)
    // What 3 said about updates without a CPU is part of 2.
    const listed = Array.from({ length: 54 }, (_, i) => i + 1).filter((number) => number !== 3)
    expect(numbers).toEqual([-2, -1, ...listed])
    expect(new Set(rules.map((rule) => rule.name)).size).toBe(rules.length)
  })
})
