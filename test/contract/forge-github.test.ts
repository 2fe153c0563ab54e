import { forgeContract } from './forge-contract.ts'
import { githubWorld } from './forge-github-world.ts'

forgeContract('GitHub', githubWorld)
