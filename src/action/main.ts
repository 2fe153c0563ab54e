import { guard } from './guard.ts'

/** The workflow's two jobs are told apart by the event: only a dispatch works on a task. */
await guard(async () => {
  if (process.env['GITHUB_EVENT_NAME'] === 'workflow_dispatch') await (await import('./work.ts')).work()
  else await (await import('./route.ts')).routeJob()
})

// Idle sockets must not keep a job alive that is over: a runner bills by the minute.
process.exit(process.exitCode ?? 0)
