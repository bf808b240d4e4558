import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

const weeks = statement(
  'progress.select-weeks',
  `select d.student_id, d.day, d.answered, t.time_zone from daily_activity d
   left join student_totals t on t.student_id = d.student_id
   where d.student_id = any ($1::uuid[]) and d.day >= $2`,
)

interface WeekRow {
  student_id: UserId
  day: string
  answered: number
  time_zone: string | null
}

/** What these students answered each day since then. `since`: 'YYYY-MM-DD'. */
export const selectWeeks = (
  db: Queryable,
  studentIds: readonly UserId[],
  since: string,
): Promise<WeekRow[]> => db.query<WeekRow>(weeks, [studentIds, since])
