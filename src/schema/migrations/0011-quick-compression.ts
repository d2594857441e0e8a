import type { StepStatements } from '../../platform/store/migration-step.ts'

/**
 * The long texts that a checkout writes, and the answers kept for idempotency keys. In the order in which requests write them, so that
 * the step and a request do not wait for each other.
 */
const longTexts = [
  ['idempotency', 'body'],
  ['draft', 'body'],
  ['orders', 'body'],
  ['orders', 'history'],
] as const

/** Texts that are stored already stay as they are. */
export const quickCompression: StepStatements = ({ compressQuickly }) =>
  longTexts.flatMap(([table, column]) => compressQuickly(table, column))
