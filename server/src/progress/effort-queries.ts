import type { DailyGoal } from '@skills-center/contract/progress/effort'
import type { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, statement } from '../platform/statement.ts'

const upsertGoal = statement(
  'progress.upsert-daily-goal',
  `insert into student_totals (student_id, daily_goal) values ($1, $2)
   on conflict (student_id) do update set daily_goal = excluded.daily_goal`,
)

export async function upsertDailyGoal(
  database: Queryable,
  studentId: UserId,
  questions: DailyGoal,
): Promise<void> {
  await database.query(upsertGoal, [studentId, questions])
}

const thoughtful = statement(
  'progress.count-thought-through',
  'select count(*) as count from attempts where student_id = $1 and try = 1 and is_credited and not is_rapid',
  z.object({ count: z.number() }),
)

/** Questions answered at a thoughtful pace, right or wrong. */
export async function countThoughtful(database: Queryable, studentId: UserId): Promise<number> {
  return (await requireOne(database, thoughtful, [studentId])).count
}
