import type { UserId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import type { ReportReason } from '@skills-center/contract/practice/question-reports'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import type { IssuedQuestion } from './questions/question-token.ts'
import type { StoredItem } from './stored-items.ts'

/** A student's report of a problem with a question. */
export interface QuestionReport {
  reason: ReportReason
  note: string
  response: Response | null
  reported_at: Date
  /** The question as shown; undefined if its skill has changed since. */
  storedItem: StoredItem | undefined
}

const countOthers = statement(
  'practice.count-question-reports',
  `select count(*) as count from question_reports
   where student_id = $1 and reported_at > $2 and not (issued_at = $3 and nonce = $4)`,
  z.object({
    count: z.number(),
  }),
)

/** How many other questions the student has reported since this time. */
export async function countReports(
  tx: Queryable,
  { studentId, issuedAt, nonce }: IssuedQuestion,
  since: Date,
): Promise<number> {
  const values = [studentId, since, new Date(issuedAt * 1000), nonce]
  return (await selectOne(tx, countOthers, values))?.count ?? 0
}

const upsert = statement(
  'practice.upsert-question-report',
  `insert into question_reports (
     student_id, issued_at, nonce, skill_id, model_id, level, seed, revision, purpose, reason, note, response,
     reported_at, language, words_id, item)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
   on conflict (student_id, issued_at, nonce) do update set
     reason = excluded.reason, note = excluded.note, response = excluded.response`,
)

/** A later report of the same question replaces the earlier one, but keeps its time and the question stored then. */
export async function upsertReport(
  tx: Queryable,
  question: IssuedQuestion,
  report: QuestionReport,
): Promise<void> {
  const studentId: UserId = question.studentId
  await tx.query(upsert, [
    studentId,
    new Date(question.issuedAt * 1000),
    question.nonce,
    question.skillId,
    question.modelId,
    question.level,
    question.seed,
    question.revision,
    question.purpose,
    report.reason,
    report.note,
    report.response === null ? null : JSON.stringify(report.response),
    report.reported_at,
    question.language,
    report.storedItem?.wordsId ?? null,
    report.storedItem?.item ?? null,
  ])
}
