import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { migrations, releases } from './migrations/index.ts'
import { dialectOf } from './postgres/migrate.ts'
import { ownTables, tables } from './schema.ts'
import { migrate } from './sqlite/connection.ts'

test('tables: the list names exactly the tables that the migrations make', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database)
  const made = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => name)
  database.close()
  expect([...tables, ...ownTables].sort()).toEqual(made.sort())
})

test('migrations: one file per step, numbered without a gap', () => {
  const folder = fileURLToPath(new URL('migrations', import.meta.url))
  const numbers = readdirSync(folder)
    .filter((file) => /^\d/.test(file))
    .map((file) => Number(file.slice(0, 4)))
  expect(numbers.sort((a, b) => a - b)).toEqual(migrations.map((_, index) => index + 1))
})

test('migrations: text columns are written through the dialect', () => {
  const statements = migrations.flatMap(({ statements }) => statements(dialectOf({ hasLz4: true })))
  expect(statements.filter((statement) => /\bTEXT\b(?! COLLATE "C")/.test(statement))).toEqual([])
  expect(statements.join()).toContain('COLLATE "C"')
})

test('migrations: a server without lz4 is not asked for it', () => {
  const statements = (hasLz4: boolean) =>
    migrations.flatMap(({ statements }) => statements(dialectOf({ hasLz4 }))).join('\n')
  expect(statements(true)).toContain('ALTER TABLE orders ALTER COLUMN body SET COMPRESSION lz4')
  expect(statements(false)).not.toContain('lz4')
})

test('migrations: services of the last release keep working, because newer steps only add', () => {
  const released = releases.at(-1)?.steps ?? 0
  const breaking = migrations.slice(released).filter(({ oldest }) => oldest > released)
  expect(breaking.map(({ name }) => name)).toEqual([])
})

test('migrations: the oldest program never becomes older, and knows no step that comes later', () => {
  const oldest = migrations.map((step) => step.oldest)
  expect(oldest.toSorted((a, b) => a - b)).toEqual(oldest)
  expect(migrations.filter((step, index) => step.oldest > index + 1)).toEqual([])
})
