// The last line of a run is correct, also if the run ended before counting.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '../../.ci/count.mjs')

const file = (status: string, ...tests: string[]) => ({
  name: join(process.cwd(), 'test/a.test.ts'),
  message: status === 'failed' ? 'it cannot be loaded' : '',
  status,
  assertionResults: tests.map((each) => ({
    fullName: 'orders a title',
    status: each,
    failureMessages: each === 'failed' ? ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at a.test.ts:3'] : [],
  })),
})
const passed = file('passed', 'passed')

test.each([
  ['all passed', { numPassedTests: 1, testResults: [passed] }, 0, '1 passed, 0 failed, 0 skipped'],
  [
    'some skipped',
    { numPassedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [passed] },
    0,
    '1 passed, 0 failed, 3 skipped',
  ],
  [
    'a test failed',
    { numPassedTests: 1, numFailedTests: 2, testResults: [passed, file('failed', 'failed', 'failed')] },
    1,
    '1 passed, 2 failed, 0 skipped',
  ],
  [
    'a file could not be loaded',
    { numPassedTests: 1, testResults: [passed, file('failed')] },
    1,
    '1 passed, 1 failed, 0 skipped',
  ],
  [
    'a hook failed',
    { numPassedTests: 1, numPendingTests: 1, testResults: [passed, file('failed', 'skipped')] },
    1,
    '1 passed, 1 failed, 1 skipped',
  ],
  [
    'an error outside of tests',
    { numPassedTests: 1, testResults: [passed] },
    1,
    '1 passed, 1 failed, 0 skipped',
  ],
  ['no tests at all', { numPassedTests: 0, testResults: [] }, 0, '0 passed, 1 failed, 0 skipped'],
  ['a report cut short', '{"numPassedTests": 5, "testRes', 1, '0 passed, 1 failed, 0 skipped'],
  ['an empty report', '', 137, '0 passed, 1 failed, 0 skipped'],
])('last line of a run: %s', (_case, report, status, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-ci-'))
  try {
    const path = join(folder, 'report.json')
    writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
    const run = spawnSync(process.execPath, [script, 'npm test', path, String(status)], { encoding: 'utf8' })
    expect(run.stdout.split('\n').slice(-3)).toEqual([`npm test: ${line}`, `tests: ${line}`, ''])
    expect(run.status).toBe(line.includes(' 0 failed') ? 0 : 1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('end of a run: names what failed and why, before the counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-ci-'))
  try {
    const path = join(folder, 'report.json')
    const testResults = [passed, file('failed', 'passed', 'failed'), file('failed')]
    writeFileSync(path, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }))
    const run = spawnSync(process.execPath, [script, 'npm test', path, '1'], { encoding: 'utf8' })
    expect(run.stdout.split('\n')).toEqual([
      '',
      'failed: test/a.test.ts: orders a title',
      '  expected 1 to be 2',
      '      at a.test.ts:3',
      '',
      'failed: test/a.test.ts',
      '  it cannot be loaded',
      'npm test: 2 passed, 2 failed, 0 skipped',
      'tests: 2 passed, 2 failed, 0 skipped',
      '',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['both passed', 0, 'tests: 5 passed, 0 failed, 1 skipped'],
  ['the second one crashed', 137, 'tests: 5 passed, 1 failed, 1 skipped'],
])('last line of two runs: %s', (_case, status, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-ci-'))
  try {
    const report = (name: string, numPassedTests: number, numPendingTests: number) => {
      const path = join(folder, name)
      writeFileSync(path, JSON.stringify({ numPassedTests, numPendingTests, testResults: [passed] }))
      return path
    }
    const words = ['first', report('a', 2, 1), '0', 'second', report('b', 3, 0), String(status)]
    const run = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' })
    expect(run.stdout.split('\n')).toEqual([
      'first: 2 passed, 0 failed, 1 skipped',
      `second: 3 passed, ${status === 0 ? 0 : 1} failed, 0 skipped`,
      line,
      '',
    ])
    expect(run.status).toBe(status === 0 ? 0 : 1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
