import type { UserId } from '@skills-center/contract/ids'
import type { FolderId, QuestionId, ShareWith } from '@skills-center/contract/questions/own'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

interface StandingRow {
  readonly id: QuestionId
  readonly revision: number
  readonly version: number | null
  readonly publishedRevision: number | null
  readonly updatedAt: Date
}

export interface QuestionRow extends StandingRow {
  /** As it was stored: to be parsed. */
  readonly question: unknown
}

export interface SummaryRow extends StandingRow {
  readonly title: string
  readonly skillId: string | null
  readonly level: number
  readonly kind: string
  readonly folderId: FolderId | null
  readonly sharedWith: ShareWith
}

const standing = `id, revision, version, published_revision as "publishedRevision", updated_at as "updatedAt"`
const row = `${standing}, question`

const summaries = statement(
  'questions.summaries',
  `select ${standing}, question->>'title' as title, question->>'skillId' as "skillId",
    (question->>'level')::int as level, question->'answer'->>'kind' as kind,
    folder_id as "folderId", shared_with as "sharedWith"
  from authored_questions where teacher_id = $1 and deleted_at is null
  order by updated_at desc, id desc`,
)
const countOf = statement(
  'questions.count',
  'select count(*) as count from authored_questions where teacher_id = $1 and deleted_at is null',
)
const one = statement(
  'questions.one',
  `select ${row} from authored_questions where teacher_id = $1 and id = $2 and deleted_at is null`,
)
const lockOne = statement(
  'questions.lock',
  `select ${row} from authored_questions where teacher_id = $1 and id = $2 and deleted_at is null for update`,
)
const insert = statement(
  'questions.insert',
  `insert into authored_questions (id, teacher_id, question, revision, created_at, updated_at)
  values ($1, $2, $3, 1, $4, $4) returning ${row}`,
)
const update = statement(
  'questions.update',
  `update authored_questions set question = $4, revision = revision + 1, updated_at = $5
  where teacher_id = $1 and id = $2 and revision = $3 and deleted_at is null returning ${row}`,
)
const markPublished = statement(
  'questions.mark-published',
  `update authored_questions set version = $3, published_revision = revision
  where teacher_id = $1 and id = $2 returning ${row}`,
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
)

/** A version as it was stored: to be parsed. */
export const selectVersion = (db: Queryable, id: QuestionId, version: number) =>
  selectOne<{ readonly question: unknown }>(db, versionOf, [id, version])

export const selectSummaries = (db: Queryable, teacherId: UserId) =>
  db.query<SummaryRow>(summaries, [teacherId])

export const countQuestions = async (db: Queryable, teacherId: UserId): Promise<number> =>
  (await requireOne<{ count: number }>(db, countOf, [teacherId])).count

export const selectQuestion = (db: Queryable, teacherId: UserId, id: QuestionId) =>
  selectOne<QuestionRow>(db, one, [teacherId, id])

export const lockQuestion = (tx: Queryable, teacherId: UserId, id: QuestionId) =>
  selectOne<QuestionRow>(tx, lockOne, [teacherId, id])

export const insertQuestion = (
  db: Queryable,
  teacherId: UserId,
  id: QuestionId,
  question: AuthoredQuestion,
  at: Date,
) => requireOne<QuestionRow>(db, insert, [id, teacherId, JSON.stringify(question), at])

/** Undefined where the question is gone, or has another revision by now. */
export const updateQuestion = (
  db: Queryable,
  teacherId: UserId,
  id: QuestionId,
  revision: number,
  question: AuthoredQuestion,
  at: Date,
) => selectOne<QuestionRow>(db, update, [teacherId, id, revision, JSON.stringify(question), at])

export async function insertVersion(
  tx: Queryable,
  teacherId: UserId,
  id: QuestionId,
  version: number,
  question: AuthoredQuestion,
  at: Date,
): Promise<QuestionRow> {
  await tx.query(insertVersionRow, [id, version, JSON.stringify(question), at])
  return requireOne<QuestionRow>(tx, markPublished, [teacherId, id, version])
}

export const deleteQuestionRow = async (db: Queryable, teacherId: UserId, id: QuestionId, at: Date) =>
  (await db.query(markDeleted, [teacherId, id, at])).length > 0
