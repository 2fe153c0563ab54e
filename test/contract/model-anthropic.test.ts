import { anthropicModel } from '../../src/adapters/anthropic/anthropic.ts'
import { anthropicDialect } from '../world/messages/dialect.ts'
import { modelContract } from './model-contract.ts'

modelContract('Anthropic', {
  dialect: anthropicDialect(),
  model: 'claude-test',
  make: (baseUrl, tuning) => anthropicModel({ apiKey: 'sk-ant-test', baseUrl, ...tuning }),
  words: { refused: 'refused the key (401)', name: 'the Anthropic API' },
})
