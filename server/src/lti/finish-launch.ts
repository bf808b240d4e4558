import type { LaunchReply } from '@skills-center/contract/lti'
import { isUniqueViolation, type Queryable } from '../platform/database.ts'
import { conflict } from '../platform/problems.ts'
import type { Session } from '../platform/session.ts'
import type { DeepLinking } from './deep-linking/deep-linking.ts'
import type { Identities, LtiDeps } from './deps.ts'
import { insertIdentity, selectIdentity } from './identity-queries.ts'
import { pathOf } from './launch-path.ts'
import type { LaunchStore } from './launch-store.ts'
import { say } from './messages.gen.ts'
import type { Platform } from './platform-queries.ts'
import type { Launch } from './verify-launch.ts'

/** The end of a launch: whose account it is, and where it goes. */
export function createFinishLaunch(
  deps: LtiDeps,
  { store, deepLinking }: { store: LaunchStore; deepLinking: DeepLinking },
) {
  const { database, now, sessions, audit, people } = deps

  const identitiesOf = ({ id }: Platform, { deploymentId, subject }: Launch): Identities => {
    const key = { platformId: id, deploymentId, subject }
    return {
      select: (tx) => selectIdentity(tx, key),
      insert: (tx, row) => insertIdentity(tx, key, row, now()),
    }
  }

  const claimsOf = ({ matchesNumbers }: Platform, { personId, isStudent }: Launch) => ({
    rosterId: matchesNumbers && isStudent ? personId : null,
    verifiedEmail: null,
    givenName: '',
    familyName: '',
  })

  const rulesOf = ({ districtId, makesStudents }: Platform, { isStudent }: Launch) => ({
    districtId,
    domains: [],
    newAccounts: makesStudents && isStudent ? ('student' as const) : null,
    rosterField: null,
  })

  /** The account of the launch; undefined if its owner has to link it first. */
  async function findPerson(tx: Queryable, platform: Platform, launch: Launch) {
    const given = [
      rulesOf(platform, launch),
      claimsOf(platform, launch),
      identitiesOf(platform, launch),
    ] as const
    const found = await people.findExisting(tx, ...given)
    if (found === 'unknown' && given[0].newAccounts !== null) return people.find(tx, ...given)
    return found === 'unknown' || found === 'owners-to-link' ? undefined : { ...found, isNew: false }
  }

  /** A unique violation: another request linked this person or account first, or an administrator has to unlink. */
  const asRefusal = (error: unknown): never => {
    throw isUniqueViolation(error) ? conflict(say('linked-to-another')) : error
  }

  /** The page of ours that the launch opens for this person. */
  const open = (tx: Queryable, platform: Platform, launch: Launch, who: Pick<Session, 'userId' | 'role'>) =>
    launch.deepLinking === null
      ? Promise.resolve(pathOf(launch, who.role))
      : deepLinking.begin(tx, platform, launch, who)

  return {
    /** Signs in the person of a launch, or says that the account has to be linked. */
    async finish(
      code: string,
      binding: string | null,
      device: string | null,
    ): Promise<{ reply: LaunchReply; token: string | null }> {
      const { platform, launch } = await store.require(code, binding)
      const found = await database
        .transaction(async (tx) => {
          const person = await findPerson(tx, platform, launch)
          if (person === undefined) return undefined
          await store.end(tx, code)
          const { userId, isNew } = person
          const role = await deps.roleOf(tx, userId)
          const token = await sessions.open(tx, { userId, role, device })
          if (!isNew)
            await audit.note(tx, { action: 'signed-in', actor: userId, subject: userId, via: 'self' })
          return { userId, token, path: await open(tx, platform, launch, { userId, role }) }
        })
        .catch(asRefusal)
      if (found === undefined)
        return {
          reply: { kind: 'link', platform: platform.name, role: launch.isTeacher ? 'teacher' : 'student' },
          token: null,
        }
      const user = await deps.user(found.userId)
      return { reply: { kind: 'arrived', user, path: found.path }, token: found.token }
    },

    /** Links the account that is signed in, which must belong to the district and to no other. */
    async link(code: string, binding: string | null, { userId, role }: Session) {
      const { platform, launch } = await store.require(code, binding)
      const path = await database
        .transaction(async (tx) => {
          await store.end(tx, code)
          const identities = identitiesOf(platform, launch)
          await people.linkOwn(tx, rulesOf(platform, launch), claimsOf(platform, launch), identities, userId)
          return open(tx, platform, launch, { userId, role })
        })
        .catch(asRefusal)
      return { user: await deps.user(userId), path }
    },
  }
}
