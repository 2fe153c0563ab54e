import { defineConfig } from 'rolldown'

/** These only define things when they are loaded; said so here, what a job doesn't use of them is left out. */
const PURE = /node_modules\/(@actions\/|undici\/|tunnel\/)/

export default defineConfig({
  input: {
    main: './src/action/main.ts',
    post: './src/action/post.ts',
    cache: './src/adapters/cache/worker.ts',
    cli: './src/cli/main.ts',
  },
  platform: 'node',
  treeshake: { moduleSideEffects: [{ test: PURE, external: false, sideEffects: false }] },
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    comments: { legal: true, annotation: false, jsdoc: false },
  },
})
