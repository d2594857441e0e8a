// Group commit on a real database whose COMMIT fails on demand, in the way SQLite fails: the transaction is rolled back
// for this connection, whatever reached the disk.
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { groupCommitter } from './group.ts'
import type { SqlWrite } from './message.ts'

const ioError = 1034
const full = 13

function failingDatabase() {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE t (id TEXT PRIMARY KEY)')
  const exec = database.exec.bind(database)
  const codes: number[] = []
  database.exec = (sql) => {
    const errcode = sql === 'COMMIT' ? codes.shift() : undefined
    if (errcode === undefined) return exec(sql)
    exec('ROLLBACK')
    throw Object.assign(new Error('failed'), { errcode })
  }
  return {
    ...groupCommitter(database),
    /** The errors of the next commits. */
    failCommits: (...next: number[]) => codes.splice(0, codes.length, ...next),
    ids: () =>
      database
        .prepare('SELECT id FROM t ORDER BY id')
        .all()
        .map(({ id }) => id),
  }
}

const insert = (id: string): SqlWrite[] => [{ sql: 'INSERT INTO t (id) VALUES ($1)', values: [id], rows: 1 }]
const touchNothing: SqlWrite[] = [{ sql: `DELETE FROM t WHERE id = 'none'`, values: [], rows: 1 }]

test('group commit: a batch that fails does not affect other batches', () => {
  const { commit, ids } = failingDatabase()
  commit([insert('b')])
  const { outcomes } = commit([insert('a'), insert('b'), touchNothing, insert('c')])
  expect(outcomes).toEqual(['done', { failed: expect.any(String) }, 'conflict', 'done'])
  expect(ids()).toEqual(['a', 'b', 'c'])
})

test('group commit: a full disk at COMMIT stored nothing, and the next group is tried again', () => {
  const { commit, ids, failCommits } = failingDatabase()
  failCommits(full)
  expect(commit([insert('a'), insert('b')])).toEqual({
    outcomes: ['unavailable', 'unavailable'],
    failure: { reason: expect.stringContaining('full'), isDamage: false },
  })
  expect(commit([insert('a')])).toEqual({ outcomes: 'done' })
  expect(ids()).toEqual(['a'])
})

test('group commit: an I/O error at COMMIT is repeated once, and success settles it', () => {
  const { commit, ids, failCommits } = failingDatabase()
  failCommits(ioError)
  expect(commit([insert('a'), insert('b')])).toEqual({ outcomes: 'done' })
  expect(ids()).toEqual(['a', 'b'])
})

test('group commit: I/O errors at both attempts leave the outcome unknown', () => {
  const { commit, ids, failCommits } = failingDatabase()
  failCommits(ioError, ioError)
  expect(commit([insert('a')])).toMatchObject({ outcomes: ['unknown'], failure: { isDamage: false } })
  expect(ids()).toEqual([])
})

test('group commit: the log may contain the first attempt although the second found the disk full', () => {
  const { commit, failCommits } = failingDatabase()
  failCommits(ioError, full)
  expect(commit([insert('a')]).outcomes).toEqual(['unknown'])
})

test('group commit: after an unknown outcome no failure is certain until a commit succeeds', () => {
  const { commit, probe, failCommits } = failingDatabase()
  failCommits(ioError, ioError, full, full)
  expect(commit([insert('a')]).outcomes).toEqual(['unknown'])
  // The repeat of the same request.
  expect(commit([insert('a')]).outcomes).toEqual(['unknown'])
  expect(probe().failure).toBeDefined()
  expect(probe().failure).toBeUndefined()
  failCommits(full)
  expect(commit([insert('a')]).outcomes).toEqual(['unavailable'])
})

test('group commit: a conflict stays a conflict while an earlier outcome is unknown', () => {
  const { commit, failCommits } = failingDatabase()
  failCommits(ioError, ioError)
  commit([insert('a')])
  expect(commit([touchNothing, insert('b')]).outcomes).toEqual(['conflict', 'done'])
})
