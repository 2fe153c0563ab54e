import { callIn, type Place } from './snapshot.ts'

/** Stores what is there, file by file where it must be: one that is gone in the meantime ends git's own way of adding all. */
export async function addWhatStays(place: Place): Promise<void> {
  const args = ['ls-files', '-z', '--exclude-standard', '--others', '--modified', '--deleted']
  const names = (await place.repository.bytes(args, callIn(place))).toString('latin1').split('\0')
  await addEach(place, [...new Set(names.filter((name) => name !== '' && !name.endsWith('/')))])
}

/** All at once, else each half; names are bytes, held as latin1. */
async function addEach(place: Place, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const input = Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1')
  const args = ['update-index', '-z', '--add', '--remove', '--stdin']
  const { code } = await place.repository.run(args, { ...callIn(place), input })
  if (code === 0 || paths.length === 1) return
  const half = Math.ceil(paths.length / 2)
  await addEach(place, paths.slice(0, half))
  await addEach(place, paths.slice(half))
}
