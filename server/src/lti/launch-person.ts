import type { Identities, LtiDeps } from './deps.ts'
import { insertIdentity, selectIdentity } from './identity-queries.ts'
import type { Platform } from './platform-queries.ts'
import type { Launch } from './verify-launch.ts'

/** A person of a platform, from a launch or a class list. */
type Person = Pick<Launch, 'deploymentId' | 'subject' | 'personId' | 'isStudent'>

export const identitiesOf = (
  { now }: Pick<LtiDeps, 'now'>,
  { id }: Platform,
  { deploymentId, subject }: Pick<Person, 'deploymentId' | 'subject'>,
): Identities => {
  const key = { platformId: id, deploymentId, subject }
  return {
    select: (tx) => selectIdentity(tx, key),
    insert: (tx, row) => insertIdentity(tx, key, row, now()),
  }
}

export const claimsOf = (
  { matchesNumbers }: Platform,
  { personId, isStudent }: Pick<Person, 'personId' | 'isStudent'>,
) => ({
  rosterId: matchesNumbers && isStudent ? personId : null,
  verifiedEmail: null,
  givenName: '',
  familyName: '',
})

export const rulesOf = (
  { districtId, makesStudents }: Platform,
  { isStudent }: Pick<Person, 'isStudent'>,
) => ({
  districtId,
  domains: [],
  newAccounts: makesStudents && isStudent ? ('student' as const) : null,
  rosterField: null,
})
