import { expect, test } from 'vitest'
import { hasStoredNothing, storageFailure } from './failures.ts'

const failedWith = (errcode: number) => Object.assign(new Error('any words'), { errcode })

test.each([
  ['SQLITE_BUSY', 5],
  ['SQLITE_READONLY_DBMOVED', 1032],
  ['SQLITE_IOERR_FSYNC', 1034],
  ['SQLITE_IOERR_WRITE', 778],
  ['SQLITE_FULL', 13],
  ['SQLITE_CANTOPEN', 14],
])('storage failures: %s is one, and no damage', (_name, code) => {
  expect(storageFailure(failedWith(code))).toEqual({
    reason: expect.stringContaining(`SQLite ${code}`),
    isDamage: false,
  })
})

test.each([
  ['SQLITE_CORRUPT_INDEX', 779],
  ['SQLITE_NOTADB', 26],
])('storage failures: %s is damage', (_name, code) => {
  expect(storageFailure(failedWith(code))?.isDamage).toBe(true)
})

test('storage failures: a constraint, a wrong statement or an error without a code is none', () => {
  for (const error of [failedWith(1555), failedWith(1), new Error('disk I/O error')])
    expect(storageFailure(error)).toBeUndefined()
})

test('failed commits: only a full disk and a lock are certain to have stored nothing', () => {
  const certain = [5, 6, 13]
  const uncertain = [1, 7, 8, 10, 11, 14, 778, 1034, 4874]
  expect(certain.map((code) => hasStoredNothing(failedWith(code)))).toEqual([true, true, true])
  expect(uncertain.filter((code) => hasStoredNothing(failedWith(code)))).toEqual([])
})
