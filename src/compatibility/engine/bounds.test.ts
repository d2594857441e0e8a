import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownPcFacts } from '../facts/known-pc.ts'
import { rules } from '../rules/index.ts'
import { catalog, someOf } from '../testing/arbitrary.ts'
import { judgeText } from '../testing/judge-text.ts'
import { judgeBatch, judgeBatchText } from './batch.ts'
import { openBatchEvaluator } from './batch-evaluator.ts'
import { Collector } from './collector.ts'
import { groupByKind } from './configuration.ts'
import { answerLimits, batchLimits, type FindingLimits, noLimits } from './finding-limits.ts'
import { judge } from './judge.ts'
import type { Part } from './part.ts'
import { componentPreparer } from './prepare.ts'
import type { ValidationResult } from './result.ts'
import { runSteps } from './steps.ts'

const seeded = (numRuns: number) => ({ seed: 20261115, numRuns })

const smallRoom: fc.Arbitrary<FindingLimits> = fc.record({
  findings: fc.integer({ min: 1, max: 12 }),
  mentions: fc.integer({ min: 1, max: 40 }),
})

/** The findings of an answer in order, and the number that it left out. */
const listOf = ({ errors, warnings }: ValidationResult) => {
  const last = warnings.at(-1)
  const isCut = last?.ruleName === 'MoreFindings'
  return {
    listed: [...errors, ...(isCut ? warnings.slice(0, -1) : warnings)],
    leftOut: isCut ? Number.parseInt(last.message, 10) : 0,
  }
}

describe('a bounded answer', () => {
  it('bounded answer: a configuration lists the first findings, counts the rest, and has the exact verdict', () => {
    const question = fc.record({ parts: catalog.chain((all) => someOf(all, 30)), limits: smallRoom })
    let cut = 0
    fc.assert(
      fc.property(question, ({ parts, limits }) => {
        const whole = judge(parts, noLimits)
        const all = [...whole.errors, ...whole.warnings]
        const bounded = judge(parts, limits)
        const { listed, leftOut } = listOf(bounded)
        expect(bounded.isValid).toBe(whole.isValid)
        expect(bounded.invalidProducts).toEqual(whole.invalidProducts)
        expect(listed).toEqual(all.slice(0, listed.length))
        expect(leftOut).toBe(all.length - listed.length)
        expect(listed.length).toBeLessThanOrEqual(limits.findings)
        if (leftOut > 0) cut++
        if (leftOut > 0 && listed.length < limits.findings)
          expect(listed.flatMap(({ relatedProducts }) => relatedProducts).length).toBeGreaterThan(0)
        expect(JSON.parse(judgeText(parts, limits))).toEqual(bounded)
      }),
      seeded(400),
    )
    expect(cut).toBeGreaterThan(100)
  })

  it('bounded answer: each batch result equals judging that configuration alone with the same limit', () => {
    const question = catalog.chain((all) =>
      fc.record({
        base: someOf(all, 20),
        candidates: someOf(all, 8),
        limits: smallRoom,
        replace: fc.option(fc.constantFrom(...all.map(({ productId }) => productId), 'not in the base'), {
          nil: null,
        }),
      }),
    )
    fc.assert(
      fc.property(question, ({ base, candidates, limits, replace }) => {
        const at = base.findIndex(({ productId }) => productId === replace)
        const rest = at < 0 ? base : base.toSpliced(at, 1)
        const evaluator = openBatchEvaluator(base, replace, limits)
        const { results } = evaluator.judge(candidates)
        expect(JSON.parse([...evaluator.texts(candidates)].join(''))).toEqual({ results })
        results.forEach(({ validationResult }, index) => {
          const isNotice = ({ ruleName }: { ruleName: string }) => ruleName === 'NothingToReplace'
          const warnings = validationResult.warnings.filter((warning) => !isNotice(warning))
          expect({ ...validationResult, warnings }).toEqual(
            judge([...rest, candidates[index] as Part], limits),
          )
          expect(validationResult.warnings.some(isNotice)).toBe(replace !== null && at < 0)
        })
      }),
      seeded(200),
    )
  })

  it('bounded answer: the limit of each batch result shrinks with the number of candidates, down to 30 findings', () => {
    expect(batchLimits(0)).toEqual(answerLimits)
    expect(batchLimits(200)).toEqual(answerLimits)
    expect(batchLimits(2000).findings).toBe(100)
    expect(batchLimits(50_000).findings).toBe(30)
    expect(batchLimits(1_000_000).findings).toBe(30)
  })
})

describe('judging in turns', () => {
  it('judging in turns: rules with `each` report about all products of the kind what they report one by one', () => {
    fc.assert(
      fc.property(
        catalog.chain((all) => someOf(all, 30)),
        (parts) => {
          const build = groupByKind(parts)
          for (const rule of rules) {
            const [whole, oneByOne] = [new Collector(noLimits), new Collector(noLimits)]
            whole.run(rule, build)
            runSteps(oneByOne.runInSteps(rule, build))
            expect(oneByOne.kept, rule.name).toEqual(whole.kept)
          }
        },
      ),
      seeded(200),
    )
  })
})

/** Configurations of the maximum size, of different parts. */
describe('a configuration of 1,000 products', () => {
  const prepare = componentPreparer()
  const many = (count: number, part: (index: number) => Part): Part[] =>
    Array.from({ length: count }, (_, index) => part(index))
  const cpus = many(500, (index) =>
    prepare({
      productId: `cpu-${index}`,
      name: `CPU ${index}`,
      kind: 'cpu',
      facts: { ...knownPcFacts.cpu, socket: 'LGA 1700', tdpWatts: index + 1 },
    }),
  )
  const boards = many(500, (index) =>
    prepare({
      productId: `board-${index}`,
      name: `Board ${index}`,
      kind: 'motherboard',
      facts: {
        ...knownPcFacts.motherboard,
        formFactor: index % 2 ? 'EATX' : undefined,
        fanHeaders: index % 9,
      },
    }),
  )
  const cases = many(330, (index) =>
    prepare({
      productId: `case-${index}`,
      name: `Case ${index}`,
      kind: 'case',
      facts: {
        ...knownPcFacts.case,
        boardForms: ['Mini-ITX'],
        maxCoolerHeightMm: index % 3 ? 50 : undefined,
        bays35: index,
      },
    }),
  )
  const coolers = many(340, (index) =>
    prepare({
      productId: `cooler-${index}`,
      name: `Cooler ${index}`,
      kind: 'cooler',
      facts: {
        ...knownPcFacts.cooler,
        type: index % 2 ? 'Liquid' : 'Air',
        ...(index % 2 ? { radiatorMm: 420 } : {}),
        ratedWatts: index + 1,
      },
    }),
  )
  const configurations: [string, Part[]][] = [
    ['500 CPUs and 500 boards', [...cpus, ...boards]],
    ['330 cases, 330 boards and 340 coolers', [...cases, ...boards.slice(0, 330), ...coolers]],
  ]

  it.each(configurations)(
    '1,000 products, %s: the answer has 1,000 findings in less than 2 MB',
    (_, parts) => {
      const text = judgeText(parts)
      expect(text.length).toBeLessThan(2_000_000)
      const { listed, leftOut } = listOf(JSON.parse(text))
      expect(listed).toHaveLength(1000)
      expect(leftOut).toBeGreaterThan(100_000)
      expect(JSON.parse(text).invalidProducts).toHaveLength(1000)
    },
  )

  it.each(configurations)(
    '1,000 products, %s: a batch on it answers each candidate the same as alone',
    (_, parts) => {
      const base = parts.slice(1)
      const candidates = [parts[0] as Part, base[0] as Part]
      const { results } = judgeBatch(base, candidates, null)
      expect(JSON.parse(judgeBatchText(base, candidates, null))).toEqual({ results })
      candidates.forEach((candidate, index) => {
        expect(results[index]?.validationResult).toEqual(judge([...base, candidate]))
      })
    },
  )
})
