import { alongDays } from '@skills-center/contract/practice/along'
import type { SkillState } from '@skills-center/learner/state'
import { badRequest, gone } from '../platform/problems.ts'
import type { IssuedQuestion } from './question-token.ts'
import { say } from './messages.gen.ts'

const day = 86_400_000

type Taken = Pick<IssuedQuestion, 'isAlong' | 'issuedAt'>

/**
 * When an answer counts as given. The device says how long ago that was, since clocks of devices are wrong by hours;
 * it is never before the question was issued and never to come. Throws where it was given when the pack was over, and
 * where it is of a question that was not taken along: those count when they come.
 */
export function givenAt({ isAlong, issuedAt }: Taken, agoMilliseconds: number | undefined, now: Date): Date {
  if (isAlong !== true) {
    if (agoMilliseconds === undefined) return now
    throw badRequest(say('earlier-only-offline'))
  }
  const issued = issuedAt * 1000
  const given = Math.min(now.getTime(), Math.max(issued, now.getTime() - (agoMilliseconds ?? 0)))
  if (given > issued + alongDays * day) {
    throw gone(say('pack-expired', { days: alongDays }))
  }
  return new Date(given)
}

/**
 * Not before what the student did last, in order: what was answered on two devices is taken in as it came, so that
 * nobody puts an answer between others, and all can be worked out again from the times alone.
 */
export const afterLatest = (given: Date, latest: Date | null): Date =>
  latest === null || latest < given ? given : new Date(latest.getTime() + 1)

/** An answer whose key was on the device can keep or lose mastery, and never begin it. */
export const masteryBy = (
  { isAlong }: Pick<IssuedQuestion, 'isAlong'>,
  before: SkillState | undefined,
  after: SkillState,
): SkillState => (isAlong === true && before?.mastered !== true ? { ...after, mastered: false } : after)
