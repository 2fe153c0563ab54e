import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    // No test leaves anything behind in its process that another could find, and a process for each file takes a minute.
    isolate: false,
    // Node runs the TypeScript as it is. Vite's own loader makes each use of an import dearer, by a tenth of all that is computed.
    experimental: { viteModuleRunner: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A process test waits for others a fifth of its time: three keep two cores busy.
    maxWorkers: 3,
    coverage: {
      provider: 'v8',
      include: ['src/core/**'],
      thresholds: { 100: true },
    },
  },
})
