import type { UserId } from '@skills-center/contract/ids'
import { statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const forget = statement(
  'support.forget-requester',
  `update support_requests r set
    about_username = case when lower(r.about_username) in (u.username_key, lower(u.username)) then null
      else r.about_username end,
    email = case when lower(r.email) = u.email then null else r.email end
  from users u
  where u.id = $1 and r.user_id is distinct from u.id
    and (lower(r.about_username) in (u.username_key, lower(u.username)) or lower(r.email) = u.email)`,
)

/**
 * Removes an erased account's username and email from requests sent without signing in. The account's own requests are
 * deleted with it.
 */
export async function eraseRequester(tx: Queryable, id: UserId): Promise<void> {
  await tx.query(forget, [id])
}
