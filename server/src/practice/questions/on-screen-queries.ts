import type { UserId } from '@skills-center/contract/ids'
import { QuestionToken } from '@skills-center/contract/practice'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'
import type { IssuedQuestion } from './question-token.ts'

const OnScreenRow = z.object({
  nonce: z.string(),
  token: QuestionToken,
  /** The number of opened hints. */
  hints: z.number(),
})
export type OnScreenRow = z.infer<typeof OnScreenRow>

/** A question to put on screen. */
export interface Shown {
  place: string
  question: Pick<IssuedQuestion, 'studentId' | 'nonce' | 'issuedAt'>
  token: QuestionToken
}

const selectRow = statement(
  'practice.select-on-screen',
  'select nonce, token, hints from questions_on_screen where student_id = $1 and place = $2',
  OnScreenRow,
)
export const selectOnScreen = (db: Queryable, studentId: UserId, place: string) =>
  selectOne(db, selectRow, [studentId, place])

const values = ({ place, question: { studentId, nonce, issuedAt }, token }: Shown) => [
  studentId,
  place,
  nonce,
  token,
  new Date(issuedAt * 1000),
]

const upsertRows = statement(
  'practice.upsert-on-screen',
  `insert into questions_on_screen (student_id, place, nonce, token, issued_at)
   select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::timestamptz[])
   on conflict (student_id, place)
   do update set nonce = excluded.nonce, token = excluded.token, issued_at = excluded.issued_at, hints = 0`,
)
/** Puts questions on screen; each student and place may occur only once. */
export const upsertOnScreen = (db: Queryable, shown: readonly Shown[]) =>
  db.query(upsertRows, [
    shown.map(({ question }) => question.studentId),
    shown.map(({ place }) => place),
    shown.map(({ question }) => question.nonce),
    shown.map(({ token }) => token),
    shown.map(({ question }) => new Date(question.issuedAt * 1000)),
  ])

const replaceRow = statement(
  'practice.replace-on-screen',
  `insert into questions_on_screen (student_id, place, nonce, token, issued_at) values ($1, $2, $3, $4, $5)
   on conflict (student_id, place)
   do update set nonce = excluded.nonce, token = excluded.token, issued_at = excluded.issued_at, hints = 0
   where questions_on_screen.nonce = $6::uuid
   returning nonce, token, hints`,
  OnScreenRow,
)
/** Replaces the question that was there; undefined if another has come in between. */
export const replaceOnScreen = (db: Queryable, shown: Shown, before: string | null) =>
  selectOne(db, replaceRow, [...values(shown), before])

const updateToken = statement(
  'practice.exchange-on-screen',
  `update questions_on_screen set nonce = $3, token = $4, hints = 0 where student_id = $1 and nonce = $2`,
)
/** Replaces the swapped question with the other one. */
export const exchangeOnScreen = (
  db: Queryable,
  before: Pick<IssuedQuestion, 'studentId' | 'nonce'>,
  other: { nonce: string; token: QuestionToken },
) => db.query(updateToken, [before.studentId, before.nonce, other.nonce, other.token])

const updateHints = statement(
  'practice.update-hints-on-screen',
  `update questions_on_screen set hints = greatest(hints, $3) where student_id = $1 and nonce = $2`,
)
export const noteHints = (
  db: Queryable,
  { studentId, nonce }: Pick<IssuedQuestion, 'studentId' | 'nonce'>,
  count: number,
) => db.query(updateHints, [studentId, nonce, count])

const deleteRows = statement(
  'practice.delete-expired-on-screen',
  'delete from questions_on_screen where student_id = $1 and issued_at < $2',
)
export const deleteExpired = (db: Queryable, studentId: UserId, before: Date) =>
  db.query(deleteRows, [studentId, before])
