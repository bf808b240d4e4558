import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import { DailyGoal } from '@skills-center/contract/progress/effort'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import type { Tally } from './tally.ts'

export const TotalsRow = z.object({
  student_id: UserId,
  time_zone: z.string().nullable(),
  time_zone_since: z.date().nullable(),
  points: z.number(),
  streak_days: z.number(),
  last_day: z.string().nullable(),
  /** The last day without practice that the streak allowed. */
  day_off: z.string().nullable(),
  /** The daily goal that the student chose, in questions; null if none. */
  daily_goal: DailyGoal.nullable(),
  tally: z.custom<Partial<Tally>>(),
})
export type TotalsRow = z.infer<typeof TotalsRow>

const insertMissingTotals = statement(
  'progress.insert-missing-totals',
  `insert into student_totals (student_id) select id from unnest($1::uuid[]) as wanted (id) order by id
   on conflict do nothing`,
)

const lockTotals = statement(
  'progress.lock-totals',
  `select student_id, time_zone, time_zone_since, points, streak_days, last_day, day_off, daily_goal, tally
   from student_totals where student_id = any ($1::uuid[]) order by student_id for update`,
  TotalsRow,
)

/** Locks the students' rows, always in the same order, so that two batches cannot deadlock. */
export async function lockStudents(tx: Queryable, studentIds: readonly UserId[]): Promise<TotalsRow[]> {
  const rows = await tx.query(lockTotals, [studentIds])
  if (rows.length === new Set(studentIds).size) return rows
  await tx.query(insertMissingTotals, [studentIds])
  return tx.query(lockTotals, [studentIds])
}

const selectTotals = statement(
  'progress.select-totals',
  `select student_id, time_zone, time_zone_since, points, streak_days, last_day, day_off, daily_goal, tally
   from student_totals where student_id = $1`,
  TotalsRow,
)

export async function selectStudentTotals(
  database: Queryable,
  studentId: UserId,
): Promise<TotalsRow | undefined> {
  const [row] = await database.query(selectTotals, [studentId])
  return row
}

const updateTotals = statement(
  'progress.update-totals',
  `update student_totals t set time_zone = rows.time_zone, time_zone_since = rows.time_zone_since,
     points = rows.points, streak_days = rows.streak_days, last_day = rows.last_day, day_off = rows.day_off,
     tally = rows.tally
   from jsonb_to_recordset($1::jsonb) as rows (student_id uuid, time_zone text, time_zone_since timestamptz,
     points integer, streak_days integer, last_day date, day_off date, tally jsonb)
   where t.student_id = rows.student_id`,
)

export async function updateStudentTotals(tx: Queryable, rows: readonly TotalsRow[]): Promise<void> {
  await tx.query(updateTotals, [JSON.stringify(rows)])
}

export const DayRow = z.object({
  student_id: UserId,
  day: z.string(),
  answered: z.number(),
  /** How many of these were teachers' work (assigned or live), which does not use up the day's problems. */
  unlimited: z.number(),
  correct: z.number(),
  active_ms: z.number(),
})
export type DayRow = z.infer<typeof DayRow>

const selectDays = statement(
  'progress.select-days',
  `select d.student_id, d.day, d.answered, d.unlimited, d.correct, d.active_ms
   from unnest($1::uuid[], $2::date[]) as wanted (student_id, day) join daily_activity d using (student_id, day)`,
  DayRow,
)

export function selectDayRows(
  database: Queryable,
  wanted: readonly { studentId: UserId; day: string }[],
): Promise<DayRow[]> {
  return database.query(selectDays, [
    wanted.map((entry) => entry.studentId),
    wanted.map((entry) => entry.day),
  ])
}

const selectPeriod = statement(
  'progress.select-period',
  `select student_id, day, answered, unlimited, correct, active_ms from daily_activity
   where student_id = $1 and day between $2 and $3 order by day`,
  DayRow,
)

export function selectDaysBetween(
  database: Queryable,
  studentId: UserId,
  from: string,
  to: string,
): Promise<DayRow[]> {
  return database.query(selectPeriod, [studentId, from, to])
}

const addToDays = statement(
  'progress.add-to-days',
  `insert into daily_activity (student_id, day, answered, unlimited, correct, active_ms)
   select * from jsonb_to_recordset($1::jsonb) as rows (
     student_id uuid, day date, answered integer, unlimited integer, correct integer, active_ms integer)
   on conflict (student_id, day) do update set
     answered = daily_activity.answered + excluded.answered, unlimited = daily_activity.unlimited + excluded.unlimited,
     correct = daily_activity.correct + excluded.correct,
     active_ms = daily_activity.active_ms + excluded.active_ms
   returning student_id, day, answered, unlimited`,
  DayRow.pick({ student_id: true, day: true, answered: true, unlimited: true }),
)

export type StoredDay = Pick<DayRow, 'student_id' | 'day' | 'answered' | 'unlimited'>

/**
 * Adds to the students' days, and returns how many problems each has now begun on that day. Each student and day may
 * occur only once.
 */
export function addDailyActivity(tx: Queryable, rows: readonly DayRow[]): Promise<StoredDay[]> {
  return tx.query(addToDays, [JSON.stringify(rows)])
}

/**
 * The PostgreSQL channel on which server instances learn whose figures have changed. The payload lists the sender, then
 * the students.
 */
export const changedChannel = 'progress_changed'

const notify = statement('progress.notify', 'select pg_notify($1, $2)')

export async function notifyChanged(
  tx: Queryable,
  sender: string,
  studentIds: readonly UserId[],
): Promise<void> {
  await tx.query(notify, [changedChannel, [sender, ...new Set(studentIds)].join(' ')])
}
