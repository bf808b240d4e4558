import { UserId } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { z } from 'zod'
import { selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const Resettable = z.object({
  id: UserId,
  username: z.string(),
  email: z.string(),
  language: z.enum(languages).nullable(),
})
export type Resettable = z.infer<typeof Resettable>

const byUsername = statement(
  'accounts.select-resettable-by-username',
  'select id, username, email, language from users where username_key = $1 and email is not null and not is_demo',
  Resettable,
)
const byEmail = statement(
  'accounts.select-resettable-by-email',
  'select id, username, email, language from users where email = $1 and not is_demo order by created_at limit $2',
  Resettable,
)
const upsert = statement(
  'accounts.upsert-reset',
  `insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, $3)
  on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
)
const select = statement(
  'accounts.select-reset',
  `select u.id, u.username from password_resets r join users u on u.id = r.user_id
  where r.token_hash = $1 and r.expires_at > $2`,
  z.object({
    id: UserId,
    username: z.string(),
  }),
)
const take = statement(
  'accounts.take-reset',
  'delete from password_resets where token_hash = $1 and expires_at > $2 returning user_id as id',
  z.object({
    id: UserId,
  }),
)
const removeOf = statement('accounts.delete-reset', 'delete from password_resets where user_id = $1')
const removeExpired = statement(
  'accounts.delete-expired-resets',
  'delete from password_resets where expires_at <= $1',
)

export const selectByUsername = (db: Queryable, key: string) => selectOne(db, byUsername, [key])

export const selectByEmail = (db: Queryable, email: string, max: number) => db.query(byEmail, [email, max])

export const upsertReset = (tx: Queryable, id: UserId, hash: Buffer, expiresAt: Date) =>
  tx.query(upsert, [id, hash, expiresAt])

export const selectReset = (db: Queryable, hash: Buffer, at: Date) => selectOne(db, select, [hash, at])

/** Uses up the link: of two concurrent requests, only one succeeds. */
export const consumeReset = (tx: Queryable, hash: Buffer, at: Date) => selectOne(tx, take, [hash, at])

export const deleteExpiredResets = (db: Queryable, at: Date) => db.query(removeExpired, [at])

/** Invalidates any link that was already emailed. */
export const deleteReset = (tx: Queryable, id: UserId) => tx.query(removeOf, [id])
