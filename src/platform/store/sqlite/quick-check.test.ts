// The files of a killed service are not damaged: SQLite recovers them at the next start.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { checkQuickly, DatabaseDamaged } from './quick-check.ts'

const folder = mkdtempSync(join(tmpdir(), 'buildorder-quick-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pageSize = 4096
const fill = `CREATE TABLE account (id TEXT PRIMARY KEY, name TEXT);
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
  INSERT INTO account SELECT i, printf('%.500c', 'x') FROM n;`

/** Runs statements in a process that is killed afterwards. */
function killedAfter(file: string, statements: string): void {
  const script = `const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(${JSON.stringify(file)})
    database.exec(${JSON.stringify(statements)})
    process.kill(process.pid, 'SIGKILL')`
  expect(spawnSync(process.execPath, ['-e', script]).signal).toBe('SIGKILL')
}

/** A checkpoint copies pages in order: the first one, which has the page count, comes first. */
function interruptedCheckpoint(name: string): string {
  const file = join(folder, `${name}.db`)
  killedAfter(file, `PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; ${fill}`)
  const whole = join(folder, `${name}-whole.db`)
  for (const ending of ['', '-wal']) copyFileSync(file + ending, whole + ending)
  const database = new DatabaseSync(whole)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  writeFileSync(file, readFileSync(whole).subarray(0, pageSize))
  expect(statSync(whole).size).toBeGreaterThan(100 * pageSize)
  return file
}

test('quick check: a checkpoint that was interrupted after the first page is not damage', () => {
  const file = interruptedCheckpoint('interrupted')
  expect(() => checkQuickly(file)).not.toThrow()
  const database = new DatabaseSync(file)
  expect(database.prepare('SELECT count(*) AS n FROM account').get()).toMatchObject({ n: 2000 })
  database.close()
})

test('quick check: the same file without its log is damaged', () => {
  const file = interruptedCheckpoint('lost')
  rmSync(`${file}-wal`)
  expect(() => checkQuickly(file)).toThrow(DatabaseDamaged)
})

test('quick check: the same file with half of its log is damaged', () => {
  const file = interruptedCheckpoint('half')
  truncateSync(`${file}-wal`, 100)
  expect(() => checkQuickly(file)).toThrow(DatabaseDamaged)
})

test('quick check: a transaction that waits for its rollback is not damage', () => {
  const file = join(folder, 'journal.db')
  killedAfter(file, `${fill} PRAGMA cache_size = 5; BEGIN; UPDATE account SET name = printf('%.600c', 'y');`)
  expect(statSync(`${file}-journal`).size).toBeGreaterThan(0)
  expect(() => checkQuickly(file)).not.toThrow()
})
