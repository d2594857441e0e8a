import type { StepStatements } from '../../platform/store/migration-step.ts'

/** Detects changes of a purchase order made at the same time. Programs before this step change it without a new version. */
export const purchaseOrderVersion: StepStatements = () => [
  `ALTER TABLE purchase_order ADD COLUMN version BIGINT NOT NULL DEFAULT 0`,
]
