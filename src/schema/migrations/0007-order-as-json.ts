import type { StepStatements } from '../../platform/store/migration-step.ts'

export const orderAsJson: StepStatements = ({ text }) => [
  // The row of an order has the order itself, which was {"order":…}, and its history as a JSON array, which was a list
  // of objects with a comma after each. The database converts row by row: no process loads them.
  `ALTER TABLE orders ADD COLUMN history_array ${text} NOT NULL DEFAULT '[]'`,
  `UPDATE orders SET
    body = CASE substr(body, 1, 9) WHEN '{"order":' THEN substr(body, 10, length(body) - 10) ELSE body END,
    history_array = CASE history WHEN '' THEN '[]' ELSE '[' || substr(history, 1, length(history) - 1) || ']' END`,
  `ALTER TABLE orders DROP COLUMN history`,
  `ALTER TABLE orders RENAME COLUMN history_array TO history`,
]
