import type { StepStatements } from '../../platform/store/migration-step.ts'

export const fewerRowsPerOrder: StepStatements = ({ text }) => [
  // Fewer rows per order, because every row is another page to write. The history of an order is a column of its row
  // (orders/record.ts) …
  `ALTER TABLE orders ADD COLUMN history ${text} NOT NULL DEFAULT ''`,
  `UPDATE orders SET history = COALESCE((SELECT string_agg('{"version":' || h.order_version || ',"action":"' || h.action ||
    '","actor":"' || replace(replace(h.actor, '\\', '\\\\'), '"', '\\"') || '","occurredAt":' || h.occurred_at || '},',
    '' ORDER BY h.order_version) FROM history h WHERE h.order_id = orders.id), '')`,
  `DROP TABLE history`,
  // … whether a draft was submitted is known from its order, which names it …
  `ALTER TABLE draft DROP COLUMN submitted_at`,
  `ALTER TABLE draft DROP COLUMN order_id`,
  // … and events are searched by order only while they have no position.
  `CREATE TABLE event_next (
    id ${text} PRIMARY KEY, position BIGINT UNIQUE, order_id ${text} NOT NULL, order_version BIGINT NOT NULL,
    account ${text} NOT NULL, type ${text} NOT NULL, occurred_at BIGINT NOT NULL, data ${text} NOT NULL)`,
  `INSERT INTO event_next (id, position, order_id, order_version, account, type, occurred_at, data)
    SELECT id, position, order_id, order_version, account, type, occurred_at, data FROM event`,
  `DROP TABLE event`,
  `ALTER TABLE event_next RENAME TO event`,
  `CREATE INDEX event_unplaced ON event (occurred_at) WHERE position IS NULL`,
  `CREATE INDEX event_unplaced_of_order ON event (order_id) WHERE position IS NULL`,
  `CREATE INDEX event_age ON event (occurred_at)`,
  `CREATE INDEX event_cancelled ON event (occurred_at) WHERE type = 'order.cancelled'`,
]
