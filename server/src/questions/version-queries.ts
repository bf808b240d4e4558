import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import { isShared } from './library-queries.ts'

const version = statement(
  'questions.version',
  'select question from authored_question_versions where question_id = $1 and version = $2',
)
const assignable = statement(
  'questions.assignable',
  `select v.version, v.question from authored_questions q
   join authored_question_versions v on v.question_id = q.id and v.version = q.version
   join users u on u.id = q.teacher_id
   where q.id = $2 and q.deleted_at is null and (q.teacher_id = $1 or ${isShared})`,
)
const authors = statement(
  'questions.authors',
  `select q.id as "questionId", u.id, u.username from authored_questions q join users u on u.id = q.teacher_id
   where q.id = any ($1::uuid[])`,
)

/** A published version, as it was stored: to be parsed. */
export const selectVersion = (db: Queryable, questionId: string, number: number) =>
  selectOne<{ question: unknown }>(db, version, [questionId, number])

/** The version that is published now of a question that the teacher wrote, or that is shared with them. */
export const selectAssignable = (db: Queryable, teacherId: UserId, questionId: string) =>
  selectOne<{ version: number; question: unknown }>(db, assignable, [teacherId, questionId])

export interface AuthorRow {
  readonly questionId: string
  readonly id: UserId
  readonly username: string
}

export const selectAuthors = (db: Queryable, questionIds: readonly string[]) =>
  db.query<AuthorRow>(authors, [questionIds])
