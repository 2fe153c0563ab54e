// Loaded into jobs by NODE_OPTIONS: their clock is ahead by PAWL_AHEAD_MS, the pauses between their tries last PAWL_PAUSE_MS at
// most, and a reply is given up after PAWL_IDLE_MS of silence.
import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'

const { PAWL_AHEAD_MS = '0', PAWL_PAUSE_MS, PAWL_IDLE_MS } = process.env
const IDLE_MS = 120_000
const LONGEST_PAUSE_MS = 60_000

const now = Date.now
Date.now = () => now() + Number(PAWL_AHEAD_MS)

if (PAWL_PAUSE_MS) {
  const sleep = promises.setTimeout
  promises.setTimeout = (ms, ...rest) =>
    sleep(ms <= LONGEST_PAUSE_MS ? Math.min(ms, Number(PAWL_PAUSE_MS)) : ms, ...rest)
  syncBuiltinESMExports()
}

if (PAWL_IDLE_MS) {
  const later = globalThis.setTimeout
  globalThis.setTimeout = (act, ms, ...rest) => later(act, ms === IDLE_MS ? Number(PAWL_IDLE_MS) : ms, ...rest)
}
