// Loaded into a worker by NODE_OPTIONS: ends its process at the n-th write to the local log, before it, in the middle of
// it (a torn line), or after it. The count goes on over all processes of a story, a byte a write in the file beside the
// plan that PAWL_DIE_AT names, so that any death leaves it whole.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const file = process.env.PAWL_DIE_AT
const write = fs.writeFileSync
const die = () => process.kill(process.pid, 'SIGKILL')

if (file) slowDown()
if (file && /main\.js$/.test(process.argv[1] ?? '')) watch()

/** A worker asks for its lease again when seconds have gone by: on a busy machine a story would make more requests. */
function slowDown() {
  const clock = Date.now
  const begun = clock()
  Date.now = () => begun + Math.floor((clock() - begun) / 20)
}

function watch() {
  fs.writeFileSync = (target, data, ...rest) => {
    if (typeof target !== 'number') return write(target, data, ...rest)
    const plan = JSON.parse(fs.readFileSync(file, 'utf8'))
    write(`${file}.count`, '.', { flag: 'a' })
    const now = fs.statSync(`${file}.count`).size === plan.at
    if (now && plan.when === 'before') die()
    if (now && plan.when === 'torn') {
      write(target, data.slice(0, Math.ceil(data.length / 2)), ...rest)
      die()
    }
    write(target, data, ...rest)
    if (now && plan.when === 'after') die()
  }
  syncBuiltinESMExports()
}
