import { packDays } from '@skills-center/contract/practice/pack'
import type { SkillState } from '@skills-center/learner/state'
import { badRequest, gone } from '../../platform/problems.ts'
import type { IssuedQuestion } from '../questions/question-token.ts'
import { say } from '../messages.gen.ts'

const day = 86_400_000

type Taken = Pick<IssuedQuestion, 'isOffline' | 'issuedAt'>

/**
 * When an answer counts as given. The device says how long ago that was, since clocks of devices are wrong by hours;
 * it is never before the question was issued and never to come. Throws where it was given when the pack was over, and
 * where its question was not downloaded: other answers count when they arrive.
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
 * Not before what the student did last, in order: what was answered on two devices is taken in as it came, so that
 * nobody puts an answer between others, and all can be worked out again from the times alone.
 */
export const afterLatest = (given: Date, latest: Date | null): Date =>
  latest === null || latest < given ? given : new Date(latest.getTime() + 1)

/** An answer whose key was on the device can keep or lose mastery, and never begin it. */
export const masteryBy = (
  { isOffline }: Pick<IssuedQuestion, 'isOffline'>,
  before: SkillState | undefined,
  after: SkillState,
): SkillState => (isOffline === true && before?.mastered !== true ? { ...after, mastered: false } : after)
