import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { dialectOf } from '../platform/store/postgres/migrate.ts'
import { migrate, openDatabase } from '../platform/store/sqlite/connection.ts'
import { tablesIn } from '../platform/store/sqlite/tables.ts'
import { migrations, releases } from './migrations/index.ts'
import { schema } from './schema.ts'
import { tables } from './tables.ts'

/** Tables about the database itself, which a backup does not copy. */
const tablesOfTheStore = ['schema_version', 'database_server']

test('tables: the list names exactly the tables that the migrations make', () => {
  const database = openDatabase(':memory:')
  migrate(database, schema)
  const made = tablesIn(database)
  database.close()
  expect([...tables, ...tablesOfTheStore].sort()).toEqual(made.sort())
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
