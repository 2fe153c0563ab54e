/** What a worker is made of: loaded while the state branch is read. */
export { run } from '../runtime/run.ts'
export { report } from './report.ts'
export { wire } from './wire.ts'
