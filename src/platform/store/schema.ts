// The tables that all steps in migrations/ make together. Times are milliseconds since 1970; booleans are 0 or 1; ids are
// text, so that a malformed id finds nothing instead of failing.
import { migrations } from './migrations/index.ts'
import type { Dialect } from './migrations/step.ts'

/** The version that this program reads and writes. */
export const schemaVersion = migrations.length

/** Every table that a backup copies, in the order in which it does; schema.test.ts compares it with the migrations. */
export const tables = [
  'account',
  'api_key',
  'disabled_client',
  'product_group',
  'product',
  'bundle',
  'price_list',
  'price',
  'stock',
  'purchase_order',
  'carrier',
  'configuration',
  'draft',
  'orders',
  'serial_number',
  'counter',
  'webhook',
  'webhook_delivery',
  'idempotency',
  'revision',
  'event',
  'back_order',
] as const

export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
  constructor(version: number) {
    super(
      `The database was written by a newer version of Buildorder (schema ${version}, this version knows ${schemaVersion}). Start the newer version.`,
    )
  }
}

/** The statements that bring a database from a version to the newest, the new version number included. */
export function upgradeFrom(version: number, dialect: Dialect): string[] {
  if (version > schemaVersion) throw new SchemaTooNew(version)
  if (version === schemaVersion) return []
  return [
    ...migrations.slice(version).flatMap((step) => step(dialect)),
    'DELETE FROM schema_version',
    `INSERT INTO schema_version (version) VALUES (${schemaVersion})`,
  ]
}
