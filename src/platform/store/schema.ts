// The tables, as numbered steps that both engines understand. A step that has been released is never changed:
// add a new one. Times are milliseconds since 1970; truth is 0 or 1; ids stay text, so that a wrong id finds nothing
// instead of failing.

import { legacyExponents } from './legacy-exponents.ts'

export const migrations: string[][] = [
  [
    `CREATE TABLE account (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, country TEXT NOT NULL, currency TEXT NOT NULL,
      vat_rate BIGINT NOT NULL, price_list TEXT, bill_to TEXT, ship_to TEXT)`,
    `CREATE TABLE api_key (
      id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, client TEXT NOT NULL, accounts TEXT NOT NULL,
      scopes TEXT NOT NULL, demo BIGINT NOT NULL, created_at BIGINT NOT NULL, revoked_at BIGINT)`,
    `CREATE TABLE disabled_client (client TEXT PRIMARY KEY)`,

    `CREATE TABLE product_group (id TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL)`,
    `CREATE TABLE product (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT, manufacturer TEXT, part_number TEXT, ean TEXT,
      category TEXT NOT NULL, weight_grams BIGINT, discontinued BIGINT NOT NULL, product_group TEXT, facts TEXT)`,
    `CREATE INDEX product_discontinued ON product (discontinued) WHERE discontinued = 1`,
    `CREATE TABLE bundle (id TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT, body TEXT NOT NULL)`,
    `CREATE TABLE price_list (id TEXT PRIMARY KEY, currency TEXT NOT NULL)`,
    `CREATE TABLE price (
      price_list TEXT NOT NULL, product_id TEXT NOT NULL, net BIGINT NOT NULL, PRIMARY KEY (price_list, product_id))`,
    // on_hand is null for a product whose stock is not known. Waiting units are promised, but not yet on hand. Every
    // claim draws the next number, so that those who wait stand in the order in which they claimed.
    `CREATE TABLE stock (
      product_id TEXT PRIMARY KEY, on_hand BIGINT, reserved BIGINT NOT NULL, waiting BIGINT NOT NULL,
      last_number BIGINT NOT NULL DEFAULT 0,
      CHECK (reserved >= 0), CHECK (waiting >= 0), CHECK (reserved <= COALESCE(on_hand, 0)))`,
    `CREATE TABLE purchase_order (
      id TEXT PRIMARY KEY, product_id TEXT NOT NULL, quantity BIGINT NOT NULL, expected_at BIGINT,
      CHECK (quantity > 0))`,
    `CREATE INDEX purchase_order_product ON purchase_order (product_id)`,
    `CREATE TABLE carrier (id TEXT PRIMARY KEY, body TEXT NOT NULL)`,

    `CREATE TABLE configuration (
      id TEXT PRIMARY KEY, account TEXT NOT NULL, bundle_id TEXT NOT NULL, products TEXT NOT NULL,
      created_at BIGINT NOT NULL)`,
    `CREATE TABLE draft (
      id TEXT PRIMARY KEY, account TEXT NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL,
      submitted_at BIGINT, order_id TEXT, body TEXT NOT NULL)`,
    `CREATE TABLE orders (
      id TEXT PRIMARY KEY, draft_id TEXT NOT NULL UNIQUE, account TEXT NOT NULL, state TEXT NOT NULL,
      version BIGINT NOT NULL, placed_at BIGINT NOT NULL, transit_days BIGINT NOT NULL, not_before BIGINT,
      body TEXT NOT NULL)`,
    `CREATE INDEX orders_of_account ON orders (account, placed_at, id)`,
    `CREATE INDEX orders_by_date ON orders (placed_at, id)`,
    `CREATE INDEX orders_by_state ON orders (state, placed_at, id)`,
    `CREATE INDEX orders_by_state_of_account ON orders (state, account, placed_at, id)`,
    `CREATE TABLE serial_number (
      product_id TEXT NOT NULL, serial_number TEXT NOT NULL, order_id TEXT NOT NULL,
      PRIMARY KEY (serial_number, product_id))`,
    `CREATE INDEX draft_age ON draft (expires_at)`,
    `CREATE TABLE reservation (
      order_id TEXT NOT NULL, product_id TEXT NOT NULL, reserved BIGINT NOT NULL, waiting BIGINT NOT NULL,
      queue_number BIGINT NOT NULL, PRIMARY KEY (order_id, product_id))`,
    `CREATE INDEX reservation_waiting ON reservation (product_id, queue_number) WHERE waiting > 0`,
    // What happened to orders, for others to hear. Its position is given after the commit (events/sequence.ts).
    `CREATE TABLE event (
      id TEXT PRIMARY KEY, position BIGINT UNIQUE, order_id TEXT NOT NULL, order_version BIGINT NOT NULL,
      account TEXT NOT NULL, type TEXT NOT NULL, occurred_at BIGINT NOT NULL, data TEXT NOT NULL,
      UNIQUE (order_id, order_version))`,
    `CREATE INDEX event_unplaced ON event (occurred_at) WHERE position IS NULL`,
    `CREATE INDEX event_age ON event (occurred_at)`,
    // Partial: placing an order, which makes another event, does not touch it.
    `CREATE INDEX event_cancelled ON event (occurred_at) WHERE type = 'order.cancelled'`,
    // Who did what to an order, for ever.
    `CREATE TABLE history (
      order_id TEXT NOT NULL, order_version BIGINT NOT NULL, action TEXT NOT NULL, actor TEXT NOT NULL,
      occurred_at BIGINT NOT NULL, PRIMARY KEY (order_id, order_version))`,
    `CREATE TABLE counter (name TEXT PRIMARY KEY, value BIGINT NOT NULL)`,
    `INSERT INTO counter (name, value) VALUES ('event', 0)`,

    `CREATE TABLE webhook (
      id TEXT PRIMARY KEY, url TEXT NOT NULL, account TEXT, types TEXT NOT NULL, secrets TEXT NOT NULL,
      active BIGINT NOT NULL, created_at BIGINT NOT NULL)`,
    // One event on its way to one webhook. A claim moves due_at to when the claim lapses, so that what a killed process
    // had begun is due again by itself; attempts tells one claim from the next.
    `CREATE TABLE webhook_delivery (
      id TEXT PRIMARY KEY, webhook_id TEXT NOT NULL, event_id TEXT NOT NULL, order_id TEXT NOT NULL,
      position BIGINT NOT NULL, body TEXT NOT NULL, state TEXT NOT NULL, attempts BIGINT NOT NULL,
      failures BIGINT NOT NULL, due_at BIGINT NOT NULL, last_status BIGINT, last_error TEXT,
      last_attempt_at BIGINT, created_at BIGINT NOT NULL, UNIQUE (webhook_id, position))`,
    `CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, due_at, position) WHERE state = 'Pending'`,
    `CREATE INDEX webhook_delivery_order ON webhook_delivery (webhook_id, order_id, position) WHERE state = 'Pending'`,
    `CREATE INDEX webhook_delivery_parked ON webhook_delivery (webhook_id, position) WHERE state = 'Parked'`,
    `CREATE INDEX webhook_delivery_age ON webhook_delivery (created_at)`,

    // Products whose waiting orders must be looked at again, because stock or supply changed.
    `CREATE TABLE allocation_due (product_id TEXT PRIMARY KEY, since BIGINT NOT NULL)`,
    `CREATE TABLE idempotency (
      caller TEXT NOT NULL, idempotency_key TEXT NOT NULL, fingerprint TEXT NOT NULL, status BIGINT NOT NULL,
      location TEXT, body TEXT, created_at BIGINT NOT NULL, PRIMARY KEY (caller, idempotency_key))`,
    `CREATE INDEX idempotency_age ON idempotency (created_at)`,

    // Counts the changes of what processes keep in memory, so that all of them notice.
    `CREATE TABLE revision (topic TEXT PRIMARY KEY, number BIGINT NOT NULL)`,
  ],
  [
    // Fewer rows for each order, because every row is another page to write. The history of an order stands in its own
    // row (orders/history.ts) …
    `ALTER TABLE orders ADD COLUMN history TEXT NOT NULL DEFAULT ''`,
    `UPDATE orders SET history = COALESCE((SELECT string_agg('{"version":' || h.order_version || ',"action":"' || h.action ||
      '","actor":"' || replace(replace(h.actor, '\\', '\\\\'), '"', '\\"') || '","occurredAt":' || h.occurred_at || '},',
      '' ORDER BY h.order_version) FROM history h WHERE h.order_id = orders.id), '')`,
    `DROP TABLE history`,
    // … whether a draft was submitted is known from the order it became, which names it …
    `ALTER TABLE draft DROP COLUMN submitted_at`,
    `ALTER TABLE draft DROP COLUMN order_id`,
    // … and events are looked for by order only as long as they have no position.
    `CREATE TABLE event_next (
      id TEXT PRIMARY KEY, position BIGINT UNIQUE, order_id TEXT NOT NULL, order_version BIGINT NOT NULL,
      account TEXT NOT NULL, type TEXT NOT NULL, occurred_at BIGINT NOT NULL, data TEXT NOT NULL)`,
    `INSERT INTO event_next (id, position, order_id, order_version, account, type, occurred_at, data)
      SELECT id, position, order_id, order_version, account, type, occurred_at, data FROM event`,
    `DROP TABLE event`,
    `ALTER TABLE event_next RENAME TO event`,
    `CREATE INDEX event_unplaced ON event (occurred_at) WHERE position IS NULL`,
    `CREATE INDEX event_unplaced_of_order ON event (order_id) WHERE position IS NULL`,
    `CREATE INDEX event_age ON event (occurred_at)`,
    `CREATE INDEX event_cancelled ON event (occurred_at) WHERE type = 'order.cancelled'`,
  ],
  [
    // What an order holds is known from the order itself (orders/claims.ts). Only those who wait stand in a queue.
    `CREATE TABLE back_order (
      order_id TEXT NOT NULL, product_id TEXT NOT NULL, queue_number BIGINT NOT NULL, PRIMARY KEY (order_id, product_id))`,
    `INSERT INTO back_order (order_id, product_id, queue_number)
      SELECT order_id, product_id, queue_number FROM reservation WHERE waiting > 0`,
    `CREATE INDEX back_order_queue ON back_order (product_id, queue_number)`,
    `DROP TABLE reservation`,
  ],
  [
    // The supply of a product has a version, and those who wait for it were looked at by one (orders/allocation.ts).
    // Whoever waits now is looked at once more.
    `ALTER TABLE stock ADD COLUMN supply_version BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE stock ADD COLUMN settled_version BIGINT NOT NULL DEFAULT 0`,
    `UPDATE stock SET supply_version = 1 WHERE waiting > 0`,
    `CREATE INDEX stock_unsettled ON stock (product_id) WHERE settled_version < supply_version`,
    `DROP TABLE allocation_due`,
  ],
  [
    // Restock dates that have passed are found along an index, and noted once: the counter is the moment up to which they
    // were (inventory/expired-supply.ts).
    `CREATE INDEX purchase_order_due ON purchase_order (expected_at)`,
    `INSERT INTO counter (name, value) VALUES ('expired_supply', 0)`,
  ],
  [
    // Prices say how many decimals they have. Until now that was what the runtime held usual for the currency.
    `ALTER TABLE price_list ADD COLUMN exponent BIGINT NOT NULL DEFAULT 2`,
    ...Object.entries(legacyExponents).map(
      ([exponent, codes]) =>
        `UPDATE price_list SET exponent = ${exponent} WHERE currency IN (${codes.map((code) => `'${code}'`).join(', ')})`,
    ),
  ],
  [
    // The row of an order has the order itself, which was {"order":…}, and its history as a JSON array, which was a list
    // of objects with a comma after each. The database converts row by row: no process loads them.
    `ALTER TABLE orders ADD COLUMN history_array TEXT NOT NULL DEFAULT '[]'`,
    `UPDATE orders SET
      body = CASE substr(body, 1, 9) WHEN '{"order":' THEN substr(body, 10, length(body) - 10) ELSE body END,
      history_array = CASE history WHEN '' THEN '[]' ELSE '[' || substr(history, 1, length(history) - 1) || ']' END`,
    `ALTER TABLE orders DROP COLUMN history`,
    `ALTER TABLE orders RENAME COLUMN history_array TO history`,
  ],
]

/** Every table that a backup copies: those that were made and not given up since, as they are called now. */
export const tables: string[] = []
for (const statement of migrations.flat()) {
  const [, made] = /^CREATE TABLE (\w+)/.exec(statement) ?? []
  const [, given] = /^(?:DROP|ALTER) TABLE (\w+)(?:$| RENAME TO)/.exec(statement) ?? []
  const [, renamed] = /^ALTER TABLE \w+ RENAME TO (\w+)/.exec(statement) ?? []
  if (given) tables.splice(tables.indexOf(given), 1)
  for (const table of [made, renamed]) if (table) tables.push(table)
}

export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
  constructor(version: number) {
    super(
      `The database was written by a newer version of Buildorder (schema ${version}, this version knows ${migrations.length}). Start the newer version.`,
    )
  }
}

/** The statements that bring a database from a version to the newest, the note of it included. */
export function upgradeFrom(version: number): string[] {
  if (version > migrations.length) throw new SchemaTooNew(version)
  if (version === migrations.length) return []
  return [
    ...migrations.slice(version).flat(),
    'DELETE FROM schema_version',
    `INSERT INTO schema_version (version) VALUES (${migrations.length})`,
  ]
}
