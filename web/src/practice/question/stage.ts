import { isClosed, isPending, upcoming, type Session } from '../session.ts'

/**
 * Where the question on screen stands, and so what can be done with it:
 * - `open`: it takes an answer, or its answer is being checked;
 * - `pending`: the verdict has to be waited for;
 * - `next-here`: the verdict is still to come, and another question is on this device already;
 * - `closed`: it has its verdict and takes no more tries;
 * - `deferred`: the student has not learned this yet.
 */
export type Stage = 'open' | 'pending' | 'next-here' | 'closed' | 'deferred'

export function stageOf(session: Session): Stage {
  if (session.deferred !== null) return 'deferred'
  if (isClosed(session)) return 'closed'
  if (!isPending(session)) return 'open'
  return upcoming(session) === undefined ? 'pending' : 'next-here'
}

/** Whether Enter goes on to the next question instead of checking the answer. */
export const goesOn = (stage: Stage): boolean => stage === 'closed' || stage === 'next-here'
