import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { filesInRun, type GroupName, groups, type Run } from './test/groups.ts'
import LongFilesFirst from './test/support/long-files-first.ts'

// Test processes and their threads inherit it. Services and commands start in half the time.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'buildorder-test-compile-cache')

/** Which tests run: `npm test` and `npm run test:thorough` set it. Without it, all. */
const run = (process.env.TESTS || undefined) as Run | undefined

/** A folder in memory with room: an embedded database there does not wait for the disk. Null where there is none. */
function folderInMemory(): string | null {
  const folder = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 1e9 ? folder : null
  } catch {
    return null
  }
}

/** Only these crash a database or measure it. */
const onDisk: readonly string[] = ['processes', 'timed']

const serversOfProcesses = [
  'test/support/global-program.ts',
  'test/support/global-postgres.ts',
  'test/support/global-pgbouncer.ts',
  'test/support/global-prometheus.ts',
]

/** One group after the other. */
const settings: Record<GroupName, TestProjectInlineConfiguration['test']> = {
  decisions: {
    // Files share their modules: loading them again for each file took three quarters of the time.
    isolate: false,
    maxWorkers: 2,
  },
  api: {
    // The clock is injected and nothing is timed, so that two files may run at once.
    globalSetup: ['test/support/global-postgres.ts'],
    isolate: false,
    maxWorkers: 2,
  },
  commands: {
    // The command line, files and documents: real processes, and nothing is timed.
    globalSetup: [
      'test/support/global-program.ts',
      'test/support/global-postgres.ts',
      'test/support/global-prometheus.ts',
    ],
    isolate: false,
    maxWorkers: 3,
  },
  // Kills, races and faults: further files at once use the time in which one waits.
  processes: { globalSetup: serversOfProcesses, isolate: false, maxWorkers: 3 },
  // One file at a time: a second one would disturb what is measured.
  timed: { globalSetup: serversOfProcesses, maxWorkers: 1 },
  pages: {
    globalSetup: ['test/support/global-program.ts', 'test/support/global-chromium.ts'],
    // The files of a worker share one browser.
    isolate: false,
    // Generous: these tests fail on what is wrong, not on a machine that is busy.
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than cores: a third of the time a test waits for its page.
    maxWorkers: 3,
  },
}

const projects = Object.entries(settings).map(([name, test], index) => ({
  extends: true as const,
  test: {
    ...test,
    name,
    provide: { databaseFolder: onDisk.includes(name) ? null : folderInMemory() },
    include: filesInRun(groups[name as GroupName], run),
    sequence: { groupOrder: index + 1 },
  },
}))

export default defineConfig({
  resolve: { alias: { '@buildorder/client': join(import.meta.dirname, 'client/src/index.ts') } },
  test: {
    // Against tests that hang. Tests fail on what is wrong, not on a machine that is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongFilesFirst },
    runner: 'test/support/selecting-runner.ts',
    setupFiles: ['test/support/measure-file.ts'],
    reporters: ['default', './test/support/times-reporter.ts'],
    // A group without files in this run would set up its servers for nothing.
    projects: projects.filter(({ test }) => test.include.length > 0),
  },
})
