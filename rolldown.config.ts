import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'rolldown'

/** These only define things when they are loaded; said so here, what a job doesn't use of them is left out. */
const PURE = /node_modules\/(@actions\/|undici\/|tunnel\/)/

/** What one provider of the model needs has a folder of its own: no other job reads any of it. */
const PROVIDERS = {
  amazon: /@anthropic-ai\/bedrock-sdk|@aws-crypto|@aws-sdk|@smithy|@aws\//,
  google: /@anthropic-ai\/vertex-sdk|google-|gaxios|gcp-metadata|gtoken|node-fetch|fetch-blob|formdata-polyfill/,
  microsoft: /@anthropic-ai\/foundry-sdk/,
}

interface Chunk {
  readonly facadeModuleId?: string | null
  readonly moduleIds: readonly string[]
}

/** A chunk is in the folder of the provider which any of its modules belongs to. */
function fileOf({ facadeModuleId, moduleIds }: Chunk): string {
  const modules = [facadeModuleId ?? '', ...moduleIds]
  const found = Object.entries(PROVIDERS).find(([, packages]) => modules.some((id) => packages.test(id)))
  if (found) return `${found[0]}/[name].js`
  return modules.some((id) => id.endsWith('@anthropic-ai/sdk/client.mjs')) ? 'anthropic.js' : '[name].js'
}

/** As npm makes it where a clone is linked: a build leaves nothing to commit there either. */
const executable = {
  name: 'executable',
  writeBundle: ({ dir = '' }) => chmodSync(join(dir, 'cli.js'), 0o755),
}

export default defineConfig({
  input: {
    main: './src/action/main.ts',
    post: './src/action/post.ts',
    cache: './src/adapters/cache/worker.ts',
    cli: './src/cli/main.ts',
  },
  platform: 'node',
  resolve: { mainFields: ['module', 'main'] },
  plugins: [executable],
  treeshake: { moduleSideEffects: [{ test: PURE, external: false, sideEffects: false }] },
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: fileOf,
    comments: { legal: true, annotation: false, jsdoc: false },
  },
})
