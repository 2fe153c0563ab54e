/** Claude on Google Vertex AI. The SDK is loaded with the first turn, and by no other provider's job. */
import type { GoogleAuth } from 'google-auth-library'
import type { JsonObject } from '../../core/json.ts'
import type { Model } from '../../ports/model.ts'
import { messagesModel, PLAIN, type Tuning } from './model.ts'
import { VERTEX } from './vendor.ts'

export interface VertexOptions extends Tuning {
  readonly region: string
  readonly project: string
  /** Another address than the region's. */
  readonly baseUrl: string | null
  /** What a credentials file holds; null lets Google's library look where it always does. */
  readonly credentials: JsonObject | null
  /** Hears of every access token before it is used. */
  learn(secret: string): void
}

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform'

export function vertexModel({ region, project, baseUrl, credentials, learn, ...tuning }: VertexOptions): Model {
  let auth: GoogleAuth | null = null
  let known = ''
  return messagesModel({
    ...tuning,
    vendor: VERTEX,
    async connect(fetch) {
      const [{ AnthropicVertex }, google] = await Promise.all([
        import('@anthropic-ai/vertex-sdk'),
        import('google-auth-library'),
      ])
      // One for all turns: it keeps the token as long as it holds, and asks for the next.
      auth ??= new google.GoogleAuth({ scopes: SCOPE, ...(credentials ? { credentials } : {}) })
      const client = new AnthropicVertex({
        ...PLAIN,
        googleAuth: auth,
        region,
        projectId: project,
        ...(baseUrl ? { baseURL: baseUrl } : {}),
        async fetch(url, init) {
          const token = new Headers(init?.headers).get('authorization')?.replace(/^bearer /i, '') ?? ''
          if (token !== known) learn(token)
          known = token
          return fetch(url, init)
        },
      })
      return client
    },
  })
}
