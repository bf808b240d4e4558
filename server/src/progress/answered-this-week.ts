import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { selectWeeks } from './answered-this-week-queries.ts'
import { addDays, dayOf, validTimeZone } from './calendar.ts'

/** Questions begun in the last seven days of each student's own calendar; students without any are missing. */
export async function answeredThisWeek(
  database: Queryable,
  studentIds: readonly UserId[],
  now: Date,
): Promise<Map<UserId, number>> {
  // No time zone is more than a day away from UTC.
  const rows = await selectWeeks(database, studentIds, addDays(dayOf(now, 'UTC'), -7))
  const counts = new Map<UserId, number>()
  for (const { student_id: id, day, answered, time_zone: timeZone } of rows) {
    if (day < addDays(dayOf(now, validTimeZone(timeZone)), -6)) continue
    counts.set(id, (counts.get(id) ?? 0) + answered)
  }
  return counts
}
