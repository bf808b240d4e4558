import type { Response } from '@skills-center/contract/interaction'
import type { QuestionId } from '@skills-center/contract/questions/own'
import { requireOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

export interface VersionUsageRow {
  readonly version: number
  readonly publishedAt: Date
  readonly given: number
  readonly right: number
}

export interface WrongRow {
  readonly version: number
  readonly seed: number
  readonly response: Response
  readonly misconception: string | null
}

// Attempts at a version name it as `authoredModelId` does. The text stands in the statements too, where the index of
// practice over these alone needs it.

const versions = statement(
  'questions.usage-by-version',
  `select v.version, v.published_at as "publishedAt", count(a.nonce)::int as given,
    count(a.nonce) filter (where a.verdict = 'correct')::int as right
  from authored_question_versions v
  left join attempts a on a.model_id = 'authored/' || v.question_id || '/' || v.version
    and a.model_id like 'authored/%' and a.try = 1
  where v.question_id = $1
  group by v.version, v.published_at order by v.version desc`,
)
const people = statement(
  'questions.usage-people',
  `select count(distinct a.student_id)::int as students, max(a.answered_at) as "lastAt",
    round(percentile_cont(0.5) within group (order by a.active_ms) / 1000)::int as seconds
  from authored_question_versions v
  join attempts a on a.model_id = 'authored/' || v.question_id || '/' || v.version
    and a.model_id like 'authored/%' and a.try = 1
  where v.question_id = $1`,
)
const wrong = statement(
  'questions.usage-wrong',
  `select v.version, a.seed, a.response, a.misconception
  from authored_question_versions v
  join attempts a on a.model_id = 'authored/' || v.question_id || '/' || v.version
    and a.model_id like 'authored/%' and a.try = 1
  where v.question_id = $1 and a.verdict = 'incorrect'
  order by a.answered_at desc limit $2`,
)

export const selectVersionUsage = (db: Queryable, id: QuestionId) => db.query<VersionUsageRow>(versions, [id])

export const selectPeople = (db: Queryable, id: QuestionId) =>
  requireOne<{ students: number; lastAt: Date | null; seconds: number | null }>(db, people, [id])

/** The latest wrong first answers. */
export const selectWrong = (db: Queryable, id: QuestionId, most: number) =>
  db.query<WrongRow>(wrong, [id, most])
