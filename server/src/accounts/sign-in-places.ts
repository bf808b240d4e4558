import { createHmac } from 'node:crypto'
import { retentionDays } from '@skills-center/contract/accounts/retention'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { deletePlacesBefore, hasSignInPlace, upsertPlace } from './sign-in-places-queries.ts'

const dayMs = 86_400_000

/** Networks from which an account has signed in recently, such as home and school. */
export function createSignInPlaces(deps: { database: Database; now: Now; secret: string }) {
  const { database, now } = deps
  const hashKey = createHmac('sha256', deps.secret).update('sign-in-place').digest()
  const hash = (usernameKey: string, network: string) =>
    createHmac('sha256', hashKey).update(`${usernameKey} ${network}`).digest('base64url')
  const since = (days: number) => new Date(now().getTime() - days * dayMs)
  return {
    isKnown: (usernameKey: string, network: string): Promise<boolean> =>
      hasSignInPlace(database, hash(usernameKey, network), since(retentionDays.signInNetwork)),
    remember: (db: Queryable, usernameKey: string, network: string) =>
      upsertPlace(db, hash(usernameKey, network), now(), since(1)),
    deleteExpired: () => deletePlacesBefore(database, since(retentionDays.signInNetwork)),
  }
}
