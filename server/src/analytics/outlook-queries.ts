import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

/** How a student worked through questions of practice. */
export interface EngagementRow {
  readonly student_id: UserId
  readonly questions: number
  readonly rapid: number
  readonly hinted: number
  readonly active_ms: number
  readonly idle_ms: number
  readonly days: number
  readonly last_at: Date
}

const engagement = statement(
  'analytics.engagement',
  `select student_id, count(distinct nonce) as questions, count(*) filter (where try = 1 and is_rapid) as rapid,
     count(distinct nonce) filter (where hints_used > 0) as hinted,
     sum(active_ms)::int8 as active_ms, sum(idle_ms)::int8 as idle_ms, count(distinct day) as days,
     max(answered_at) as last_at
   from attempts
   where student_id = any ($1::uuid[]) and answered_at >= $2 and purpose <> 'placement'
   group by student_id`,
)

export const selectEngagement = (database: Queryable, studentIds: readonly UserId[], since: Date) =>
  database.query<EngagementRow>(engagement, [studentIds, since])
