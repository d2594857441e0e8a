// Verdicts on all components of a group, in short: components with the same findings are one outcome. Thousands of results
// of a batch repeat a few dozen outcomes.
import { type BatchEvaluator, openBatchEvaluator, type Part, type Steps } from '../compatibility/index.ts'
import type { ComponentOutcome, OutcomeFinding } from '../contract/pcconfig.ts'
import type { Ranks } from './group-ranking.ts'

/** Candidates judged between two pauses. */
const slice = 200

type Result = ReturnType<BatchEvaluator['judge']>['results'][number]

export function* groupOutcomes(
  base: readonly Part[],
  candidates: readonly Part[],
  productIdToReplace: string | null,
  ranks?: Ranks,
): Steps<ComponentOutcome[]> {
  const evaluator = openBatchEvaluator(base, productIdToReplace)
  const outcomes = new Map<string, ComponentOutcome>()
  for (let from = 0; from < candidates.length; from += slice) {
    yield
    for (const result of evaluator.judge(candidates.slice(from, from + slice)).results) {
      const { isValid } = result.validationResult
      const findings = findingsOf(result)
      const { rank, advice = null } = ranks?.get(result.productId) ?? {}
      const key = JSON.stringify([isValid, findings, advice])
      const outcome = outcomes.getOrInsertComputed(key, () => ({
        isValid,
        findings,
        productIds: [],
        ...(ranks ? { advice, ranks: [] } : {}),
      }))
      outcome.productIds.push(result.productId)
      if (rank !== undefined) outcome.ranks?.push(rank)
    }
  }
  return [...outcomes.values()]
}

/** Findings about other products are the same for all candidates, and are left out. */
function findingsOf({ productId, validationResult: { errors, warnings } }: Result): OutcomeFinding[] {
  const concernsIt = ({ relatedProducts }: { relatedProducts: string[] }) =>
    relatedProducts.includes(productId)
  return [
    ...errors.filter(concernsIt).map(({ ruleName, shortMessage, severity }) => ({
      ruleName,
      shortMessage,
      severity,
      category: null,
    })),
    ...warnings.filter(concernsIt).map(({ ruleName, shortMessage, category }) => ({
      ruleName,
      shortMessage,
      severity: null,
      category,
    })),
  ]
}
