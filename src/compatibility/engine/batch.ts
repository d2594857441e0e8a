// How a batch works. A request asks for thousands of candidates in one base configuration. Running all rules for each
// would take seconds, so the engine avoids repeated work in five steps:
//
// 1. Every rule declares the kinds and facts it needs (rule.ts). A rule that does not use the kind of the candidates has
//    the same outcome for all of them: it runs once, on the base alone (batch-evaluator.ts).
// 2. When the catalog is loaded, each part gets one number per rule that identifies the values of the facts the rule
//    needs (`traits`, prepare.ts). A rule runs once per number, for the first candidate that has it, the representative
//    (group-evaluator.ts).
// 3. Findings are templates: a finding about the representative is valid for every candidate with the same number, with
//    another id and name (finding-template.ts, message.ts).
// 4. Candidates with the same outcome of every rule share one evaluation: the sorted and limited list of findings
//    (group-evaluator.ts, evaluation.ts). A candidate that is also in the base is judged on its own.
// 5. The JSON text of an evaluation is written once, with placeholders for id and name, and filled in per candidate
//    (text-template.ts).
//
// collector.ts limits the number of findings while the rules run. batch.test.ts checks that each result equals judging
// that configuration alone.
import { openBatchEvaluator, openBatchEvaluatorInSteps } from './batch-evaluator.ts'
import { batchLimits } from './finding-limits.ts'
import type { Part } from './part.ts'
import type { BatchResult } from './result.ts'

/** Candidates, and the base configuration; one unit of `productIdToReplace` is removed from the base if given. */
type Batch = [base: readonly Part[], candidates: readonly Part[], productIdToReplace: string | null]

/**
 * Judges every candidate in the base configuration; one result per candidate, in the order of the request. Each equals
 * `judge` for that configuration alone, with the limit on findings that the number of candidates allows.
 */
export const judgeBatch = (...[base, candidates, productIdToReplace]: Batch): BatchResult =>
  openBatchEvaluator(base, productIdToReplace, batchLimits(candidates.length)).judge(candidates)

/** The same answer as JSON text, pure ASCII. */
export const judgeBatchText = (...[base, candidates, productIdToReplace]: Batch): string =>
  [...openBatchEvaluator(base, productIdToReplace, batchLimits(candidates.length)).texts(candidates)].join('')

/**
 * The same answer as JSON in chunks ready to send, computed on demand, so that a large answer is never in memory as a
 * whole. Undefined is a pause without a chunk.
 */
export function* judgeBatchBytesInSteps(
  ...[base, candidates, productIdToReplace]: Batch
): Generator<Buffer | undefined> {
  const evaluator = yield* openBatchEvaluatorInSteps(base, productIdToReplace, batchLimits(candidates.length))
  yield* evaluator.bytes(candidates)
}
