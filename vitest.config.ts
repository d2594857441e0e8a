import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'web/src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-postgres.ts', 'test/support/global-chromium.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One file at a time: tests with real processes, kills and cut wires bring their own load, and two of them at once
    // on two cores disturb each other's timing.
    maxWorkers: 1,
  },
})
