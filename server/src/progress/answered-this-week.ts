import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import { addDays, dayOf, knownTimeZone } from './calendar.ts'

const selectWeeks = statement(
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

/** Questions begun in the last seven days of each student’s own calendar; who has begun none is missing. */
export async function answeredThisWeek(
  database: Queryable,
  studentIds: readonly UserId[],
  now: Date,
): Promise<Map<UserId, number>> {
  // No time zone is further than a day from UTC.
  const rows = await database.query<WeekRow>(selectWeeks, [studentIds, addDays(dayOf(now, 'UTC'), -7)])
  const counts = new Map<UserId, number>()
  for (const { student_id: id, day, answered, time_zone: timeZone } of rows) {
    if (day < addDays(dayOf(now, knownTimeZone(timeZone)), -6)) continue
    counts.set(id, (counts.get(id) ?? 0) + answered)
  }
  return counts
}
