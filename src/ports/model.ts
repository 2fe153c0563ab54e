import type { ModelRequest } from '../core/conversation.ts'
import type { Data } from '../core/events.ts'

export type Reply = Pick<Data<'turn.completed'>, 'content' | 'stop' | 'usage'>

export interface Model {
  /**
   * One turn, complete or not at all: a reply cut off in the stream is a Transient. Throws Transient, Fatal, Aborted.
   */
  turn(request: ModelRequest, signal: AbortSignal): Promise<Reply>
}
