import { roleOf, text } from '../world/messages/brain.ts'
import type { Brain, Part, Reply } from '../world/messages/types.ts'
import { reached } from './long/story.ts'
import { SHORT_PLAN } from './short-world.ts'

/** An agent that says where it is, and a reply for each step, with the reason why it ended. */
export const stepping =
  (...steps: readonly (Reply | readonly Part[])[]): Brain =>
  (request) => {
    const role = roleOf(request)
    const step = reached(request)
    if (role === 'summary') return { content: [text(`Step ${step} of 9 is done; a dash is to be typed yet.`)] }
    const made = role === 'plan' ? SHORT_PLAN[0] : steps[step]
    const { content, ...how } = made && 'content' in made ? made : { content: [...(made ?? [])] }
    const said = role === 'plan' ? [] : [text(`Step ${step + 1} of 9.`)]
    const named = content.map((part, at) =>
      part.type === 'tool_use' ? { ...part, id: `t_${role}_${step}_${at}` } : part,
    )
    return { ...how, content: [...said, ...named] }
  }
