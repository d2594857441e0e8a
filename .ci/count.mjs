// Prints the last line of a run: how many tests passed, failed and were skipped. Exits with 1 unless the run is good.
// Usage: node .ci/count.mjs <vitest's JSON report> <exit status of the test run>
import { readFileSync } from 'node:fs'

const [file, status] = process.argv.slice(2)

function readReport() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {} // the run crashed before it wrote a whole report
  }
}

const {
  numPassedTests = 0,
  numFailedTests = 0,
  numPendingTests = 0,
  numTodoTests = 0,
  ...report
} = readReport()
// A file that could not be loaded, or whose hook failed, has no failed test of its own.
const brokenFiles = (report.testResults ?? []).filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
).length
const isGood = status === '0' && numPassedTests > 0
// Whatever else went wrong (a crash, no tests at all, an error outside of tests) counts as one failure.
const failed = Math.max(numFailedTests + brokenFiles, isGood ? 0 : 1)
console.log(`tests: ${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped`)
process.exitCode = failed === 0 ? 0 : 1
