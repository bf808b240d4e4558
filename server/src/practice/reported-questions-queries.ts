import type { Level, SkillId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { ReportReason } from '@skills-center/contract/practice/question-reports'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

export interface ReportRow {
  at: Date
  skillId: SkillId
  modelId: string
  level: Level
  seed: number
  revision: number
  language: Language
  reason: ReportReason
  note: string
  response: unknown
  /** Reports of this very question, and of this way of asking at any level. */
  ofQuestion: number
  ofModel: number
}

const select = statement(
  'practice.select-reported-questions',
  `select reported_at as at, skill_id as "skillId", model_id as "modelId", level, seed, revision, language, reason, note,
     response,
     count(*) over (partition by skill_id, model_id, level, seed)::int as "ofQuestion",
     count(*) over (partition by skill_id, model_id)::int as "ofModel"
   from question_reports where reported_at > $1 order by reported_at desc limit $2`,
)

/** The latest reports first, each with how many there are of the same. */
export const selectReports = (db: Queryable, since: Date, most: number): Promise<ReportRow[]> =>
  db.query<ReportRow>(select, [since, most])
