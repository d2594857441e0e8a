// The tables, as numbered steps that both engines understand. A step that has been released is never changed:
// add a new one. Times are milliseconds since 1970; truth is 0 or 1; ids stay text, so that a wrong id finds nothing
// instead of failing.

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
    // on_hand is null for a product whose stock is not known. Waiting units are promised, but not yet on hand.
    `CREATE TABLE stock (
      product_id TEXT PRIMARY KEY, on_hand BIGINT, reserved BIGINT NOT NULL, waiting BIGINT NOT NULL,
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
      version BIGINT NOT NULL, placed_at BIGINT NOT NULL, body TEXT NOT NULL)`,
    `CREATE INDEX orders_of_account ON orders (account, placed_at, id)`,
    `CREATE TABLE reservation (
      order_id TEXT NOT NULL, product_id TEXT NOT NULL, reserved BIGINT NOT NULL, waiting BIGINT NOT NULL,
      placed_at BIGINT NOT NULL, PRIMARY KEY (order_id, product_id))`,
    `CREATE INDEX reservation_waiting ON reservation (product_id, placed_at) WHERE waiting > 0`,
    `CREATE TABLE event (
      id TEXT PRIMARY KEY, order_id TEXT NOT NULL, order_version BIGINT NOT NULL, type TEXT NOT NULL,
      occurred_at BIGINT NOT NULL, data TEXT NOT NULL, UNIQUE (order_id, order_version, type))`,
    `CREATE TABLE idempotency (
      caller TEXT NOT NULL, idempotency_key TEXT NOT NULL, fingerprint TEXT NOT NULL, status BIGINT NOT NULL,
      location TEXT, body TEXT, created_at BIGINT NOT NULL, PRIMARY KEY (caller, idempotency_key))`,
    `CREATE INDEX idempotency_age ON idempotency (created_at)`,

    // Counts the changes of what processes keep in memory, so that all of them notice.
    `CREATE TABLE revision (topic TEXT PRIMARY KEY, number BIGINT NOT NULL)`,
  ],
]

/** Every table that a backup copies. */
export const tables = migrations
  .flat()
  .flatMap((statement) => /^CREATE TABLE (\w+)/.exec(statement)?.[1] ?? [])

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
