import type { Part } from './part.ts'
import type { BatchResult } from './result.ts'
import { openWorkbench } from './workbench.ts'

/** What is asked: candidates in a base configuration, without one of `productIdToReplace` when that is given. */
type Batch = [base: readonly Part[], candidates: readonly Part[], productIdToReplace: string | null]

/** Judges every candidate in the base configuration; one result per candidate, in the order asked. */
export const judgeBatch = (...[base, candidates, productIdToReplace]: Batch): BatchResult =>
  openWorkbench(base, productIdToReplace).judge(candidates)

/** The same answer as JSON text, pure ASCII. */
export const judgeBatchText = (...[base, candidates, productIdToReplace]: Batch): string =>
  [...openWorkbench(base, productIdToReplace).texts(candidates)].join('')

/** The same answer as JSON in pieces ready to send, judged as they are taken: no large answer is ever held whole. */
export const judgeBatchBytes = (...[base, candidates, productIdToReplace]: Batch): Generator<Buffer> =>
  openWorkbench(base, productIdToReplace).bytes(candidates)
