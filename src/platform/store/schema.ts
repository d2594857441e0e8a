// Which steps a database lacks, and what they do to the services beside it.
import type { Dialect, MigrationStep } from './migration-step.ts'

/** The tables of a program, which it passes in: the store knows none but its own. */
export interface Schema {
  migrations: readonly MigrationStep[]
  /** How many steps each released version knows, oldest first. */
  releases: readonly { version: string; steps: number }[]
  /** Every table that a backup copies, in the order in which it does. */
  tables: readonly string[]
  /** Those of `tables` that have rows when a service has started on an empty database. */
  writtenAtStart: readonly string[]
}

/** The row of `schema_version`. Until step 8 there was no column `steps`; the version was their number. */
export interface SchemaState {
  /** The oldest program that works with the tables, as the number of steps it must know. 0 without tables. */
  version: number
  steps?: number | null
}

export const stepsOf = ({ version, steps }: SchemaState): number => steps ?? version

export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
  constructor(version: number, { migrations }: Schema) {
    super(
      `The database was written by a newer version of Buildorder (schema ${version}, this version knows ${migrations.length}). Start the newer version.`,
    )
  }
}

/** The steps that a database lacks. None if a newer version, beside which this one works, has run more. */
export function missingSteps(schema: Schema, state: SchemaState): readonly MigrationStep[] {
  if (state.version > schema.migrations.length) throw new SchemaTooNew(state.version, schema)
  return schema.migrations.slice(stepsOf(state))
}

/** Whether services of the version before cannot work with the tables after an upgrade. */
export function breaksServices(schema: Schema, state: SchemaState): boolean {
  const done = stepsOf(state)
  return done > 0 && missingSteps(schema, state).some(({ oldest }) => oldest > done)
}

/** The statements that bring a database to the newest state, the new row of `schema_version` included. */
export function upgradeFrom(schema: Schema, state: SchemaState, dialect: Dialect): string[] {
  const { migrations } = schema
  const missing = missingSteps(schema, state)
  if (missing.length === 0) return []
  // Tables that this program has made were never used by another one, and older programs need more than tables: until
  // 0.2.0 the migration also made a procedure.
  const isNew = stepsOf(state) === 0
  const oldest = isNew ? migrations.length : Math.max(...migrations.map((step) => step.oldest))
  return [
    ...missing.flatMap(({ statements }) => statements(dialect)),
    'DELETE FROM schema_version',
    `INSERT INTO schema_version (version, steps) VALUES (${oldest}, ${migrations.length})`,
  ]
}
