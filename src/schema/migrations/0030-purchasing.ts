import type { StepStatements } from '../../platform/store/migration-step.ts'

/**
 * Suppliers, what they sell, the minimum stock of products, and purchase orders with several lines as JSON. What a line still promises is a
 * row of `purchase_order`, as before this step: promises and allocation read nothing else. Programs before it receive the units of such
 * a row without its purchase order: create purchase orders with lines when none of them runs.
 */
export const purchasing: StepStatements = ({ text }) => [
  `CREATE TABLE supplier (
    id ${text} PRIMARY KEY, version BIGINT NOT NULL, retired_at BIGINT, search ${text} NOT NULL, body ${text} NOT NULL)`,
  `CREATE TABLE supplier_product (
    supplier_id ${text} NOT NULL, product_id ${text} NOT NULL, part_number ${text}, cost BIGINT,
    minimum_quantity BIGINT NOT NULL, preferred BIGINT NOT NULL, PRIMARY KEY (supplier_id, product_id))`,
  'CREATE INDEX supplier_product_by_product ON supplier_product (product_id, supplier_id)',
  `CREATE TABLE minimum_stock (product_id ${text} PRIMARY KEY, units BIGINT NOT NULL)`,
  `CREATE TABLE purchase (
    id ${text} PRIMARY KEY, supplier_id ${text} NOT NULL, state ${text} NOT NULL, version BIGINT NOT NULL,
    created_at BIGINT NOT NULL, search ${text} NOT NULL, body ${text} NOT NULL)`,
  'CREATE INDEX purchase_by_time ON purchase (created_at, id)',
  'CREATE INDEX purchase_by_state ON purchase (state, created_at, id)',
  'CREATE INDEX purchase_of_supplier ON purchase (supplier_id, created_at, id)',
  `ALTER TABLE purchase_order ADD COLUMN purchase_id ${text}`,
]
