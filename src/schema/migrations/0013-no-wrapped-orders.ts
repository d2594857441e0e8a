import type { StepStatements } from '../../platform/store/migration-step.ts'

const wrapped = `substr(body, 1, 9) = '{"order":'`
const ending = `substr(history, length(history), 1)`
const withoutEnding = `substr(history, 1, length(history) - 1)`
// In a text within JSON the quotes would be escaped, so this is where an entry begins.
const entry = `{"version":`

/**
 * Programs from before step 7 store an order as {"order":…}, and its history as objects with a comma after each, which they also append
 * to the array of later programs. They do not notice that the tables changed under them, and nobody can read such
 * rows. They are found by their history, because it is short: reading the orders themselves would take far longer.
 */
export const noWrappedOrders: StepStatements = ({ refuseNewRows }) => [
  `UPDATE orders SET
    body = CASE WHEN ${wrapped} THEN substr(body, 10, length(body) - 10) ELSE body END,
    history = CASE
      WHEN history = '' THEN '[]'
      WHEN substr(history, 1, 1) <> '[' THEN '[' || ${withoutEnding} || ']'
      ELSE replace(replace(${withoutEnding}, '[]${entry}', '[${entry}'), ']${entry}', ',${entry}') || ']' END
    WHERE substr(history, 1, 1) <> '[' OR ${ending} = ','`,
  ...refuseNewRows('orders', 'orders_not_wrapped', wrapped),
]
