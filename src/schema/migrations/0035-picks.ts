import type { StepStatements } from '../../platform/store/migration-step.ts'

/** Who picks an order, so that nobody else begins. It lapses, and never blocks a shipment. */
export const picks: StepStatements = ({ text }) => [
  `CREATE TABLE order_pick (
    order_id ${text} PRIMARY KEY, person ${text} NOT NULL, name ${text} NOT NULL,
    since BIGINT NOT NULL, seen_at BIGINT NOT NULL)`,
  'CREATE INDEX order_pick_age ON order_pick (seen_at)',
]
