import type { StepStatements } from '../../platform/store/migration-step.ts'

/**
 * Returns, as JSON beside what lists need, and what came back of an order. Programs before this step know neither; they leave the column
 * as it is, and the version of the order guards it.
 */
export const returns: StepStatements = ({ text }) => [
  `ALTER TABLE orders ADD COLUMN returned ${text}`,
  `CREATE TABLE goods_return (
    id ${text} PRIMARY KEY, account ${text} NOT NULL, state ${text} NOT NULL, version BIGINT NOT NULL,
    requested_at BIGINT NOT NULL, search ${text} NOT NULL, body ${text} NOT NULL)`,
  'CREATE INDEX goods_return_by_time ON goods_return (requested_at, id)',
  'CREATE INDEX goods_return_by_state ON goods_return (state, requested_at, id)',
  'CREATE INDEX goods_return_of_account ON goods_return (account, requested_at, id)',
  `CREATE TABLE return_of_order (order_id ${text} NOT NULL, return_id ${text} NOT NULL, PRIMARY KEY (order_id, return_id))`,
]
