import type { StepStatements } from '../../platform/store/migration-step.ts'

export const purchaseOrdersByProduct: StepStatements = () => [
  // The list of a product's purchase orders has the order of their ids. It serves whatever the index before it did.
  'CREATE INDEX purchase_order_by_product ON purchase_order (product_id, id)',
  'DROP INDEX purchase_order_product',
]
