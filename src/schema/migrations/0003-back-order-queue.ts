import type { StepStatements } from '../../platform/store/migration-step.ts'

export const backOrderQueue: StepStatements = ({ text }) => [
  // What an order holds is known from the order itself (orders/claims.ts). Only waiting orders are in a queue.
  `CREATE TABLE back_order (
    order_id ${text} NOT NULL, product_id ${text} NOT NULL, queue_number BIGINT NOT NULL, PRIMARY KEY (order_id, product_id))`,
  `INSERT INTO back_order (order_id, product_id, queue_number)
    SELECT order_id, product_id, queue_number FROM reservation WHERE waiting > 0`,
  `CREATE INDEX back_order_queue ON back_order (product_id, queue_number)`,
  `DROP TABLE reservation`,
]
