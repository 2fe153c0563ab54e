import { registerHooks } from 'node:module'
import type { Emulator } from 'emulate'

/** The emulator's records, all of them. */
interface Store {
  snapshot(): unknown
  restore(snapshot: unknown): void
}

const CLOSED = 'generatedSecrets,\n      reset() {'
const OPEN = 'generatedSecrets,\n      store,\n      answer: (request) => app.fetch(request),\n      reset() {'

/**
 * The emulator can go back to its seed, not to a later state, and is reached over HTTP alone. What it keeps its records in
 * can, and what answers its requests could be asked at once, but neither is handed out.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/emulate/dist/api.js')) return loaded
    const source = String(loaded.source)
    if (!source.includes(CLOSED)) throw new Error(`emulate has changed: its api.js has no ${JSON.stringify(CLOSED)}`)
    return { ...loaded, source: source.replace(CLOSED, OPEN) }
  },
})

export interface OpenEmulator extends Emulator {
  readonly store: Store
  answer(request: Request): Promise<Response>
}

export async function openEmulator(seed: Record<string, unknown>): Promise<OpenEmulator> {
  const { createEmulator } = await import('emulate')
  return (await createEmulator({ service: 'github', port: 0, seed })) as OpenEmulator
}
