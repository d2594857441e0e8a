import { rules } from '../rules/index.ts'
import { Collector } from './collector.ts'
import { distinctProducts, groupByKind, positionsOf } from './configuration.ts'
import { type Evaluation, resultOf, textOf } from './evaluation.ts'
import type { Finding } from './finding.ts'
import { answerLimits, type FindingLimits } from './finding-limits.ts'
import { outcomeOf, type RuleOutcome, templateOf } from './finding-template.ts'
import { type Base, type CachedEvaluation, openGroupEvaluator } from './group-evaluator.ts'
import { message } from './message.ts'
import type { Part, PartKind } from './part.ts'
import type { BatchResult } from './result.ts'
import type { Rule } from './rule.ts'
import { runSteps, type Steps } from './steps.ts'
import { fill, type TextTemplate } from './text-template.ts'

/**
 * Judges candidates in a prepared base configuration. It caches outcomes, and its answers depend only on base and
 * candidates, so it can be kept for further requests about the same base.
 */
export interface BatchEvaluator {
  /** The evaluation of each candidate, without message texts. */
  decide(candidates: readonly Part[]): Evaluation[]
  /** The answer as an object. */
  judge(candidates: readonly Part[]): BatchResult
  /** The answer as JSON in chunks of ASCII text. */
  texts(candidates: readonly Part[]): Generator<string>
  /** The answer as JSON in chunks ready to send; undefined is a pause without a chunk. */
  bytes(candidates: readonly Part[]): Generator<Buffer | undefined>
}

/** Long enough to keep the cost per chunk small, short enough for the processor's cache. */
const pieceLength = 1 << 16

/** From this size on a single rule may take milliseconds, so the computation pauses within rules. */
const largeBase = 50

/** Size limit of the cache of one base. A PC against a catalog of 42,000 parts needs a third of it. */
const maxCacheBytes = 32 * 1024 * 1024

/** Prepares a base, without the first unit of `productIdToReplace` if that is given. */
export const openBatchEvaluator = (
  base: readonly Part[],
  productIdToReplace: string | null,
  limits?: FindingLimits,
): BatchEvaluator => runSteps(openBatchEvaluatorInSteps(base, productIdToReplace, limits))

/** The same with pauses, for bases that may be large. */
export function* openBatchEvaluatorInSteps(
  base: readonly Part[],
  productIdToReplace: string | null,
  limits: FindingLimits = answerLimits,
): Steps<BatchEvaluator> {
  const replaced = base.findIndex((part) => part.productId === productIdToReplace)
  const parts = replaced < 0 ? base : base.toSpliced(replaced, 1)
  const isLarge = parts.length >= largeBase
  const products = distinctProducts(parts)
  const missed = productIdToReplace !== null && replaced < 0
  const prepared = yield* prepareBase(parts, products, missed ? productIdToReplace : null, limits)
  const { decide, decideInSteps } = openDecider(prepared)

  const textFor = (evaluation: CachedEvaluation): TextTemplate => {
    if (!evaluation.text) {
      evaluation.text = textOf(evaluation.evaluation, products)
      for (const piece of evaluation.text.pieces) prepared.memory.bytes += piece.length
    }
    return evaluation.text
  }

  function* writing(candidates: readonly Part[]): Generator<string | undefined> {
    let text = '{"results":['
    let separator = ''
    for (const candidate of candidates) {
      const evaluation = isLarge ? yield* decideInSteps(candidate) : decide(candidate)
      text += `${separator}{"productId":"${candidate.idJson}","validationResult":`
      text += `${fill(textFor(evaluation), candidate)}}`
      separator = ','
      if (text.length > pieceLength) {
        yield text
        text = ''
      }
    }
    yield `${text}]}`
  }

  return {
    decide: (candidates) => candidates.map((candidate) => decide(candidate).evaluation),
    judge: (candidates) => ({
      results: candidates.map((candidate) => ({
        productId: candidate.productId,
        validationResult: resultOf(decide(candidate).evaluation, products, candidate),
      })),
    }),
    *texts(candidates) {
      for (const text of writing(candidates)) if (text !== undefined) yield text
    },
    *bytes(candidates) {
      for (const text of writing(candidates))
        yield text === undefined ? undefined : Buffer.from(text, 'latin1')
    },
  }
}

/** What all candidates share. `missing` is the product to replace, if the base does not contain it. */
function* prepareBase(
  parts: readonly Part[],
  products: ReturnType<typeof distinctProducts>,
  missing: string | null,
  limits: FindingLimits,
): Steps<Base> {
  const positions = positionsOf(products)
  const build = groupByKind(parts)
  const outcomes = new Map<Rule, RuleOutcome>()
  if (parts.length >= largeBase)
    for (const rule of rules) {
      const collector = new Collector(limits)
      yield* collector.runInSteps(rule, build)
      outcomes.set(rule, outcomeOf(collector, positions))
    }
  return {
    build,
    positions,
    notices: missing === null ? [] : [templateOf(nothingToReplace(missing), positions)],
    // On a small base, rules about the kind of the candidates never run without one.
    baseOutcome(rule) {
      let outcome = outcomes.get(rule)
      if (!outcome) {
        const collector = new Collector(limits)
        collector.run(rule, build)
        outcome = outcomeOf(collector, positions)
        outcomes.set(rule, outcome)
      }
      return outcome
    },
    limits,
    memory: { bytes: 0 },
  }
}

/** Judges a candidate with the evaluator of its kind. */
function openDecider(base: Base) {
  const { positions, memory } = base
  const evaluators = new Map<PartKind, ReturnType<typeof openGroupEvaluator>>()

  const evaluatorFor = ({ kind }: Part) => {
    if (memory.bytes > maxCacheBytes) {
      // Full: outcomes that are needed again are computed again.
      evaluators.clear()
      memory.bytes = 0
    }
    let evaluator = evaluators.get(kind)
    if (!evaluator) {
      evaluator = openGroupEvaluator(kind, base)
      evaluators.set(kind, evaluator)
    }
    return evaluator
  }

  return {
    decide(candidate: Part): CachedEvaluation {
      const evaluator = evaluatorFor(candidate)
      return positions.has(candidate.productId) ? evaluator.judgeAlone(candidate) : evaluator.judge(candidate)
    },
    *decideInSteps(candidate: Part): Steps<CachedEvaluation> {
      const evaluator = evaluatorFor(candidate)
      const isAlone = positions.has(candidate.productId)
      return yield* isAlone ? evaluator.judgeAloneInSteps(candidate) : evaluator.judgeInSteps(candidate)
    },
  }
}

/** A notice about the request: the base does not contain the product to replace, so nothing was removed. */
const nothingToReplace = (productId: string): Finding => ({
  ruleName: 'NothingToReplace',
  ruleNumber: 0,
  verdict: 'Advice',
  short: 'Nothing to replace',
  message: message`Product ${productId} is not in the base configuration, so nothing was removed and the candidate was added.`,
  related: [],
})
