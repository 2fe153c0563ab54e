export type * from '../ports/tool.ts'
