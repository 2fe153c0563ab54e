/** Tokens of Microsoft Entra ID for Foundry, from the Azure CLI that `azure/login` has signed in. */
import { execFile } from 'node:child_process'
import { Fatal, Transient } from '../../ports/failures.ts'

const ARGS = ['account', 'get-access-token', '--scope', 'https://ai.azure.com/.default', '--output', 'json']
const LIMIT_MS = 60_000
/** A token that ends sooner than this is not begun a turn with. */
const RESERVE_MS = 5 * 60_000

interface Token {
  readonly accessToken: string
  /** Seconds since 1970. */
  readonly expires_on: number
}

/** The token that holds now; asks for the next when it has to. Throws Fatal without a CLI, Transient when it fails. */
export function azureTokens(learn: (secret: string) => void): () => Promise<string> {
  let held: Token | null = null
  return async () => {
    if (held && held.expires_on * 1000 > Date.now() + RESERVE_MS) return held.accessToken
    held = await ask()
    learn(held.accessToken)
    return held.accessToken
  }
}

function ask(): Promise<Token> {
  return new Promise((resolve, reject) => {
    execFile('az', ARGS, { timeout: LIMIT_MS }, (cause, stdout) => {
      if (cause && 'code' in cause && cause.code === 'ENOENT') return reject(noCli(cause))
      const token = cause ? null : tokenIn(stdout)
      if (token) return resolve(token)
      reject(new Transient('the Azure CLI gave no token; its sign-in may have expired', cause ? { cause } : {}))
    })
  })
}

const noCli = (cause: Error): Fatal =>
  new Fatal('the Azure CLI could not be started', 'run this on a machine that has `az`, signed in by `azure/login`.', {
    cause,
  })

function tokenIn(text: string): Token | null {
  try {
    const { accessToken, expires_on } = JSON.parse(text)
    return typeof accessToken === 'string' && accessToken !== ''
      ? { accessToken, expires_on: Number(expires_on) }
      : null
  } catch {
    return null
  }
}
