import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import { isShared } from './library-queries.ts'

const version = statement(
  'questions.version',
  'select question from authored_question_versions where question_id = $1 and version = $2',
  z.object({
    question: z.unknown(),
  }),
)
const assignable = statement(
  'questions.assignable',
  `select v.version, v.question from authored_questions q
   join authored_question_versions v on v.question_id = q.id and v.version = q.version
   join users u on u.id = q.teacher_id
   where q.id = $2 and q.deleted_at is null and (q.teacher_id = $1 or ${isShared})`,
  z.object({
    version: z.number(),
    question: z.unknown(),
  }),
)

const AuthorRow = z.object({
  questionId: z.string(),
  id: UserId,
  username: z.string(),
})
export type AuthorRow = Readonly<z.infer<typeof AuthorRow>>
const authors = statement(
  'questions.authors',
  `select q.id as "questionId", u.id, u.username from authored_questions q join users u on u.id = q.teacher_id
   where q.id = any ($1::uuid[])`,
  AuthorRow,
)

/** A published version as stored; must be parsed. */
export const selectVersion = (db: Queryable, questionId: string, number: number) =>
  selectOne(db, version, [questionId, number])

/** The current published version of a question that the teacher wrote, or that is shared with them. */
export const selectAssignable = (db: Queryable, teacherId: UserId, questionId: string) =>
  selectOne(db, assignable, [teacherId, questionId])

export const selectAuthors = (db: Queryable, questionIds: readonly string[]) =>
  db.query(authors, [questionIds])
