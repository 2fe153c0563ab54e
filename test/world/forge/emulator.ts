import { registerHooks } from 'node:module'
import type { Emulator } from 'emulate'

/** The emulator's records, all of them. */
interface Store {
  snapshot(): unknown
  restore(snapshot: unknown): void
}

const CLOSED = 'generatedSecrets,\n      reset() {'

/** The emulator can go back to its seed, not to a later state; what it keeps its records in can, but isn't handed out. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/emulate/dist/api.js')) return loaded
    const source = String(loaded.source)
    if (!source.includes(CLOSED)) throw new Error(`emulate has changed: its api.js has no ${JSON.stringify(CLOSED)}`)
    return { ...loaded, source: source.replace(CLOSED, CLOSED.replace('reset', 'store,\n      reset')) }
  },
})

export async function openEmulator(seed: Record<string, unknown>): Promise<Emulator & { readonly store: Store }> {
  const { createEmulator } = await import('emulate')
  return (await createEmulator({ service: 'github', port: 0, seed })) as Emulator & { readonly store: Store }
}
