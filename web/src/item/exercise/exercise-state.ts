import type { Response } from '@skills-center/contract/interaction'
import type { ShownItem } from '@skills-center/contract/item'
import type { ExerciseReply } from '@skills-center/contract/skills'
import { emptyResponse } from '../interactions/interactions.ts'

/** The state of a question whose tries do not count. */
export interface Trying {
  readonly response: Response
  /** The response that the latest reply judged; null if the reader asked for the answer. */
  readonly judged: Response | null
  readonly missed: readonly Response[]
  readonly reply: ExerciseReply | null
}

export const startTrying = (item: ShownItem): Trying => ({
  response: emptyResponse(item.interaction),
  judged: null,
  missed: [],
  reply: null,
})

export const afterReply = (trying: Trying, sent: Response | null, reply: ExerciseReply): Trying => ({
  ...trying,
  judged: sent,
  missed: sent !== null && reply.verdict === 'incorrect' ? [...trying.missed, sent] : trying.missed,
  reply,
})

/** Answered correctly, or the answer was shown. */
export const isDone = ({ reply }: Trying): boolean => reply !== null && reply.solution !== null

/** The known mark of the current response; null if it has changed since it was judged. */
export function markOf({ reply, response, judged }: Trying): 'right' | 'wrong' | 'refused' | null {
  if (reply === null || judged === null || response !== judged) return null
  if (reply.verdict === 'correct') return 'right'
  return reply.verdict === 'incorrect' ? 'wrong' : 'refused'
}
