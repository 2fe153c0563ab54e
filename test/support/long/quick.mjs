// Loaded into a worker by NODE_OPTIONS: a long story that is played in a minute. Time runs five times as fast, so that
// checkpoints come as often between turns as they would, and pauses before another try are drawn near their shortest.
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const FASTER = 5

const random = Math.random
Math.random = () => random() / 1_000

const clock = Date.now
const begun = clock()
Date.now = () => begun + (clock() - begun) * FASTER

const later = globalThis.setTimeout
globalThis.setTimeout = Object.assign((act, ms, ...rest) => later(act, ms / FASTER, ...rest), later)
const sleep = timers.setTimeout
timers.setTimeout = (ms, ...rest) => sleep(ms / FASTER, ...rest)
syncBuiltinESMExports()
