import { forgeContract } from './forge-contract.ts'
import { githubWorld } from './forge-github-world.ts'
import { reviewsContract } from './forge-reviews-contract.ts'

forgeContract('GitHub', githubWorld)
reviewsContract('GitHub', githubWorld)
