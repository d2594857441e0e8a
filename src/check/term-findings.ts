// Whether the search of staff (desk/) knows the orders. Its rows follow from the orders and can be written again.
import { text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { DatabaseFinding } from './finding.ts'

/** Orders whose turn has not come yet are left out: older ones after an upgrade, and those that have just changed. */
export const ordersWithoutTerms = readStatement({
  name: 'check.ordersWithoutTerms',
  columns: { id: text },
  sql: `SELECT o.id FROM orders o LEFT JOIN (SELECT DISTINCT order_id FROM order_term) t ON t.order_id = o.id
    WHERE t.order_id IS NULL AND o.placed_at >= (SELECT value FROM counter WHERE name = 'search.filled')
      AND o.id NOT IN (SELECT order_id FROM event WHERE position IS NULL
        OR position > (SELECT value FROM counter WHERE name = 'search.position'))`,
})

export const termsWithoutOrder = readStatement({
  name: 'check.termsWithoutOrder',
  columns: { id: text },
  sql: `SELECT DISTINCT t.order_id AS id FROM order_term t LEFT JOIN orders o ON o.id = t.order_id WHERE o.id IS NULL`,
})

const rebuild = `The service reads all orders again after: DELETE FROM counter WHERE name = 'search.filled'`

export const withoutTerms = ({ id }: { id: string }): DatabaseFinding => ({
  what: `order ${id}: the search of staff does not find it`,
  advice: `Nothing else depends on it. ${rebuild}`,
})

export const withoutOrder = ({ id }: { id: string }): DatabaseFinding => ({
  what: `order_term: names the order ${id}, which does not exist`,
  advice: `Nothing depends on it. ${rebuild}; remove what is left with: DELETE FROM order_term WHERE order_id = '${id}'`,
})
