import { SkillId, type UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

const CountedAttempt = z.object({
  skill_id: SkillId,
  level: z.literal([1, 2, 3]),
  try: z.literal([1, 2]),
  purpose: z.string(),
  verdict: z.enum(['correct', 'incorrect']),
  active_ms: z.number(),
  day: z.string(),
  answered_at: z.date(),
  mastered_before: z.boolean(),
  mastered_after: z.boolean(),
  points: z.number(),
  is_credited: z.boolean(),
  is_rapid: z.boolean(),
  is_from_unverified: z.boolean(),
})
type CountedAttempt = z.infer<typeof CountedAttempt>

const attempts = statement(
  'progress.select-counted-attempts',
  `select skill_id, level, try, purpose, verdict, active_ms, day, answered_at, mastered_before, mastered_after, points,
          is_credited, is_rapid, is_from_unverified
   from attempts where student_id = $1 order by answered_at, issued_at, try`,
  CountedAttempt,
)
const deferrals = statement(
  'progress.select-deferral-times',
  'select skill_id, deferred_at from deferrals where student_id = $1',
  z.object({
    skill_id: SkillId,
    deferred_at: z.date(),
  }),
)
const days = statement('progress.delete-days', 'delete from daily_activity where student_id = $1')

/** All of a student's answers, in the order given. */
export const selectCountedAttempts = (db: Queryable, studentId: UserId): Promise<CountedAttempt[]> =>
  db.query(attempts, [studentId])

export const selectDeferralTimes = (
  db: Queryable,
  studentId: UserId,
): Promise<{ skill_id: SkillId; deferred_at: Date }[]> => db.query(deferrals, [studentId])

export const deleteDays = (db: Queryable, studentId: UserId) => db.query(days, [studentId])
