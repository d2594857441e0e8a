import type { StepStatements } from '../../platform/store/migration-step.ts'

export const pastPricesByEnd: StepStatements = () => [
  // For the clean-up.
  'CREATE INDEX price_history_by_end ON price_history (until)',
]
