import { guard } from './guard.ts'

/** The workflow's two jobs are told apart by the event: only a dispatch works on a task. */
await guard(async () => {
  if (process.env['GITHUB_EVENT_NAME'] === 'workflow_dispatch') await (await import('./work.ts')).work()
  else await (await import('./route.ts')).routeJob()
})
