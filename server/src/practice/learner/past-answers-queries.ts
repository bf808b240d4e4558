import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { requireOne, statement } from '../../platform/statement.ts'

const AnswerRow = z.object({
  student_id: UserId,
  skill_id: z.string(),
  model_id: z.string(),
  level: z.literal([1, 2, 3]),
  try: z.literal([1, 2]),
  verdict: z.enum(['correct', 'incorrect']),
  hints_used: z.number(),
  active_ms: z.number(),
  grade: z.number().nullable(),
  answered_at: z.date(),
})
type AnswerRow = z.infer<typeof AnswerRow>

const firstAnswer = statement(
  'practice.select-first-answer',
  'select min(answered_at) as first from attempts where answered_at < $1',
  z.object({
    first: z.date().nullable(),
  }),
)

const between = statement(
  'practice.select-answers-between',
  `select student_id, skill_id, model_id, level, try, verdict, hints_used, active_ms, grade, answered_at
   from attempts where answered_at >= $1 and answered_at < $2
     and not is_offline and is_credited and student_id not in (select sample.student_id from sample_students sample)
   order by answered_at, student_id, issued_at, try`,
  AnswerRow,
)

/** The time of the first answer before `until`; null if there is none. */
export async function selectFirstAnswer(db: Queryable, until: Date): Promise<Date | null> {
  return (await requireOne(db, firstAnswer, [until])).first
}

/** The answers from `from` until before `to`, in the order given. */
export const selectAnswersBetween = (db: Queryable, from: Date, to: Date): Promise<AnswerRow[]> =>
  db.query(between, [from, to])
