import { openBatchEvaluator, openingBatchEvaluator } from './batch-evaluator.ts'
import type { Part } from './part.ts'
import type { BatchResult } from './result.ts'
import { roomOfBatch } from './room.ts'

/** What is asked: candidates in a base configuration, without one of `productIdToReplace` when that is given. */
type Batch = [base: readonly Part[], candidates: readonly Part[], productIdToReplace: string | null]

/**
 * Judges every candidate in the base configuration; one result per candidate, in the order asked. Each is what judging
 * that configuration alone would answer, with as many findings as the number of candidates leaves room for.
 */
export const judgeBatch = (...[base, candidates, productIdToReplace]: Batch): BatchResult =>
  openBatchEvaluator(base, productIdToReplace, roomOfBatch(candidates.length)).judge(candidates)

/** The same answer as JSON text, pure ASCII. */
export const judgeBatchText = (...[base, candidates, productIdToReplace]: Batch): string =>
  [...openBatchEvaluator(base, productIdToReplace, roomOfBatch(candidates.length)).texts(candidates)].join('')

/**
 * The same answer as JSON in pieces ready to send, judged as they are taken: no large answer is ever held whole.
 * Undefined is a pause without a piece.
 */
export function* judgingBatchBytes(
  ...[base, candidates, productIdToReplace]: Batch
): Generator<Buffer | undefined> {
  const workbench = yield* openingBatchEvaluator(base, productIdToReplace, roomOfBatch(candidates.length))
  yield* workbench.bytes(candidates)
}
