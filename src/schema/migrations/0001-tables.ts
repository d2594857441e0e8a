import type { StepStatements } from '../../platform/store/migration-step.ts'

export const firstTables: StepStatements = ({ text }) => [
  `CREATE TABLE account (
    id ${text} PRIMARY KEY, name ${text} NOT NULL, country ${text} NOT NULL, currency ${text} NOT NULL,
    vat_rate BIGINT NOT NULL, price_list ${text}, bill_to ${text}, ship_to ${text})`,
  `CREATE TABLE api_key (
    id ${text} PRIMARY KEY, hash ${text} NOT NULL UNIQUE, client ${text} NOT NULL, accounts ${text} NOT NULL,
    scopes ${text} NOT NULL, demo BIGINT NOT NULL, created_at BIGINT NOT NULL, revoked_at BIGINT)`,
  `CREATE TABLE disabled_client (client ${text} PRIMARY KEY)`,

  `CREATE TABLE product_group (id ${text} PRIMARY KEY, kind ${text} NOT NULL, name ${text} NOT NULL)`,
  `CREATE TABLE product (
    id ${text} PRIMARY KEY, name ${text} NOT NULL, description ${text}, manufacturer ${text}, part_number ${text}, ean ${text},
    category ${text} NOT NULL, weight_grams BIGINT, discontinued BIGINT NOT NULL, product_group ${text}, facts ${text})`,
  `CREATE INDEX product_discontinued ON product (discontinued) WHERE discontinued = 1`,
  `CREATE TABLE bundle (id ${text} PRIMARY KEY, name ${text} NOT NULL, description ${text}, body ${text} NOT NULL)`,
  `CREATE TABLE price_list (id ${text} PRIMARY KEY, currency ${text} NOT NULL)`,
  `CREATE TABLE price (
    price_list ${text} NOT NULL, product_id ${text} NOT NULL, net BIGINT NOT NULL, PRIMARY KEY (price_list, product_id))`,
  // on_hand is null for a product whose stock is not tracked. Waiting units are promised, but not yet on hand. Every
  // claim draws the next number, so that back-orders are served first come, first served.
  `CREATE TABLE stock (
    product_id ${text} PRIMARY KEY, on_hand BIGINT, reserved BIGINT NOT NULL, waiting BIGINT NOT NULL,
    last_number BIGINT NOT NULL DEFAULT 0,
    CHECK (reserved >= 0), CHECK (waiting >= 0), CHECK (reserved <= COALESCE(on_hand, 0)))`,
  `CREATE TABLE purchase_order (
    id ${text} PRIMARY KEY, product_id ${text} NOT NULL, quantity BIGINT NOT NULL, expected_at BIGINT,
    CHECK (quantity > 0))`,
  `CREATE INDEX purchase_order_product ON purchase_order (product_id)`,
  `CREATE TABLE carrier (id ${text} PRIMARY KEY, body ${text} NOT NULL)`,

  `CREATE TABLE configuration (
    id ${text} PRIMARY KEY, account ${text} NOT NULL, bundle_id ${text} NOT NULL, products ${text} NOT NULL,
    created_at BIGINT NOT NULL)`,
  `CREATE TABLE draft (
    id ${text} PRIMARY KEY, account ${text} NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL,
    submitted_at BIGINT, order_id ${text}, body ${text} NOT NULL)`,
  `CREATE TABLE orders (
    id ${text} PRIMARY KEY, draft_id ${text} NOT NULL UNIQUE, account ${text} NOT NULL, state ${text} NOT NULL,
    version BIGINT NOT NULL, placed_at BIGINT NOT NULL, transit_days BIGINT NOT NULL, not_before BIGINT,
    body ${text} NOT NULL)`,
  `CREATE INDEX orders_of_account ON orders (account, placed_at, id)`,
  `CREATE INDEX orders_by_date ON orders (placed_at, id)`,
  `CREATE INDEX orders_by_state ON orders (state, placed_at, id)`,
  `CREATE INDEX orders_by_state_of_account ON orders (state, account, placed_at, id)`,
  `CREATE TABLE serial_number (
    product_id ${text} NOT NULL, serial_number ${text} NOT NULL, order_id ${text} NOT NULL,
    PRIMARY KEY (serial_number, product_id))`,
  `CREATE INDEX draft_age ON draft (expires_at)`,
  `CREATE TABLE reservation (
    order_id ${text} NOT NULL, product_id ${text} NOT NULL, reserved BIGINT NOT NULL, waiting BIGINT NOT NULL,
    queue_number BIGINT NOT NULL, PRIMARY KEY (order_id, product_id))`,
  `CREATE INDEX reservation_waiting ON reservation (product_id, queue_number) WHERE waiting > 0`,
  // What happened to orders. An event gets its position after the commit (events/sequence.ts).
  `CREATE TABLE event (
    id ${text} PRIMARY KEY, position BIGINT UNIQUE, order_id ${text} NOT NULL, order_version BIGINT NOT NULL,
    account ${text} NOT NULL, type ${text} NOT NULL, occurred_at BIGINT NOT NULL, data ${text} NOT NULL,
    UNIQUE (order_id, order_version))`,
  `CREATE INDEX event_unplaced ON event (occurred_at) WHERE position IS NULL`,
  `CREATE INDEX event_age ON event (occurred_at)`,
  // Partial: placing an order, which makes another event, does not touch it.
  `CREATE INDEX event_cancelled ON event (occurred_at) WHERE type = 'order.cancelled'`,
  // Who did what to an order; never removed.
  `CREATE TABLE history (
    order_id ${text} NOT NULL, order_version BIGINT NOT NULL, action ${text} NOT NULL, actor ${text} NOT NULL,
    occurred_at BIGINT NOT NULL, PRIMARY KEY (order_id, order_version))`,
  `CREATE TABLE counter (name ${text} PRIMARY KEY, value BIGINT NOT NULL)`,
  `INSERT INTO counter (name, value) VALUES ('event', 0)`,

  `CREATE TABLE webhook (
    id ${text} PRIMARY KEY, url ${text} NOT NULL, account ${text}, types ${text} NOT NULL, secrets ${text} NOT NULL,
    active BIGINT NOT NULL, created_at BIGINT NOT NULL)`,
  // One event for one webhook. A claim sets due_at to the time at which the claim lapses, so that a delivery that a killed
  // process had begun becomes due again; attempts distinguishes one claim from the next.
  `CREATE TABLE webhook_delivery (
    id ${text} PRIMARY KEY, webhook_id ${text} NOT NULL, event_id ${text} NOT NULL, order_id ${text} NOT NULL,
    position BIGINT NOT NULL, body ${text} NOT NULL, state ${text} NOT NULL, attempts BIGINT NOT NULL,
    failures BIGINT NOT NULL, due_at BIGINT NOT NULL, last_status BIGINT, last_error ${text},
    last_attempt_at BIGINT, created_at BIGINT NOT NULL, UNIQUE (webhook_id, position))`,
  `CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, due_at, position) WHERE state = 'Pending'`,
  `CREATE INDEX webhook_delivery_order ON webhook_delivery (webhook_id, order_id, position) WHERE state = 'Pending'`,
  `CREATE INDEX webhook_delivery_parked ON webhook_delivery (webhook_id, position) WHERE state = 'Parked'`,
  `CREATE INDEX webhook_delivery_age ON webhook_delivery (created_at)`,

  // Products whose waiting orders must be allocated again, because stock or supply changed.
  `CREATE TABLE allocation_due (product_id ${text} PRIMARY KEY, since BIGINT NOT NULL)`,
  `CREATE TABLE idempotency (
    caller ${text} NOT NULL, idempotency_key ${text} NOT NULL, fingerprint ${text} NOT NULL, status BIGINT NOT NULL,
    location ${text}, body ${text}, created_at BIGINT NOT NULL, PRIMARY KEY (caller, idempotency_key))`,
  `CREATE INDEX idempotency_age ON idempotency (created_at)`,

  // Counts the changes of data that processes keep in memory, so that all of them reload it.
  `CREATE TABLE revision (topic ${text} PRIMARY KEY, number BIGINT NOT NULL)`,
]
