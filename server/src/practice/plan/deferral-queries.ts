import { AchievementId } from '@skills-center/contract/achievements'
import { SkillId, type UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { requireOne, selectOne, statement } from '../../platform/statement.ts'
import { type IssuedQuestion, Purpose } from '../questions/question-token.ts'

/** "I haven't learned this yet", in the form that the model needs. */
export const Deferral = z.object({
  skill_id: SkillId,
  model_id: z.string(),
  level: z.literal([1, 2, 3]),
  seed: z.number(),
  purpose: Purpose,
  /** The student's grade at that time. */
  grade: z.number().nullable(),
  deferred_at: z.date(),
})
export type Deferral = z.infer<typeof Deferral>

const selectOfStudent = statement(
  'practice.select-deferrals',
  `select skill_id, model_id, level, seed, purpose, grade, deferred_at
   from deferrals where student_id = $1 order by deferred_at, issued_at`,
  Deferral,
)

/** All of a student's deferrals, in order. */
export const selectDeferrals = (database: Queryable, studentId: UserId): Promise<Deferral[]> =>
  database.query(selectOfStudent, [studentId])

const insert = statement(
  'practice.insert-deferral',
  `insert into deferrals (
     student_id, issued_at, nonce, skill_id, model_id, level, seed, purpose, grade, deferred_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict do nothing returning nonce`,
  z.object({
    nonce: z.string(),
  }),
)

/** Returns false if the same question was already deferred. */
export async function insertDeferral(
  tx: Queryable,
  { studentId, issuedAt, nonce }: IssuedQuestion,
  deferral: Deferral,
): Promise<boolean> {
  const rows = await tx.query(insert, [
    studentId,
    new Date(issuedAt * 1000),
    nonce,
    deferral.skill_id,
    deferral.model_id,
    deferral.level,
    deferral.seed,
    deferral.purpose,
    deferral.grade,
    deferral.deferred_at,
  ])
  return rows.length > 0
}

/** The progress of a student's placement. */
export const Placed = z.object({
  answered: z.number(),
  deferred: z.number(),
  is_finished: z.boolean(),
})
export type Placed = z.infer<typeof Placed>

const selectPlaced = statement(
  'practice.select-placement',
  `select (select count(*) from attempts where student_id = $1 and purpose = 'placement') as answered,
          (select count(*) from deferrals where student_id = $1 and purpose = 'placement') as deferred,
          exists (select from placements where student_id = $1) as is_finished`,
  Placed,
)

export async function selectPlacement(database: Queryable, studentId: UserId): Promise<Placed> {
  const placed = await selectOne(database, selectPlaced, [studentId])
  return placed ?? { answered: 0, deferred: 0, is_finished: false }
}

/** What the placement's answers earned: points, including those for achievements, and the achievements in order. */
export const PlacementEarnings = z.object({ points: z.number(), achievements: z.array(AchievementId) })
export type PlacementEarnings = z.infer<typeof PlacementEarnings>

const selectEarnings = statement(
  'practice.select-placement-earnings',
  `select coalesce(sum(points), 0)::integer as points,
          array(select earned from attempts, unnest(achievements) with ordinality as list (earned, place)
                where student_id = $1 and purpose = 'placement' order by answered_at, place) as achievements
   from attempts where student_id = $1 and purpose = 'placement'`,
  PlacementEarnings,
)

export const selectPlacementEarnings = (database: Queryable, studentId: UserId): Promise<PlacementEarnings> =>
  requireOne(database, selectEarnings, [studentId])

const finish = statement(
  'practice.insert-placement',
  'insert into placements (student_id, finished_at) values ($1, $2) on conflict do nothing',
)

export async function insertPlacement(database: Queryable, studentId: UserId, at: Date): Promise<void> {
  await database.query(finish, [studentId, at])
}
