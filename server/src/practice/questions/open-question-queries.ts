import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { type IssuedQuestion, questionLifetimeSeconds } from './question-token.ts'

/** A question that was closed without an answer. */
export const Closed = z.object({
  student_id: UserId,
  nonce: z.string(),
  by: z.enum(['deferral', 'swap']),
})
export type Closed = z.infer<typeof Closed>

const selectClosedRows = statement(
  'practice.select-closed-questions',
  `with wanted as (
     select * from unnest($1::uuid[], $2::timestamptz[], $3::uuid[]) as wanted (student_id, issued_at, nonce)
   )
   select student_id, nonce, 'deferral' as by from wanted join deferrals using (student_id, issued_at, nonce)
   union all
   select student_id, nonce, 'swap' from wanted join swapped_questions using (student_id, issued_at, nonce)`,
  Closed,
)

export const selectClosed = (db: Queryable, questions: readonly IssuedQuestion[]) =>
  db.query(selectClosedRows, [
    questions.map(({ studentId }) => studentId),
    questions.map(({ issuedAt }) => new Date(issuedAt * 1000)),
    questions.map(({ nonce }) => nonce),
  ])

const insertSwap = statement(
  'practice.insert-swapped-question',
  `insert into swapped_questions (student_id, issued_at, nonce) values ($1, $2, $3) on conflict do nothing`,
)
const deleteSwaps = statement(
  'practice.delete-swapped-questions',
  'delete from swapped_questions where student_id = $1 and issued_at < $2',
)

/** Closes a swapped question, and deletes those that have expired. */
export async function insertSwapped(
  tx: Queryable,
  { studentId, issuedAt, nonce }: IssuedQuestion,
  now: Date,
): Promise<void> {
  await tx.query(deleteSwaps, [studentId, new Date(now.getTime() - 2 * questionLifetimeSeconds * 1000)])
  await tx.query(insertSwap, [studentId, new Date(issuedAt * 1000), nonce])
}
