import type { UserId } from '@skills-center/contract/ids'
import { type Queryable, selectOne, statement } from '../platform/database.ts'

const version = statement(
  'questions.version',
  'select question from authored_question_versions where question_id = $1 and version = $2',
)
const published = statement(
  'questions.published-of',
  `select v.version, v.question from authored_questions q
   join authored_question_versions v on v.question_id = q.id and v.version = q.version
   where q.teacher_id = $1 and q.id = $2 and q.deleted_at is null`,
)

/** A published version, as it was stored: to be parsed. */
export const selectVersion = (db: Queryable, questionId: string, number: number) =>
  selectOne<{ question: unknown }>(db, version, [questionId, number])

/** The version of a teacher’s question that is published now. */
export const selectPublished = (db: Queryable, teacherId: UserId, questionId: string) =>
  selectOne<{ version: number; question: unknown }>(db, published, [teacherId, questionId])
