import type { Permission } from './signals.ts'

const WRITERS: readonly Permission[] = ['write', 'maintain', 'admin']

/** Whether an account with this permission may hand over an issue or give a command (P2). */
export const mayCommand = (permission: Permission): boolean => WRITERS.includes(permission)

const MAINTAINERS: readonly Permission[] = ['maintain', 'admin']

/** Whether an account may decide that what can't be read of a journal is left out. */
export const mayRepair = (permission: Permission): boolean => MAINTAINERS.includes(permission)
