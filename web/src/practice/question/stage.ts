import { isClosed, isPending, upcoming, type Session } from '../session.ts'

/**
 * The state of the question on screen, which decides the available actions:
 * - `open`: it accepts an answer, or its answer is being checked;
 * - `pending`: the student has to wait for the verdict;
 * - `next-here`: the verdict is pending, but another question is on this device;
 * - `closed`: it has its verdict and accepts no more tries;
 * - `deferred`: the student has not learned this yet.
 */
export type Stage = 'open' | 'pending' | 'next-here' | 'closed' | 'deferred'

export function stageOf(session: Session): Stage {
  if (session.deferred !== null) return 'deferred'
  if (isClosed(session)) return 'closed'
  if (!isPending(session)) return 'open'
  return upcoming(session) === undefined ? 'pending' : 'next-here'
}

/** Whether Enter continues to the next question instead of checking the answer. */
export const canContinue = (stage: Stage): boolean => stage === 'closed' || stage === 'next-here'
