/** `npm run bench -- <name>`: each benchmark compares in one run and prints ratios. */
import { startup } from './startup.ts'

const benches: Readonly<Record<string, () => Promise<void>>> = { startup }

const name = process.argv[2] ?? 'startup'
const bench = benches[name]
if (bench) {
  await bench()
} else {
  console.error(`There is no benchmark named ${name}. Use ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 1
}
