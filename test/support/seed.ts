/**
 * What a commit's tests say is the same every time: drawn values come from one seed. `npm run test:explore` draws others,
 * and prints the seed of what it finds; `PAWL_SEED=<seed>` draws those again.
 */
import fc from 'fast-check'

export const SEED = Number(process.env['PAWL_SEED'] ?? 20_261_129)

fc.configureGlobal({ seed: SEED })
