import { packDays } from '@skills-center/contract/practice/pack'
import type { SkillState } from '@skills-center/learner/state'
import { badRequest, gone } from '../../platform/problems.ts'
import type { IssuedQuestion } from '../questions/question-token.ts'
import { say } from '../messages.gen.ts'

const day = 86_400_000

type Taken = Pick<IssuedQuestion, 'isOffline' | 'issuedAt'>

/**
 * The time at which an answer counts as given. The device reports how long ago that was, because device clocks can be
 * hours off. The result is never before the question was issued and never in the future. Throws if the pack had already
 * expired by then, or if the question was not downloaded: all other answers count when they arrive.
 */
export function givenAt(
  { isOffline, issuedAt }: Taken,
  agoMilliseconds: number | undefined,
  now: Date,
): Date {
  if (isOffline !== true) {
    if (agoMilliseconds === undefined) return now
    throw badRequest(say('earlier-only-offline'))
  }
  const issued = issuedAt * 1000
  const given = Math.min(now.getTime(), Math.max(issued, now.getTime() - (agoMilliseconds ?? 0)))
  if (given > issued + packDays * day) {
    throw gone(say('pack-expired', { days: packDays }))
  }
  return new Date(given)
}

/**
 * Places an answer after the student's latest one. Answers from two devices count in the order of arrival, so no answer
 * can be inserted between others, and everything can be recomputed from the stored times.
 */
export const afterLatest = (given: Date, latest: Date | null): Date =>
  latest === null || latest < given ? given : new Date(latest.getTime() + 1)

/** An answer whose key was on the device can keep or lose mastery, but never gain it. */
export const masteryBy = (
  { isOffline }: Pick<IssuedQuestion, 'isOffline'>,
  before: SkillState | undefined,
  after: SkillState,
): SkillState => (isOffline === true && before?.mastered !== true ? { ...after, mastered: false } : after)
