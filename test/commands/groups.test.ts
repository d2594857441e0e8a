// Each test belongs to `npm test` or to `npm run test:thorough`, and to one of them only.
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOfTable, filesInRun, type Group, groups, isInRun, longFiles } from '../groups.ts'

const root = join(import.meta.dirname, '../..')
const isInstalled = (file: string) => /(^|\/)(node_modules|dist)\//.test(file)
const files = globSync('**/*.test.ts', {
  cwd: root,
  exclude: (path) => ['node_modules', 'dist'].includes(path),
}).filter((file) => !isInstalled(file))

const group: Group = {
  files: 'test/commands/**/*.test.ts',
  quick: 'none',
  exceptions: { 'groups.test.ts': 'all', 'ci.test.ts': /last line/ },
}

test('groups of tests: every file is in one group, and every line of the table has its file', () => {
  expect(faultsOfTable(files)).toEqual([])
})

test('groups of tests: files that run first exist', () => {
  expect(files.map((file) => basename(file))).toEqual(expect.arrayContaining([...longFiles]))
})

test('groups of tests: a file outside of the groups is named, with what to do', () => {
  expect(faultsOfTable(['test/new/x.test.ts'])).toEqual([
    'test/new/x.test.ts is in no group: put it into a folder of one group of test/groups.ts, or add its folder there.',
  ])
})

test('groups of tests: every folder of tests has a group', () => {
  expect(files.length).toBeGreaterThan(300)
  const grouped = Object.values(groups).flatMap((each) => filesInRun(each, undefined))
  expect(grouped.toSorted()).toEqual(files.toSorted())
})

test('groups of tests: a file that is all quick is in one run only, one with a pattern in both', () => {
  const [quick, thorough] = [filesInRun(group, 'quick'), filesInRun(group, 'thorough')]
  expect(quick).toEqual(['test/commands/ci.test.ts', 'test/commands/groups.test.ts'])
  expect(thorough).toContain('test/commands/ci.test.ts')
  expect(thorough).not.toContain('test/commands/groups.test.ts')
  expect(new Set([...quick, ...thorough])).toEqual(new Set(filesInRun(group, undefined)))
})

test.each([
  ['groups.test.ts', 'anything', true],
  ['ci.test.ts', 'a run > last line of it', true],
  ['ci.test.ts', 'another', false],
  ['docs.test.ts', 'last line', false],
])('groups of tests: %s, "%s" is quick: %s', (file, title, isQuick) => {
  expect(isInRun('quick', group, `test/commands/${file}`, title)).toBe(isQuick)
  expect(isInRun('thorough', group, `test/commands/${file}`, title)).toBe(!isQuick)
})

test('groups of tests: the API suite runs on SQLite in the quick run, on PostgreSQL in the thorough one', () => {
  const runOf = (title: string, file = 'test/api/cart.test.ts') =>
    isInRun('quick', groups.api, file, title) ? 'quick' : 'thorough'
  expect(runOf('cart on sqlite > a line')).toBe('quick')
  expect(runOf('a test of no engine')).toBe('quick')
  expect(runOf('cart on postgres > a line')).toBe('thorough')
  expect(runOf('idempotency on postgres > a key', 'test/api/idempotency.test.ts')).toBe('quick')
})
