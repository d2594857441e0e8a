import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { migrations } from './migrations/index.ts'
import { tables } from './schema.ts'
import { migrate } from './sqlite/connection.ts'

test('tables: the list names exactly the tables that the migrations make', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database)
  const made = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => name)
  database.close()
  expect([...tables, 'schema_version'].sort()).toEqual(made.sort())
})

test('migrations: one file per step, numbered without a gap', () => {
  const folder = fileURLToPath(new URL('migrations', import.meta.url))
  const numbers = readdirSync(folder)
    .filter((file) => /^\d/.test(file))
    .map((file) => Number(file.slice(0, 4)))
  expect(numbers.sort((a, b) => a - b)).toEqual(migrations.map((_, index) => index + 1))
})

test('migrations: text columns are written through the dialect', () => {
  const statements = migrations.flatMap((step) => step({ text: 'TEXT COLLATE "C"' }))
  expect(statements.filter((statement) => /\bTEXT\b(?! COLLATE "C")/.test(statement))).toEqual([])
  expect(statements.join()).toContain('COLLATE "C"')
})
