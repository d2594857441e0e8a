// What an upgrade of the tables would do, in sentences for the operator.
import type { Lock, MigrationStep } from './migration-step.ts'
import { breaksServices, missingSteps, type Schema, type SchemaState, stepsOf } from './schema.ts'

/** Rows of orders that a step writes in a second; of all tables, theirs are the largest. docs/guides/upgrade.md says how to measure. */
const rowsPerSecond = 20_000

export interface UpgradePlan {
  lines: string[]
  /** Whether the tables change at all. */
  isNeeded: boolean
}

export async function planUpgrade(
  schema: Schema,
  state: SchemaState,
  rowsIn: (table: string) => Promise<number>,
): Promise<UpgradePlan> {
  const missing = missingSteps(schema, state)
  const done = stepsOf(state)
  if (missing.length === 0) return { isNeeded: false, lines: [`The tables are up to date (${done} steps).`] }
  if (done === 0) return { isNeeded: true, lines: ['The database is empty: the tables are created.'] }
  const lines = [
    `${missing.length} of ${schema.migrations.length} steps are missing. They run in one transaction:`,
  ]
  for (const [index, { name, locks }] of missing.entries()) {
    lines.push(`  ${done + index + 1}. ${name}`)
    for (const lock of locks) lines.push(`     ${lockSentence(lock, await rowsIn(lock.table))}`)
  }
  lines.push(breaksServices(schema, state) ? stopFirst : besideSentence(schema, missing))
  return { isNeeded: true, lines }
}

function lockSentence({ table, while: duration }: Lock, rows: number): string {
  if (duration === 'an instant') return `${table}: locked for an instant, whatever its size.`
  const seconds = Math.ceil(rows / rowsPerSecond)
  return `${table}: locked while ${duration}: ${rows} rows, about ${seconds} s.`
}

const stopFirst =
  'Stop the services of the version before first: they cannot work with the tables afterwards. While they are connected, the upgrade is refused.'

function besideSentence({ releases }: Schema, missing: readonly MigrationStep[]): string {
  const oldest = Math.max(...missing.map((step) => step.oldest))
  const first = releases.find(({ steps }) => steps >= oldest)?.version
  return `Services of the version before${first ? `, back to ${first},` : ''} keep working beside this one.`
}
