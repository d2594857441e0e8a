import type { StepStatements } from '../../platform/store/migration-step.ts'

/**
 * What staff find orders by (desk/terms.ts), the newest order of a term last. The rows are written in the background from the events of
 * orders, and nothing else depends on them: they can be removed and are written again.
 */
export const orderTerms: StepStatements = ({ text, keptByKey }) => [
  `CREATE TABLE order_term (
    term ${text} NOT NULL, placed_at BIGINT NOT NULL, order_id ${text} NOT NULL,
    PRIMARY KEY (term, placed_at, order_id)) ${keptByKey}`,
]
