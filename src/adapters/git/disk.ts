import { statfs } from 'node:fs/promises'
import { DiskFailure } from '../../ports/failures.ts'
import type { Place } from './snapshot.ts'

/** With less than this, git can neither store a file nor write its index. */
export const MIN_FREE_BYTES = 8 * 1024 * 1024

export const DISK_FULL = 'the disk of this machine is full'

/** Whether the folder or git's store is on a disk without room for bytes or for files. */
export async function lacksRoom({ folder, repository, minFreeBytes }: Place): Promise<boolean> {
  const disks = await Promise.all([folder, repository.options.gitDir].map((path) => statfs(path)))
  return disks.some(({ bavail, bsize, files, ffree }) => bavail * bsize < minFreeBytes || (files > 0 && ffree === 0))
}

/** What a worker that can't write on its machine's disk ends with. */
export const unwritable = (what: string, cause?: unknown): DiskFailure =>
  new DiskFailure(
    `${what}; everything up to the last checkpoint is saved`,
    'free space on the runner, or give the job a runner with a larger disk. The next job goes on from the last checkpoint: the sweep starts it, or run this job again.',
    { cause },
  )
