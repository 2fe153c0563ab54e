import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // No test leaves anything behind in its process that another could find, and a process for each file takes a minute.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: ['src/core/**'],
      thresholds: { 100: true },
    },
  },
})
