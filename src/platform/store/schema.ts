// The tables that all steps in migrations/ make together. Times are milliseconds since 1970; booleans are 0 or 1; ids are
// text, so that a malformed id finds nothing instead of failing.
import { migrations } from './migrations/index.ts'
import type { Dialect, MigrationStep } from './migrations/step.ts'

/** The number of steps that this program knows. */
export const knownSteps = migrations.length

/** The row of `schema_version`. Until step 8 there was no column `steps`; the version was their number. */
export interface SchemaState {
  /** The oldest program that works with the tables, as the number of steps it must know. 0 without tables. */
  version: number
  steps?: number | null
}

export const stepsOf = ({ version, steps }: SchemaState): number => steps ?? version

/** Tables about the database itself, which a backup does not copy. */
export const ownTables = ['schema_version', 'database_server'] as const

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
  'cart',
  'address',
  'build',
  'mail',
  'image',
  'session',
  'audit',
  'price_rule',
  'price_history',
  'import_job',
  'import_piece',
  'import_report',
  'setup_link',
  'company',
  'invoice',
  'invoice_series',
] as const

/** A service that started on an empty database wrote to these: numbers that count changes, and the link for the first administrator. */
export const writtenAtStart: readonly (typeof tables)[number][] = ['counter', 'revision', 'setup_link']

export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
  constructor(version: number) {
    super(
      `The database was written by a newer version of Buildorder (schema ${version}, this version knows ${knownSteps}). Start the newer version.`,
    )
  }
}

/** The steps that a database lacks. None if a newer version, beside which this one works, has run more. */
export function missingSteps(state: SchemaState): readonly MigrationStep[] {
  if (state.version > knownSteps) throw new SchemaTooNew(state.version)
  return migrations.slice(stepsOf(state))
}

/** Whether services of the version before cannot work with the tables after an upgrade. */
export function breaksServices(state: SchemaState): boolean {
  const done = stepsOf(state)
  return done > 0 && missingSteps(state).some(({ oldest }) => oldest > done)
}

/** The statements that bring a database to the newest state, the new row of `schema_version` included. */
export function upgradeFrom(state: SchemaState, dialect: Dialect): string[] {
  const missing = missingSteps(state)
  if (missing.length === 0) return []
  // Tables that this program has made were never used by another one, and older programs need more than tables: until
  // 0.2.0 the migration also made a procedure.
  const isNew = stepsOf(state) === 0
  const oldest = isNew ? knownSteps : Math.max(...migrations.map((step) => step.oldest))
  return [
    ...missing.flatMap(({ statements }) => statements(dialect)),
    'DELETE FROM schema_version',
    `INSERT INTO schema_version (version, steps) VALUES (${oldest}, ${knownSteps})`,
  ]
}
