import { Response } from '@skills-center/contract/interaction'
import type { QuestionId } from '@skills-center/contract/questions/own'
import { z } from 'zod'
import { requireOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const VersionUsageRow = z.object({
  version: z.number(),
  publishedAt: z.date(),
  given: z.number(),
  right: z.number(),
})
export type VersionUsageRow = Readonly<z.infer<typeof VersionUsageRow>>

export const WrongRow = z.object({
  version: z.number(),
  seed: z.number(),
  response: Response,
  misconception: z.string().nullable(),
})
export type WrongRow = Readonly<z.infer<typeof WrongRow>>

// Attempts refer to a version by its `authoredModelId`. The statements also contain the literal prefix, which
// practice's partial index on these attempts needs.

const versions = statement(
  'questions.usage-by-version',
  `select v.version, v.published_at as "publishedAt", count(a.nonce)::int as given,
    count(a.nonce) filter (where a.verdict = 'correct')::int as right
  from authored_question_versions v
  left join attempts a on a.model_id = 'authored/' || v.question_id || '/' || v.version
    and a.model_id like 'authored/%' and a.try = 1
  where v.question_id = $1
  group by v.version, v.published_at order by v.version desc`,
  VersionUsageRow,
)
const people = statement(
  'questions.usage-people',
  `select count(distinct a.student_id)::int as students, max(a.answered_at) as "lastAt",
    round(percentile_cont(0.5) within group (order by a.active_ms) / 1000)::int as seconds
  from authored_question_versions v
  join attempts a on a.model_id = 'authored/' || v.question_id || '/' || v.version
    and a.model_id like 'authored/%' and a.try = 1
  where v.question_id = $1`,
  z.object({
    students: z.number(),
    lastAt: z.date().nullable(),
    seconds: z.number().nullable(),
  }),
)
const wrong = statement(
  'questions.usage-wrong',
  `select v.version, a.seed, a.response, a.misconception
  from authored_question_versions v
  join attempts a on a.model_id = 'authored/' || v.question_id || '/' || v.version
    and a.model_id like 'authored/%' and a.try = 1
  where v.question_id = $1 and a.verdict = 'incorrect'
  order by a.answered_at desc limit $2`,
  WrongRow,
)

export const selectVersionUsage = (db: Queryable, id: QuestionId) => db.query(versions, [id])

export const selectPeople = (db: Queryable, id: QuestionId) => requireOne(db, people, [id])

/** The latest wrong first tries. */
export const selectWrong = (db: Queryable, id: QuestionId, max: number) => db.query(wrong, [id, max])
