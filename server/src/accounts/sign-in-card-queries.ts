import type { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'

const upsertMany = statement(
  'accounts.upsert-sign-in-cards',
  `insert into sign_in_cards (student_id, classroom_id, made_by, secret_hash, made_at, expires_at)
  select student_id, $1, $2, secret_hash, $3, $4 from unnest($5::uuid[], $6::bytea[]) as new (student_id, secret_hash)
  on conflict (student_id) do update set classroom_id = excluded.classroom_id, made_by = excluded.made_by,
    secret_hash = excluded.secret_hash, made_at = excluded.made_at, expires_at = excluded.expires_at`,
)
const deleteOf = statement(
  'accounts.delete-sign-in-cards',
  'delete from sign_in_cards where student_id = any ($1::uuid[]) returning 1 as one',
)
const deleteExpired = statement(
  'accounts.delete-expired-sign-in-cards',
  'delete from sign_in_cards where expires_at < $1',
)
const bySecret = statement(
  'accounts.select-sign-in-card',
  `select c.student_id as "studentId", u.username_key as "usernameKey"
  from sign_in_cards c join users u on u.id = c.student_id
    join enrolments e on e.student_id = c.student_id and e.classroom_id = c.classroom_id
    join classrooms r on r.id = c.classroom_id and r.is_active
  where c.secret_hash = $1 and c.expires_at > $2 and u.role = 'student'
    and exists (select 1 from class_accounts a where a.student_id = c.student_id)`,
  z.object({
    studentId: UserId,
    usernameKey: z.string(),
  }),
)

export const upsertSignInCards = (
  tx: Queryable,
  made: { classroomId: ClassroomId; by: UserId; at: Date; expiresAt: Date },
  cards: readonly { studentId: UserId; secretHash: Buffer }[],
) =>
  tx.query(upsertMany, [
    made.classroomId,
    made.by,
    made.at,
    made.expiresAt,
    cards.map(({ studentId }) => studentId),
    cards.map(({ secretHash }) => secretHash),
  ])

/** Returns how many there were. */
export const deleteSignInCards = async (tx: Queryable, ids: readonly UserId[]): Promise<number> =>
  (await tx.query(deleteOf, [ids])).length

export const deleteExpiredSignInCards = (db: Queryable, before: Date) => db.query(deleteExpired, [before])

/** The student of a valid card: not expired, the student still in the class, and the class not archived. */
export const selectSignInCard = (db: Queryable, secretHash: Buffer, at: Date) =>
  selectOne(db, bySecret, [secretHash, at])
