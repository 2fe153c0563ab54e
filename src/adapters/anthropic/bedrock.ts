/** Claude on Amazon Bedrock. The SDK is loaded with the first turn, and by no other provider's job. */
import type { Model } from '../../ports/model.ts'
import { messagesModel, PLAIN, type Tuning } from './model.ts'
import { BEDROCK } from './vendor.ts'

export interface BedrockOptions extends Tuning {
  readonly region: string
  /** Another address than the region's. */
  readonly baseUrl: string | null
  /** A Bedrock API key. */
  readonly apiKey: string | null
  /** Null without a key: the AWS SDK looks where it always does. */
  readonly keys: { readonly id: string; readonly secret: string; readonly session: string | null } | null
}

export const bedrockModel = ({ region, baseUrl, apiKey, keys, ...tuning }: BedrockOptions): Model =>
  messagesModel({
    ...tuning,
    vendor: BEDROCK,
    async connect(fetch) {
      const { AnthropicBedrock } = await import('@anthropic-ai/bedrock-sdk')
      const options = {
        ...PLAIN,
        fetch,
        awsRegion: region,
        baseURL: baseUrl ?? `https://bedrock-runtime.${region}.amazonaws.com`,
        apiKey,
      }
      if (!keys) return new AnthropicBedrock(options)
      const { id: awsAccessKey, secret: awsSecretKey, session: awsSessionToken } = keys
      return new AnthropicBedrock({ ...options, awsAccessKey, awsSecretKey, awsSessionToken })
    },
  })
