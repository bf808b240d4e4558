import type { Response } from '@skills-center/contract/interaction'
import type { ShownItem } from '@skills-center/contract/item'
import type { ExerciseReply } from '@skills-center/contract/skills'
import { emptyResponse } from '../interactions/interactions.ts'

/** A question that is tried where it does not count. */
export interface Trying {
  readonly response: Response
  /** The response that the latest reply is about; null when the answer was asked for. */
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

/** Answered right, or shown. */
export const isDone = ({ reply }: Trying): boolean => reply !== null && reply.solution !== null

/** What the response as it is is known to be. */
export function markOf({ reply, response, judged }: Trying): 'right' | 'wrong' | 'refused' | null {
  if (reply === null || judged === null || response !== judged) return null
  if (reply.verdict === 'correct') return 'right'
  return reply.verdict === 'incorrect' ? 'wrong' : 'refused'
}
