// What the SQL of the service needs of an engine beyond plain SQL, for docs/explanation/scaling.md: which databases that speak the
// protocol of PostgreSQL could serve it.

import { dialectOf } from '../src/platform/store/postgres/migrate.ts'
import { migrations } from '../src/schema/migrations/index.ts'
import { allStatements } from './all-statements.ts'

export const needsMarkers = ['<!-- needs -->', '<!-- /needs -->'] as const

interface Need {
  name: string
  pattern: RegExp
  /** What to know about it elsewhere. */
  about: string
}

/** Features by the words that call them. A statement that matches none of them is plain SQL. */
export const needs: readonly Need[] = [
  { name: 'Upsert', pattern: /ON CONFLICT/, about: 'All of them have it.' },
  {
    name: 'CTE with VALUES in UPDATE',
    pattern: /WITH given .* UPDATE .* FROM given/s,
    about: 'All of them have it.',
  },
  { name: 'LATERAL join', pattern: /\bLATERAL\b/, about: 'Citus: only within one account.' },
  {
    name: 'JSON array as a list of values',
    pattern: /json_array_elements/,
    about: 'CockroachDB and YugabyteDB have it; Aurora DSQL not for tables.',
  },
  { name: 'Row comparison', pattern: /\([\w.]+, [\w.]+\) [<>] \(/, about: 'All of them have it.' },
  {
    name: 'Byte order of texts',
    pattern: /COLLATE "C"/,
    about: 'Aurora DSQL has only this order; CockroachDB has it without the word.',
  },
  {
    name: 'Partial index',
    pattern: /CREATE (UNIQUE )?INDEX .* WHERE/s,
    about: 'Not in Aurora DSQL: a full index serves as well, and is larger.',
  },
  {
    name: 'Compression by lz4',
    pattern: /SET COMPRESSION lz4/,
    about: 'Not needed: the statement is left out where the server does not offer it.',
  },
  {
    name: 'Size of the database',
    pattern: /pg_database_size/,
    about: 'For one metric. Without it the metric is missing, and the log has a warning once a minute.',
  },
  { name: 'Row lock', pattern: /FOR (UPDATE|SHARE)/, about: '' },
  { name: 'SKIP LOCKED', pattern: /SKIP LOCKED/, about: '' },
  { name: 'Advisory lock', pattern: /pg_(try_)?advisory/, about: '' },
  { name: 'PL/pgSQL', pattern: /plpgsql|expect_rows/i, about: '' },
  { name: 'LISTEN and NOTIFY', pattern: /\b(LISTEN|NOTIFY)\b/, about: '' },
  { name: 'Temporary table', pattern: /\bTEMP(ORARY)? TABLE/, about: '' },
]

export async function engineNeeds(): Promise<Map<string, string[]>> {
  const statements = (await allStatements()).map(({ name, sql }) => ({ name, sql: sql.postgres }))
  const steps = migrations.flatMap(({ name, statements }) =>
    statements(dialectOf({ hasLz4: true })).map((sql) => ({ name: `migration "${name}"`, sql })),
  )
  const found = new Map<string, string[]>()
  for (const { name, sql } of [...statements, ...steps]) {
    const own = needs.filter(({ pattern }) => pattern.test(sql)).map((need) => need.name)
    // Variants of one statement differ in the number of rows: `event.givePositions/8`.
    for (const need of own.length > 0 ? own : ['Plain SQL'])
      found.set(need, [...new Set([...(found.get(need) ?? []), name.replace(/\/.*/, '')])])
  }
  return found
}

export async function needsText(): Promise<string> {
  const found = await engineNeeds()
  const row = (name: string, about: string) => {
    const names = (found.get(name) ?? []).toSorted()
    const listed =
      names.length > 12 ? `${names.length} statements` : names.map((each) => `\`${each}\``).join(', ')
    return `| ${name} | ${listed || 'none'} | ${about} |\n`
  }
  return `| Need | Statements | Elsewhere |\n|---|---|---|\n${row('Plain SQL', 'All of them have it.')}${needs.map(({ name, about }) => row(name, about)).join('')}`
}
