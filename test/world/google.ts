import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What of Google and of GitHub's token service `google-github-actions/auth` and Vertex AI need. */
export interface Google {
  /** What the action writes into the credentials file, for workload identity federation. */
  readonly credentials: Record<string, unknown>
  /** Access tokens given out so far. */
  readonly tokens: ReadonlySet<string>
  /** From now on every exchange is refused with this status. */
  refuse: number | null
  close(): Promise<void>
}

const REQUEST_TOKEN = 'a-request-token-of-the-job'
const IDENTITY = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJyZXBvOm9jdG8vc2x1ZyJ9.c2lnbmVk'
const AUDIENCE = '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github/providers/repository'

interface Answer {
  readonly status: number
  readonly body: unknown
}

export async function openGoogle(): Promise<Google> {
  const tokens = new Set<string>()
  const google = { refuse: null as number | null }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { status, body: said } = google.refuse
      ? { status: google.refuse, body: { error: 'invalid_grant', error_description: 'words that change' } }
      : answer(request, body, tokens)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(google, {
    tokens,
    credentials: credentialsAt(url),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  })
}

const credentialsAt = (url: string) => ({
  type: 'external_account',
  audience: AUDIENCE,
  subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  token_url: `${url}/v1/token`,
  credential_source: {
    url: `${url}/oidc?audience=x`,
    headers: { Authorization: `Bearer ${REQUEST_TOKEN}` },
    format: { type: 'json', subject_token_field_name: 'value' },
  },
  service_account_impersonation_url: `${url}/v1/projects/-/serviceAccounts/pawl@octo.iam.gserviceaccount.com:generateAccessToken`,
})

function answer({ url = '', headers }: IncomingMessage, body: string, tokens: Set<string>): Answer {
  const { pathname } = new URL(url, 'http://host')
  if (pathname === '/oidc') {
    return headers.authorization === `Bearer ${REQUEST_TOKEN}` ? { status: 200, body: { value: IDENTITY } } : NOBODY
  }
  if (pathname === '/v1/token') {
    const asked = new URLSearchParams(body)
    if (asked.get('subject_token') !== IDENTITY || asked.get('audience') !== AUDIENCE) return NOBODY
    return { status: 200, body: { access_token: 'federated', token_type: 'Bearer', expires_in: 3600 } }
  }
  if (!pathname.endsWith(':generateAccessToken') || headers.authorization !== 'Bearer federated') return NOBODY
  const token = `ya29.a-token-of-the-service-account-${tokens.size + 1}`
  tokens.add(token)
  return {
    status: 200,
    body: { accessToken: token, expireTime: new Date(Date.now() + 3_600_000).toISOString() },
  }
}

const NOBODY: Answer = { status: 401, body: { error: 'unauthorized' } }
