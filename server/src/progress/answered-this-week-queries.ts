import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

const WeekRow = z.object({
  student_id: UserId,
  day: z.string(),
  answered: z.number(),
  time_zone: z.string().nullable(),
})
type WeekRow = z.infer<typeof WeekRow>

const weeks = statement(
  'progress.select-weeks',
  `select d.student_id, d.day, d.answered, t.time_zone from daily_activity d
   left join student_totals t on t.student_id = d.student_id
   where d.student_id = any ($1::uuid[]) and d.day >= $2`,
  WeekRow,
)

/** The questions that these students answered on each day since then. `since` is 'YYYY-MM-DD'. */
export const selectWeeks = (
  db: Queryable,
  studentIds: readonly UserId[],
  since: string,
): Promise<WeekRow[]> => db.query(weeks, [studentIds, since])
