// Prints what failed and why, and how many tests passed, failed and were skipped: a line per command, and the total as the last
// line. Exits with 1 unless all runs are good.
// Usage: node .ci/count.mjs (<command> <its JSON report by Vitest> <its exit status>)…
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Of each message. */
const maxLines = 12
const maxLineLength = 300

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {} // the run crashed before it wrote a whole report
  }
}

function countOf(file, status) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = readReport(file)
  // A file that could not be loaded, or whose hook failed, has no failed test of its own.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length
  const isGood = status === '0' && numPassedTests > 0
  return {
    failures: testResults.flatMap(failuresOf),
    passed: numPassedTests,
    // Whatever else went wrong (a crash, no tests at all, an error outside of tests) counts as one failure.
    failed: Math.max(numFailedTests + brokenFiles, isGood ? 0 : 1),
    skipped: numPendingTests + numTodoTests,
  }
}

/** A test that failed, or a file without such a test that failed nevertheless. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  const file = relative(process.cwd(), name)
  if (failed.length === 0) return status === 'failed' ? [{ title: file, message }] : []
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${file}: ${fullName}`,
    message: failureMessages.join('\n'),
  }))
}

function printFailure({ title, message }) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, maxLines)
  console.log(`\nfailed: ${title}`)
  for (const line of lines) console.log(`  ${line.slice(0, maxLineLength)}`)
}

const print = (title, { passed, failed, skipped }) =>
  console.log(`${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`)

const words = process.argv.slice(2)
const counts = []
const total = { passed: 0, failed: 0, skipped: 0 }
for (let at = 0; at < words.length; at += 3) {
  const [command, file, status] = words.slice(at, at + 3)
  const count = countOf(file, status)
  counts.push([command, count])
  for (const name of Object.keys(total)) total[name] += count[name]
}
for (const [, { failures }] of counts) failures.forEach(printFailure)
for (const [command, count] of counts) print(command, count)
// Without a run, nothing was shown.
if (words.length === 0) total.failed = 1
print('tests', total)
process.exitCode = total.failed === 0 ? 0 : 1
