import { Level, SkillId } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { ReportReason } from '@skills-center/contract/practice/question-reports'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

export const ReportRow = z.object({
  at: z.date(),
  skillId: SkillId,
  modelId: z.string(),
  level: Level,
  seed: z.number(),
  revision: z.number(),
  language: z.enum(languages),
  reason: ReportReason,
  note: z.string(),
  response: z.unknown(),
  /** The stored question, from the answer or from the report; null if its skill had changed before the report. */
  wordsId: z.number().nullable(),
  item: z.instanceof(Buffer).nullable(),
  /** The number of reports of this exact question, and of its model at any level. */
  ofQuestion: z.number(),
  ofModel: z.number(),
})
export type ReportRow = z.infer<typeof ReportRow>

const select = statement(
  'practice.select-reported-questions',
  `select r.reported_at as at, r.skill_id as "skillId", r.model_id as "modelId", r.level, r.seed, r.revision, r.language,
     r.reason, r.note, r.response, coalesce(r.words_id, a.words_id) as "wordsId", coalesce(r.item, a.item) as item,
     count(*) over (partition by r.skill_id, r.model_id, r.level, r.seed)::int as "ofQuestion",
     count(*) over (partition by r.skill_id, r.model_id)::int as "ofModel"
   from question_reports r
   left join attempts a
     on a.student_id = r.student_id and a.issued_at = r.issued_at and a.nonce = r.nonce and a.try = 1
   where r.reported_at > $1 order by r.reported_at desc limit $2`,
  ReportRow,
)

/** The latest reports first, each with the number of similar reports. */
export const selectReports = (db: Queryable, since: Date, max: number): Promise<ReportRow[]> =>
  db.query(select, [since, max])
