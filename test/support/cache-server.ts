import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { CacheService } from '../world/cache.ts'
import type { Reply } from '../world/interceptor.ts'

/** The loopback cache service by itself, for an adapter that is tested without a world around it. */
export interface CacheServer {
  readonly service: CacheService
  /** What a runner tells a step about the service. */
  readonly environment: NodeJS.ProcessEnv
  /** Whether the token may save. */
  writable: boolean
  /** Answers in the service's place; `hang` answers never. */
  fate: Reply | 'hang' | null
  close(): Promise<void>
}

export async function startCacheServer(): Promise<CacheServer> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (self.fate === 'hang') return
    const { method = 'GET', headers } = request
    const asked = { method, path: pathname, query: searchParams, headers, body }
    const reply = self.fate ?? self.service.serve({ ...asked, signature: 's', writable: self.writable })
    response.writeHead(reply.status, reply.headers).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const service = new CacheService(address)
  const self: CacheServer = {
    service,
    environment: {
      PATH: process.env['PATH'],
      GITHUB_SERVER_URL: 'http://github.localhost',
      ACTIONS_RESULTS_URL: `${address}/`,
      ACTIONS_RUNTIME_TOKEN: 'runtime-token',
      ACTIONS_CACHE_SERVICE_V2: 'True',
    },
    writable: true,
    fate: null,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return self
}
