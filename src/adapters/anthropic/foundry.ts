/** Claude on Microsoft Foundry. The SDK is loaded with the first turn, and by no other provider's job. */
import type { Model } from '../../ports/model.ts'
import { azureTokens } from './azure.ts'
import { messagesModel, PLAIN, type Tuning } from './model.ts'
import { FOUNDRY } from './vendor.ts'

export interface FoundryOptions extends Tuning {
  readonly baseUrl: string
  /** Null asks the Azure CLI for tokens. */
  readonly apiKey: string | null
  /** Hears of every token before it is used. */
  learn(secret: string): void
}

export function foundryModel({ baseUrl, apiKey, learn, ...tuning }: FoundryOptions): Model {
  const token = azureTokens(learn)
  return messagesModel({
    ...tuning,
    vendor: FOUNDRY,
    async connect(fetch) {
      const { AnthropicFoundry } = await import('@anthropic-ai/foundry-sdk')
      const credentials = apiKey === null ? { azureADTokenProvider: token } : { apiKey }
      // An address that stands beside a resource is taken for a mistake by the SDK, which reads the latter by itself.
      return new AnthropicFoundry({ ...PLAIN, ...credentials, fetch, baseURL: baseUrl, resource: null })
    },
  })
}
