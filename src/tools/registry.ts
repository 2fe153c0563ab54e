import type { Tool, Toolbox } from '../ports/tool.ts'
import { askHumanTool } from './ask-human.ts'
import { bashTool } from './bash.ts'
import { delegateTool } from './delegate.ts'
import { editTool } from './edit.ts'
import { finishTool } from './finish.ts'
import { readTool } from './read.ts'
import { reportTool } from './report.ts'
import { searchTool } from './search.ts'
import { submitPlanTool } from './submit-plan.ts'
import { updatePlanTool } from './update-plan.ts'

type Role = Parameters<Toolbox>[0]

/** What each role may use, in the order in which the model is told (A4). The plan role can change nothing (P4). */
const byRole: Readonly<Record<Role, readonly Tool[]>> = {
  plan: [readTool, searchTool, delegateTool, askHumanTool, submitPlanTool],
  work: [bashTool, editTool, readTool, searchTool, delegateTool, askHumanTool, updatePlanTool, finishTool],
}
/** A sub-agent may touch what its parent may, and speaks to nobody else. */
const ofSubAgent: typeof byRole = {
  plan: [readTool, searchTool, reportTool],
  work: [bashTool, editTool, readTool, searchTool, reportTool],
}

export const toolsFor: Toolbox = (role, subAgent = false) => (subAgent ? ofSubAgent : byRole)[role]

const all = [...byRole.plan, ...byRole.work, ...ofSubAgent.work]
export const toolNamed = (name: string): Tool | null => all.find((tool) => tool.name === name) ?? null
