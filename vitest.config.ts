import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores are enough to share; more files at once only make each other slow.
    maxWorkers: 2,
    // Tests with real processes, kills and cut wires share a machine with others in CI; a real fault fails twice.
    retry: process.env.CI ? 1 : 0,
  },
})
