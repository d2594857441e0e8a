import type { StepStatements } from './step.ts'

/** The long texts that a checkout writes, and the answers kept for idempotency keys. */
const longTexts = [
  ['draft', 'body'],
  ['orders', 'body'],
  ['orders', 'history'],
  ['idempotency', 'body'],
] as const

/** Texts that are stored already stay as they are. */
export const quickCompression: StepStatements = ({ compressQuickly }) =>
  longTexts.flatMap(([table, column]) => compressQuickly(table, column))
