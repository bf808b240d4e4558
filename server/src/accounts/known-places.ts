import { createHmac } from 'node:crypto'
import { retentionDays } from '@skills-center/contract/accounts/retention'
import type { Now } from '../platform/clock.ts'
import { statement } from '../platform/statement.ts'
import type { Database, Queryable } from '../platform/database.ts'

const dayMs = 86_400_000

const selectPlace = statement(
  'accounts.select-sign-in-place',
  'select 1 as one from sign_in_places where key = $1 and last_at > $2',
)
/** At most once a day for each. */
const upsertPlace = statement(
  'accounts.upsert-sign-in-place',
  `insert into sign_in_places as p (key, last_at) values ($1, $2)
  on conflict (key) do update set last_at = $2 where p.last_at < $3`,
)
const deleteOldPlaces = statement(
  'accounts.delete-old-sign-in-places',
  'delete from sign_in_places where last_at < $1',
)

/** Networks from which an account has been signed in to lately: home, and the school. */
export function createKnownPlaces(needs: { database: Database; now: Now; secret: string }) {
  const { database, now } = needs
  const hashKey = createHmac('sha256', needs.secret).update('sign-in-place').digest()
  const hash = (usernameKey: string, network: string) =>
    createHmac('sha256', hashKey).update(`${usernameKey} ${network}`).digest('base64url')
  const since = (days: number) => new Date(now().getTime() - days * dayMs)
  return {
    isKnown: async (usernameKey: string, network: string): Promise<boolean> => {
      const values = [hash(usernameKey, network), since(retentionDays.knownNetwork)]
      return (await database.query(selectPlace, values)).length > 0
    },
    remember: (db: Queryable, usernameKey: string, network: string) =>
      db.query(upsertPlace, [hash(usernameKey, network), now(), since(1)]),
    tidy: () => database.query(deleteOldPlaces, [since(retentionDays.knownNetwork)]),
  }
}
