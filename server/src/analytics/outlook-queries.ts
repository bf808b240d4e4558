import { SkillId, UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

/** How a student worked through practice questions. */
const EngagementRow = z.object({
  student_id: UserId,
  questions: z.number(),
  rapid: z.number(),
  correct: z.number(),
  hinted: z.number(),
  active_ms: z.number(),
  idle_ms: z.number(),
  days: z.number(),
  last_at: z.date(),
})
export type EngagementRow = Readonly<z.infer<typeof EngagementRow>>

const engagement = statement(
  'analytics.engagement',
  `select student_id, count(distinct nonce) as questions, count(*) filter (where try = 1 and is_rapid) as rapid,
     count(*) filter (where try = 1 and verdict = 'correct') as correct,
     count(distinct nonce) filter (where hints_used > 0) as hinted,
     sum(active_ms)::int8 as active_ms, sum(idle_ms)::int8 as idle_ms, count(distinct day) as days,
     max(answered_at) as last_at
   from attempts
   where student_id = any ($1::uuid[]) and answered_at >= $2 and purpose <> 'placement'
   group by student_id`,
  EngagementRow,
)

/** By student id. */
export const loadEngagement = async (database: Queryable, studentIds: readonly UserId[], since: Date) =>
  new Map((await selectEngagement(database, studentIds, since)).map((row) => [row.student_id, row]))

export const selectEngagement = (database: Queryable, studentIds: readonly UserId[], since: Date) =>
  database.query(engagement, [studentIds, since])

/** A student's work in one skill, with the mastery after its first and its last answer. */
export const StruggleRow = z.object({
  student_id: UserId,
  skill_id: SkillId,
  questions: z.number(),
  active_ms: z.number(),
  first: z.number(),
  last: z.number(),
})
export type StruggleRow = Readonly<z.infer<typeof StruggleRow>>

const struggles = statement(
  'analytics.struggles',
  `select student_id, skill_id, count(*) filter (where try = 1) as questions, sum(active_ms)::int8 as active_ms,
     (array_agg(mastery_after order by answered_at, try))[1] as first,
     (array_agg(mastery_after order by answered_at desc, try desc))[1] as last
   from attempts where student_id = any ($1::uuid[]) and answered_at >= $2 and purpose <> 'placement'
   group by student_id, skill_id
   having count(*) filter (where try = 1) >= $3 and sum(active_ms) >= $4`,
  StruggleRow,
)

/** The skills in which these students have done at least this much since then. */
export const selectStruggles = (
  db: Queryable,
  studentIds: readonly UserId[],
  min: { since: Date; questions: number; minutes: number },
) => db.query(struggles, [studentIds, min.since, min.questions, min.minutes * 60_000])
