import { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../../platform/database.ts'
import { domainOf } from '../../platform/domains.ts'
import { conflict, forbidden } from '../../platform/problems.ts'
import { signInKeyOf } from '../../platform/roster-sign-in.ts'
import { insertAccount } from '../queries.ts'
import { usernameKey } from '../username-key.ts'
import type { Connection } from './connection-queries.ts'
import type { SsoDeps } from './deps.ts'
import {
  type IdentityRow,
  insertIdentity,
  selectIdentity,
  selectMembership,
  selectRosterPeople,
  selectStudentsByNumber,
  selectTeachersByVerifiedEmail,
  type Membership,
} from './identity-queries.ts'
import { say } from './messages.gen.ts'
import type { Claims } from './claims.ts'

/** Whom a sign-in is for: the account, and whether it has just been linked or made. */
export interface Person extends IdentityRow {
  readonly isNew: boolean
}

/** Students choose their grade themselves; this is what sign-up proposes. */
const firstGrade = 6

function requireDomain({ domains }: Connection, { verifiedEmail }: Claims): void {
  if (domains.length === 0) return
  if (verifiedEmail === null) throw forbidden(say('address-not-verified'))
  if (!domains.includes(domainOf(verifiedEmail))) throw forbidden(say('other-domain'))
}

async function requireMembership(tx: Queryable, { districtId }: Connection, id: UserId): Promise<Membership> {
  const membership = await selectMembership(tx, districtId, id)
  if (membership === undefined || membership.isDemo || membership.isOfOtherDistrict)
    throw forbidden(say('not-in-district'))
  return membership
}

/** A teacher who has left the schools of the district is no longer signed in by it. */
async function requireStillHere(
  tx: Queryable,
  connection: Connection,
  { userId, linkedBy }: IdentityRow,
): Promise<void> {
  const { role, isMember } = await requireMembership(tx, connection, userId)
  if (role === 'teacher' && linkedBy !== 'new' && !isMember) throw forbidden(say('not-in-district'))
}

/** By the name that the district's roster has for the person, and by the student number of class lists. */
async function findByRosterId(tx: Queryable, connection: Connection, { rosterId, verifiedEmail }: Claims) {
  const { districtId, rosterField } = connection
  const value = rosterField === 'email' ? verifiedEmail : rosterId
  if (value === null) return []
  const listed = await selectRosterPeople(tx, districtId, signInKeyOf(districtId, rosterField, value))
  if (rosterField !== 'identifier') return listed
  return [...listed, ...(await selectStudentsByNumber(tx, districtId, value))]
}

/** The one account of the roster; undefined if there is none. Refuses if it is not clear whose it is. */
async function findOnRoster(
  tx: Queryable,
  connection: Connection,
  claims: Claims,
): Promise<UserId | undefined> {
  const teachers =
    claims.verifiedEmail === null
      ? []
      : await selectTeachersByVerifiedEmail(tx, connection.districtId, claims.verifiedEmail)
  const ids = [...(await findByRosterId(tx, connection, claims)), ...teachers].map(({ id }) => id)
  const [found, another] = new Set(ids)
  if (found === undefined) return undefined
  if (another !== undefined) throw conflict(say('two-accounts'))
  const { role, isMember, isMadeBySchool, isElsewhere } = await requireMembership(tx, connection, found)
  // Families own these accounts, and other schools have a part in those: only their owners link them.
  const isOwn = isMember && !isElsewhere && (role === 'teacher' || isMadeBySchool)
  if (!isOwn) throw conflict(say('link-it-yourself'))
  return found
}

/**
 * Which account belongs to someone whom a district's provider has identified. A district can reach only its own people,
 * whatever its provider says: each way to find an account checks what the account has to do with the district now.
 */
export function createFindPerson(deps: SsoDeps) {
  const { now, newId, randomBytes, audit, passwords, askAge } = deps

  /** A student's account holds nothing that the provider says, so that a child's name is not stored before consent. */
  async function makeAccount(tx: Queryable, role: Membership['role'], claims: Claims): Promise<UserId> {
    const id = UserId.parse(newId())
    const username = `${role}-${randomBytes(5).toString('hex')}`
    const isTeacher = role === 'teacher'
    await insertAccount(tx, {
      id,
      username,
      usernameKey: usernameKey(username),
      email: isTeacher ? claims.verifiedEmail : null,
      passwordHash: await passwords.nobodysHash(),
      role,
      gradeLevel: firstGrade,
      firstName: (isTeacher && claims.givenName.slice(0, 80)) || username,
      lastName: isTeacher ? claims.familyName.slice(0, 80) : '',
      schoolName: null,
      subject: isTeacher ? 'both' : null,
      createdAt: now(),
      isDemo: false,
    })
    await audit.note(tx, { action: 'signed-up', actor: id, subject: id, via: 'self' })
    if (!isTeacher) await askAge(tx, id)
    return id
  }

  async function link(tx: Queryable, connection: Connection, claims: Claims, row: IdentityRow) {
    const { districtId, issuer } = connection
    await insertIdentity(tx, { districtId, issuer, subject: claims.subject }, row, now())
    if (row.linkedBy === 'new') return
    await audit.note(tx, { action: 'sign-in-linked', actor: row.userId, subject: row.userId, via: 'self' })
  }

  const findLinked = (tx: Queryable, { districtId, issuer }: Connection, { subject }: Claims) =>
    selectIdentity(tx, { districtId, issuer, subject })

  return {
    /** The account to sign in, linked or made where that is allowed. Writes in `tx`. */
    async find(tx: Queryable, connection: Connection, claims: Claims): Promise<Person> {
      requireDomain(connection, claims)
      const linked = await findLinked(tx, connection, claims)
      if (linked !== undefined) {
        await requireStillHere(tx, connection, linked)
        return { ...linked, isNew: false }
      }
      const onRoster = await findOnRoster(tx, connection, claims)
      if (onRoster !== undefined) {
        const row = { userId: onRoster, linkedBy: 'roster' as const }
        await link(tx, connection, claims, row)
        return { ...row, isNew: false }
      }
      if (connection.newAccounts === null) throw forbidden(say('not-on-roster'))
      const row = {
        userId: await makeAccount(tx, connection.newAccounts, claims),
        linkedBy: 'new' as const,
      }
      await link(tx, connection, claims, row)
      return { ...row, isNew: true }
    },

    /** Links the account of the signed-in owner, who must belong to the district and to no other. */
    async linkOwn(tx: Queryable, connection: Connection, claims: Claims, userId: UserId): Promise<void> {
      requireDomain(connection, claims)
      const linked = await findLinked(tx, connection, claims)
      if (linked?.userId === userId) return
      if (linked !== undefined) throw conflict(say('linked-to-another'))
      const { role, isMember, isElsewhere } = await requireMembership(tx, connection, userId)
      if (!isMember || (role === 'teacher' && isElsewhere)) throw forbidden(say('not-in-district'))
      await link(tx, connection, claims, { userId, linkedBy: 'owner' })
    },
  }
}
