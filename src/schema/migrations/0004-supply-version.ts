import type { StepStatements } from '../../platform/store/migration-step.ts'

export const supplyVersion: StepStatements = () => [
  // The supply of a product has a version, and its waiting orders were last allocated by one (orders/allocation.ts).
  // Orders that wait now are allocated once more.
  `ALTER TABLE stock ADD COLUMN supply_version BIGINT NOT NULL DEFAULT 0`,
  `ALTER TABLE stock ADD COLUMN settled_version BIGINT NOT NULL DEFAULT 0`,
  `UPDATE stock SET supply_version = 1 WHERE waiting > 0`,
  `CREATE INDEX stock_unsettled ON stock (product_id) WHERE settled_version < supply_version`,
  `DROP TABLE allocation_due`,
]
