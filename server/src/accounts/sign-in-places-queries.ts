import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

const select = statement(
  'accounts.select-sign-in-place',
  'select 1 as one from sign_in_places where key = $1 and last_at > $2',
)
const upsert = statement(
  'accounts.upsert-sign-in-place',
  `insert into sign_in_places as p (key, last_at) values ($1, $2)
  on conflict (key) do update set last_at = $2 where p.last_at < $3`,
)
const deleteOld = statement(
  'accounts.delete-old-sign-in-places',
  'delete from sign_in_places where last_at < $1',
)

/** `key` is a digest of account and network. */
export const hasSignInPlace = async (db: Queryable, key: string, since: Date): Promise<boolean> =>
  (await db.query(select, [key, since])).length > 0

/** Updates a row only if it was last written before `since`. */
export const upsertPlace = (db: Queryable, key: string, at: Date, since: Date) =>
  db.query(upsert, [key, at, since])

export const deletePlacesBefore = (db: Queryable, before: Date) => db.query(deleteOld, [before])
