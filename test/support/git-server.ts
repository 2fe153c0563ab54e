import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

export interface GitRequest {
  readonly method: string
  readonly path: string
  /** Whether it is the request that changes the remote. */
  readonly pushes: boolean
  /** Size of its body, once it has come. */
  bytes: number
}

/** What becomes of a request: served, lost before or after it took effect, answered never, or by a status before or after. */
export type Fate = 'pass' | 'drop-before' | 'drop-after' | '502-after' | 'hang' | number

export interface GitServer {
  readonly url: string
  readonly token: string
  /** Decides the next requests' fates; `null` serves them all. */
  fate: ((request: GitRequest) => Fate | Promise<Fate>) | null
  readonly requests: GitRequest[]
  /** Makes an empty repository and returns its URL and folder. */
  create(name: string): { readonly remote: string; readonly folder: string }
  close(): Promise<void>
}

/** `git http-backend` behind a small server that asks for a token and can lose requests. */
export async function startGitServer(): Promise<GitServer> {
  const root = mkdtempSync(join(tmpdir(), 'pawl-git-server-'))
  const running = new Set<ChildProcess>()
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const self: GitServer = {
    url,
    // No other process of this machine knows it: tests look for it in all of their arguments.
    token: `token-${randomUUID()}`,
    fate: null,
    requests: [],
    create(name) {
      const folder = join(root, `${name}.git`)
      mkdirSync(folder)
      git(folder, 'init', '--quiet', '--bare', '--initial-branch=main')
      git(folder, 'config', 'http.receivepack', 'true')
      return { remote: `${url}/${name}.git`, folder }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      for (const child of running) child.kill('SIGKILL')
      await rm(root, { recursive: true, force: true })
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const asked = { method: request.method ?? '', path, pushes: path.endsWith('/git-receive-pack'), bytes: 0 }
    self.requests.push(asked)
    const sent = await buffer(request)
    asked.bytes = sent.length
    if (request.headers.authorization !== `Basic ${basic(self.token)}` && !isBasic(request, self.token)) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="test"' }).end()
      return
    }
    const fate = self.fate === null ? 'pass' : await self.fate(asked)
    if (fate === 'hang') return
    if (fate === 'drop-before') return void response.destroy()
    if (typeof fate === 'number') return void response.writeHead(fate).end()
    const answer = await backend(root, request, sent, running)
    if (fate === 'drop-after') return void response.destroy()
    if (fate === '502-after') return void response.writeHead(502).end()
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }
  return self
}

const basic = (token: string) => Buffer.from(`x-access-token:${token}`).toString('base64')
const isBasic = (request: IncomingMessage, token: string) => request.headers.authorization === `basic ${basic(token)}`

async function backend(root: string, request: IncomingMessage, sent: Buffer, running: Set<ChildProcess>) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REMOTE_USER: 'test',
      REQUEST_METHOD: request.method,
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
    },
  })
  running.add(child)
  child.stdin.on('error', () => {})
  child.stdin.end(request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent)
  child.stderr.resume()
  const output = await buffer(child.stdout)
  running.delete(child)
  const end = output.indexOf('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of output.toString('latin1', 0, end).split('\r\n')) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  const status = Number.parseInt(headers['status'] ?? '200', 10)
  delete headers['status']
  return { status, headers, body: output.subarray(end + 4) }
}

/** Runs git in a folder as somebody other than Pawl does. */
export function git(folder: string, ...args: string[]): string {
  return gitWith(folder, '', ...args)
}

export function gitWith(folder: string, input: string, ...args: string[]): string {
  const identity = ['GIT_AUTHOR_NAME', 'GIT_COMMITTER_NAME'].map((name) => [name, 'Somebody'])
  const emails = ['GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_EMAIL'].map((name) => [name, 'somebody@example.com'])
  return execFileSync('git', args, {
    cwd: folder,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      ...Object.fromEntries([...identity, ...emails]),
    },
  }).trim()
}
