import type { LaunchReply } from '@skills-center/contract/lti'
import { isUniqueViolation, type Queryable } from '../platform/database.ts'
import { conflict } from '../platform/problems.ts'
import type { Session } from '../platform/session.ts'
import type { DeepLinking } from './deep-linking/deep-linking.ts'
import type { Arrivals } from './courses/arrivals.ts'
import type { LtiDeps } from './deps.ts'
import { claimsOf, identitiesOf, rulesOf } from './launch-person.ts'
import { pathOf } from './launch-path.ts'
import type { LaunchStore } from './launch-store.ts'
import { say } from './messages.gen.ts'
import type { Platform } from './platform-queries.ts'
import type { Launch } from './verify-launch.ts'

/** The end of a launch: whose account it is, and where it goes. */
export function createFinishLaunch(
  deps: LtiDeps,
  { store, deepLinking, arrived }: { store: LaunchStore; deepLinking: DeepLinking; arrived: Arrivals },
) {
  const { database, sessions, audit, people } = deps

  /** The account of the launch; undefined if its owner has to link it first. */
  async function findPerson(tx: Queryable, platform: Platform, launch: Launch) {
    const given = [
      rulesOf(platform, launch),
      claimsOf(platform, launch),
      identitiesOf(deps, platform, launch),
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
          const settle = await arrived(tx, platform, launch, { userId, role })
          return { userId, token, settle, path: await open(tx, platform, launch, { userId, role }) }
        })
        .catch(asRefusal)
      if (found === undefined)
        return {
          reply: { kind: 'link', platform: platform.name, role: launch.isTeacher ? 'teacher' : 'student' },
          token: null,
        }
      await found.settle()
      const user = await deps.user(found.userId)
      return { reply: { kind: 'arrived', user, path: found.path }, token: found.token }
    },

    /** Links the account that is signed in, which must belong to the district and to no other. */
    async link(code: string, binding: string | null, { userId, role }: Session) {
      const { platform, launch } = await store.require(code, binding)
      const { path, settle } = await database
        .transaction(async (tx) => {
          await store.end(tx, code)
          const identities = identitiesOf(deps, platform, launch)
          await people.linkOwn(tx, rulesOf(platform, launch), claimsOf(platform, launch), identities, userId)
          return {
            settle: await arrived(tx, platform, launch, { userId, role }),
            path: await open(tx, platform, launch, { userId, role }),
          }
        })
        .catch(asRefusal)
      await settle()
      return { user: await deps.user(userId), path }
    },
  }
}
