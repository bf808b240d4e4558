import type { RosterField } from '@skills-center/contract/accounts/sso'
import { type Role, UserId } from '@skills-center/contract/ids'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import type { Audit } from '../../platform/audit.ts'
import type { NewId, Now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { domainOf } from '../../platform/domains.ts'
import { conflict, forbidden } from '../../platform/problems.ts'
import { signInKeyOf } from '../../platform/roster-sign-in.ts'
import type { Passwords } from '../passwords.ts'
import { insertAccount } from '../queries.ts'
import { usernameKey } from '../username-key.ts'
import {
  type IdentityRow,
  selectMembership,
  selectRosterPeople,
  selectStudentsByNumber,
  selectTeachersByVerifiedEmail,
  type Membership,
} from './identity-queries.ts'
import { say } from './messages.gen.ts'
import type { Claims } from './claims.ts'

type Person = Omit<Claims, 'subject'>

/** What finding and making accounts needs. */
interface FindPersonDeps {
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
  audit: Audit
  passwords: Passwords
  /** A student account that begins without an age asks for it first, and a child's waits for consent. */
  askAge: (tx: Queryable, id: UserId) => Promise<void>
}

/** What a district allows at a sign-in. */
interface Rules {
  readonly districtId: DistrictId
  /** Only verified addresses at these domains may sign in; empty for any. */
  readonly domains: readonly string[]
  /** The role of accounts that are made at the first sign-in; null if none are made. */
  readonly newAccounts: Role | null
  /** What the roster ID is on the district's roster; null if it is a student number of class lists only. */
  readonly rosterField: RosterField | null
}

/** Where the links of one person of a sign-in service are stored. */
export interface Identities {
  select: (tx: Queryable) => Promise<IdentityRow | undefined>
  insert: (tx: Queryable, row: IdentityRow) => Promise<unknown>
}

/** Whom a sign-in is for: the account, and whether it has just been linked or made. */
interface FoundPerson extends IdentityRow {
  readonly isNew: boolean
}

/** Students choose their grade themselves; this is what sign-up proposes. */
const firstGrade = 6

function requireDomain({ domains }: Rules, { verifiedEmail }: Person): void {
  if (domains.length === 0) return
  if (verifiedEmail === null) throw forbidden(say('address-not-verified'))
  if (!domains.includes(domainOf(verifiedEmail))) throw forbidden(say('other-domain'))
}

async function requireMembership(tx: Queryable, { districtId }: Rules, id: UserId): Promise<Membership> {
  const membership = await selectMembership(tx, districtId, id)
  if (membership === undefined || membership.isDemo || membership.isOfOtherDistrict)
    throw forbidden(say('not-in-district'))
  return membership
}

/** A teacher who has left the schools of the district is no longer signed in by it. */
async function requireStillHere(
  tx: Queryable,
  rules: Rules,
  { userId, linkedBy }: IdentityRow,
): Promise<void> {
  const { role, isMember } = await requireMembership(tx, rules, userId)
  if (role === 'teacher' && linkedBy !== 'new' && !isMember) throw forbidden(say('not-in-district'))
}

/** By the name that the district's roster has for the person, and by the student number of class lists. */
async function findByRosterId(tx: Queryable, rules: Rules, { rosterId, verifiedEmail }: Person) {
  const { districtId, rosterField } = rules
  const value = rosterField === 'email' ? verifiedEmail : rosterId
  if (value === null) return []
  const listed =
    rosterField === null
      ? []
      : await selectRosterPeople(tx, districtId, signInKeyOf(districtId, rosterField, value))
  if (rosterField !== null && rosterField !== 'identifier') return listed
  return [...listed, ...(await selectStudentsByNumber(tx, districtId, value))]
}

/** The one account of the roster, and whether only its owner may link it; undefined if there is none. */
async function findOnRoster(
  tx: Queryable,
  rules: Rules,
  claims: Person,
): Promise<{ id: UserId; isOwnersToLink: boolean } | undefined> {
  const teachers =
    claims.verifiedEmail === null
      ? []
      : await selectTeachersByVerifiedEmail(tx, rules.districtId, claims.verifiedEmail)
  const ids = [...(await findByRosterId(tx, rules, claims)), ...teachers].map(({ id }) => id)
  const [found, another] = new Set(ids)
  if (found === undefined) return undefined
  // It is not clear whose it is.
  if (another !== undefined) throw conflict(say('two-accounts'))
  const { role, isMember, isMadeBySchool, isElsewhere } = await requireMembership(tx, rules, found)
  // Families own these accounts, and other schools have a part in those.
  const isOwn = isMember && !isElsewhere && (role === 'teacher' || isMadeBySchool)
  return { id: found, isOwnersToLink: !isOwn }
}

/**
 * Which account belongs to someone whom a district's provider, or a platform of it, has identified. A district can reach only its own people,
 * whatever its provider says: each way to find an account checks what the account has to do with the district now.
 */
export function createFindPerson(deps: FindPersonDeps) {
  const { now, newId, randomBytes, audit, passwords, askAge } = deps

  /** A student's account holds nothing that the provider says, so that a child's name is not stored before consent. */
  async function makeAccount(tx: Queryable, role: Membership['role'], claims: Person): Promise<UserId> {
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

  async function link(tx: Queryable, identities: Identities, row: IdentityRow) {
    await identities.insert(tx, row)
    if (row.linkedBy === 'new') return
    await audit.note(tx, { action: 'sign-in-linked', actor: row.userId, subject: row.userId, via: 'self' })
  }

  /** The account that is linked, or that the roster links now; or what else has to happen first. */
  async function findExisting(
    tx: Queryable,
    rules: Rules,
    claims: Person,
    identities: Identities,
  ): Promise<IdentityRow | 'unknown' | 'owners-to-link'> {
    requireDomain(rules, claims)
    const linked = await identities.select(tx)
    if (linked !== undefined) {
      await requireStillHere(tx, rules, linked)
      return linked
    }
    const onRoster = await findOnRoster(tx, rules, claims)
    if (onRoster === undefined) return 'unknown'
    if (onRoster.isOwnersToLink) return 'owners-to-link'
    const row = { userId: onRoster.id, linkedBy: 'roster' as const }
    await link(tx, identities, row)
    return row
  }

  return {
    findExisting,

    /** The account to sign in, linked or made where that is allowed. Writes in `tx`. */
    async find(tx: Queryable, rules: Rules, claims: Person, identities: Identities): Promise<FoundPerson> {
      const found = await findExisting(tx, rules, claims, identities)
      if (found === 'owners-to-link') throw conflict(say('link-it-yourself'))
      if (found !== 'unknown') return { ...found, isNew: false }
      if (rules.newAccounts === null) throw forbidden(say('not-on-roster'))
      const row = { userId: await makeAccount(tx, rules.newAccounts, claims), linkedBy: 'new' as const }
      await link(tx, identities, row)
      return { ...row, isNew: true }
    },

    /** Links the account of the signed-in owner, who must belong to the district and to no other. */
    async linkOwn(
      tx: Queryable,
      rules: Rules,
      claims: Person,
      identities: Identities,
      userId: UserId,
    ): Promise<void> {
      requireDomain(rules, claims)
      const linked = await identities.select(tx)
      if (linked?.userId === userId) return
      if (linked !== undefined) throw conflict(say('linked-to-another'))
      const { role, isMember, isElsewhere } = await requireMembership(tx, rules, userId)
      if (!isMember || (role === 'teacher' && isElsewhere)) throw forbidden(say('not-in-district'))
      await link(tx, identities, { userId, linkedBy: 'owner' })
    },
  }
}
