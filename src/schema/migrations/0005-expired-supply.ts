import type { StepStatements } from '../../platform/store/migration-step.ts'

export const expiredSupply: StepStatements = () => [
  // Restock dates that have passed are found by an index, and processed once: the counter is the time up to which they
  // were (inventory/expired-supply.ts).
  `CREATE INDEX purchase_order_due ON purchase_order (expected_at)`,
  `INSERT INTO counter (name, value) VALUES ('expired_supply', 0)`,
]
