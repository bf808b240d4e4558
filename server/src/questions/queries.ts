import type { UserId } from '@skills-center/contract/ids'
import { FolderId, QuestionId, ShareWith } from '@skills-center/contract/questions/own'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { z } from 'zod'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const VersionedRow = z.object({
  id: QuestionId,
  revision: z.number(),
  version: z.number().nullable(),
  publishedRevision: z.number().nullable(),
  updatedAt: z.date(),
})
type VersionedRow = Readonly<z.infer<typeof VersionedRow>>

export const QuestionRow = VersionedRow.extend({
  /** As stored; must be parsed. */
  question: z.unknown(),
})
export type QuestionRow = Readonly<z.infer<typeof QuestionRow>>

export const SummaryRow = VersionedRow.extend({
  title: z.string(),
  skillId: z.string().nullable(),
  level: z.number(),
  kind: z.string(),
  folderId: FolderId.nullable(),
  sharedWith: ShareWith,
})
export type SummaryRow = Readonly<z.infer<typeof SummaryRow>>

const versionColumns = `id, revision, version, published_revision as "publishedRevision", updated_at as "updatedAt"`
const row = `${versionColumns}, question`

const summaries = statement(
  'questions.summaries',
  `select ${versionColumns}, question->>'title' as title, question->>'skillId' as "skillId",
    (question->>'level')::int as level, question->'answer'->>'kind' as kind,
    folder_id as "folderId", shared_with as "sharedWith"
  from authored_questions where teacher_id = $1 and deleted_at is null
  order by updated_at desc, id desc`,
  SummaryRow,
)
const countOf = statement(
  'questions.count',
  'select count(*) as count from authored_questions where teacher_id = $1 and deleted_at is null',
  z.object({
    count: z.number(),
  }),
)
const one = statement(
  'questions.one',
  `select ${row} from authored_questions where teacher_id = $1 and id = $2 and deleted_at is null`,
  QuestionRow,
)
const lockOne = statement(
  'questions.lock',
  `select ${row} from authored_questions where teacher_id = $1 and id = $2 and deleted_at is null for update`,
  QuestionRow,
)
const insert = statement(
  'questions.insert',
  `insert into authored_questions (id, teacher_id, question, revision, created_at, updated_at)
  values ($1, $2, $3, 1, $4, $4) returning ${row}`,
  QuestionRow,
)
const update = statement(
  'questions.update',
  `update authored_questions set question = $4, revision = revision + 1, updated_at = $5
  where teacher_id = $1 and id = $2 and revision = $3 and deleted_at is null returning ${row}`,
  QuestionRow,
)
const markPublished = statement(
  'questions.mark-published',
  `update authored_questions set version = $3, published_revision = revision
  where teacher_id = $1 and id = $2 returning ${row}`,
  QuestionRow,
)
const insertVersionRow = statement(
  'questions.insert-version',
  `insert into authored_question_versions (question_id, version, question, published_at) values ($1, $2, $3, $4)`,
)
const markDeleted = statement(
  'questions.delete',
  `update authored_questions set deleted_at = $3
  where teacher_id = $1 and id = $2 and deleted_at is null returning 1 as one`,
)

const versionOf = statement(
  'questions.version',
  'select question from authored_question_versions where question_id = $1 and version = $2',
  z.object({
    question: z.unknown(),
  }),
)

/** A version as stored; must be parsed. */
export const selectVersion = (db: Queryable, id: QuestionId, version: number) =>
  selectOne(db, versionOf, [id, version])

export const selectSummaries = (db: Queryable, teacherId: UserId) => db.query(summaries, [teacherId])

export const countQuestions = async (db: Queryable, teacherId: UserId): Promise<number> =>
  (await requireOne(db, countOf, [teacherId])).count

export const selectQuestion = (db: Queryable, teacherId: UserId, id: QuestionId) =>
  selectOne(db, one, [teacherId, id])

export const lockQuestion = (tx: Queryable, teacherId: UserId, id: QuestionId) =>
  selectOne(tx, lockOne, [teacherId, id])

export const insertQuestion = (
  db: Queryable,
  teacherId: UserId,
  id: QuestionId,
  question: AuthoredQuestion,
  at: Date,
) => requireOne(db, insert, [id, teacherId, JSON.stringify(question), at])

/** Undefined if the question no longer exists, or has another revision. */
export const updateQuestion = (
  db: Queryable,
  teacherId: UserId,
  id: QuestionId,
  revision: number,
  question: AuthoredQuestion,
  at: Date,
) => selectOne(db, update, [teacherId, id, revision, JSON.stringify(question), at])

export async function insertVersion(
  tx: Queryable,
  teacherId: UserId,
  id: QuestionId,
  version: number,
  question: AuthoredQuestion,
  at: Date,
): Promise<QuestionRow> {
  await tx.query(insertVersionRow, [id, version, JSON.stringify(question), at])
  return requireOne(tx, markPublished, [teacherId, id, version])
}

export const deleteQuestionRow = async (db: Queryable, teacherId: UserId, id: QuestionId, at: Date) =>
  (await db.query(markDeleted, [teacherId, id, at])).length > 0
