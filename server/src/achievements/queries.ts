import { AchievementId } from '@skills-center/contract/achievements'
import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, statement } from '../platform/statement.ts'

export const EarnedRow = z.object({
  student_id: UserId,
  achievement_id: AchievementId,
  earned_at: z.date(),
})
export type EarnedRow = z.infer<typeof EarnedRow>

const selectEarned = statement(
  'achievements.select-earned',
  'select student_id, achievement_id, earned_at from achievements_earned where student_id = any ($1::uuid[])',
  EarnedRow,
)

export function selectEarnedRows(database: Queryable, studentIds: readonly UserId[]): Promise<EarnedRow[]> {
  return database.query(selectEarned, [studentIds])
}

const countEarnedRows = statement(
  'achievements.count-earned',
  'select count(*) as count from achievements_earned where student_id = $1',
  z.object({
    count: z.number(),
  }),
)

export async function countEarned(database: Queryable, studentId: UserId): Promise<number> {
  return (await requireOne(database, countEarnedRows, [studentId])).count
}

const insertEarned = statement(
  'achievements.insert-earned',
  `insert into achievements_earned (student_id, achievement_id, earned_at)
   select * from jsonb_to_recordset($1::jsonb) as rows (student_id uuid, achievement_id text, earned_at timestamptz)`,
)

export async function insertEarnedRows(tx: Queryable, rows: readonly EarnedRow[]): Promise<void> {
  await tx.query(insertEarned, [JSON.stringify(rows)])
}

export const HoldersRow = z.object({
  achievement_id: AchievementId,
  holders: z.number(),
})
export type HoldersRow = z.infer<typeof HoldersRow>

const countHolders = statement(
  'achievements.count-holders',
  'select achievement_id, count(*) as holders from achievements_earned group by achievement_id',
  HoldersRow,
)

/** The number of students with each achievement; achievements that nobody has are missing. */
export function selectHolders(database: Queryable): Promise<HoldersRow[]> {
  return database.query(countHolders)
}

const countPracticing = statement(
  'achievements.count-practicing',
  'select count(*) as count from student_totals where last_day is not null',
  z.object({
    count: z.number(),
  }),
)

/** The number of students who have answered at least one question. */
export async function countPracticingStudents(database: Queryable): Promise<number> {
  return (await requireOne(database, countPracticing)).count
}
