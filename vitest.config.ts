import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One group after the other.
    projects: [
      {
        extends: true,
        test: {
          name: 'decisions',
          include: ['src/**/*.test.ts', 'web/src/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/*.test.ts', 'test/resilience/**/*.test.ts'],
          globalSetup: ['test/support/global-postgres.ts'],
          // One file at a time: tests with real processes, kills and cut wires bring their own load, and two of them
          // at once on two cores disturb each other's timing.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['test/pages/**/*.test.ts'],
          globalSetup: ['test/support/global-chromium.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
