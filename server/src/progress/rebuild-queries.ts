import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

interface CountedAttempt {
  skill_id: SkillId
  level: 1 | 2 | 3
  try: 1 | 2
  purpose: string
  verdict: 'correct' | 'incorrect'
  active_ms: number
  day: string
  answered_at: Date
  mastered_before: boolean
  mastered_after: boolean
  points: number
  is_credited: boolean
  is_from_unverified: boolean
}

const attempts = statement(
  'progress.select-counted-attempts',
  `select skill_id, level, try, purpose, verdict, active_ms, day, answered_at, mastered_before, mastered_after, points,
          is_credited, is_from_unverified
   from attempts where student_id = $1 order by answered_at, issued_at, try`,
)
const deferrals = statement(
  'progress.select-deferral-times',
  'select skill_id, deferred_at from deferrals where student_id = $1',
)
const days = statement('progress.delete-days', 'delete from daily_activity where student_id = $1')

/** All answers of a student in the order in which they were given. */
export const selectCountedAttempts = (db: Queryable, studentId: UserId): Promise<CountedAttempt[]> =>
  db.query<CountedAttempt>(attempts, [studentId])

export const selectDeferralTimes = (
  db: Queryable,
  studentId: UserId,
): Promise<{ skill_id: SkillId; deferred_at: Date }[]> =>
  db.query<{ skill_id: SkillId; deferred_at: Date }>(deferrals, [studentId])

export const deleteDays = (db: Queryable, studentId: UserId) => db.query(days, [studentId])
