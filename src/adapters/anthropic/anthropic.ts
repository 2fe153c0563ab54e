import Anthropic from '@anthropic-ai/sdk'
import type { Model } from '../../ports/model.ts'
import { messagesModel, PLAIN, type Tuning } from './model.ts'
import { ANTHROPIC } from './vendor.ts'

export interface AnthropicOptions extends Tuning {
  readonly apiKey: string
  /** Another address than Anthropic's own. */
  readonly baseUrl: string | null
}

export const anthropicModel = ({ apiKey, baseUrl, ...tuning }: AnthropicOptions): Model =>
  messagesModel({
    ...tuning,
    vendor: ANTHROPIC,
    connect: (fetch) => new Anthropic({ ...PLAIN, apiKey, baseURL: baseUrl ?? 'https://api.anthropic.com', fetch }),
  })
