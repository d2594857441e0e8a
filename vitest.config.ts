import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Test processes and their threads inherit it. Services and commands start in half the time.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'buildorder-test-compile-cache')

export default defineConfig({
  resolve: { alias: { '@buildorder/client': join(import.meta.dirname, 'client/src/index.ts') } },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One group after the other.
    projects: [
      {
        extends: true,
        test: {
          name: 'decisions',
          include: ['{src,tools,client/src,web/src}/**/*.test.ts'],
          // Files share their modules: loading them again for each file took three quarters of the time.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // The clock is injected and nothing is timed, so that two files may run at once.
          include: ['test/api/**/*.test.ts'],
          globalSetup: ['test/support/global-postgres.ts'],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          // The command line, files and documents: real processes, and nothing is timed.
          include: ['test/commands/**/*.test.ts'],
          globalSetup: ['test/support/global-postgres.ts', 'test/support/global-prometheus.ts'],
          testTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['test/processes/**/*.test.ts'],
          globalSetup: [
            'test/support/global-postgres.ts',
            'test/support/global-pgbouncer.ts',
            'test/support/global-prometheus.ts',
          ],
          // One file at a time: tests with real processes, kills, cut wires and time limits bring their own load, and
          // two of them at once on two cores disturb each other's timing.
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['test/pages/**/*.test.ts'],
          globalSetup: ['test/support/global-chromium.ts'],
          // Generous: these tests fail on what is wrong, not on a machine that is busy.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          // One more than cores: a third of the time a test waits for its page.
          maxWorkers: 3,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
})
