/** Who serves the model, for what is said to people. */
export interface Vendor {
  /** As the subject of a sentence. */
  readonly name: string
  /** What the vendor refuses when it knows nobody by them. */
  readonly credentials: 'key' | 'credentials'
  /** What to do about it; and where they are right but not allowed to. */
  readonly renew: string
  readonly allow: string
}

export const ANTHROPIC: Vendor = {
  name: 'the Anthropic API',
  credentials: 'key',
  renew: 'renew the secret `ANTHROPIC_API_KEY`',
  allow: 'give the key access to that model, or choose another with the input `model`',
}

export const BEDROCK: Vendor = {
  name: 'Amazon Bedrock',
  credentials: 'credentials',
  renew:
    'look at what `aws-actions/configure-aws-credentials`, or the secret behind `AWS_BEARER_TOKEN_BEDROCK`, gives this job',
  allow:
    'allow its role `bedrock:InvokeModelWithResponseStream` on that model, and ask for access to the model in the AWS console',
}

export const VERTEX: Vendor = {
  name: 'Google Vertex AI',
  credentials: 'credentials',
  renew: 'look at what `google-github-actions/auth` gives this job',
  allow: 'give its account the role Vertex AI User, and enable the model in the Model Garden of the project',
}

export const FOUNDRY: Vendor = {
  name: 'Microsoft Foundry',
  credentials: 'credentials',
  renew: 'look at what `azure/login`, or the secret behind `ANTHROPIC_FOUNDRY_API_KEY`, gives this job',
  allow: 'give its identity the role Cognitive Services User on the resource that has the model',
}
