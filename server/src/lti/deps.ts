import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { WorkStatus } from '@skills-center/contract/assignments/work'
import type { User } from '@skills-center/contract/accounts'
import type { Role, UserId } from '@skills-center/contract/ids'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import type { Audit } from '../platform/audit.ts'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Sessions } from '../platform/sessions.ts'

export interface Identity {
  readonly userId: UserId
  readonly linkedBy: 'roster' | 'owner' | 'new'
}

/** Where links between people of a platform and accounts are stored. */
export interface Identities {
  select: (tx: Queryable) => Promise<Identity | undefined>
  insert: (tx: Queryable, row: Identity) => Promise<unknown>
}

interface Claims {
  /** The student number; null if the platform does not say it. */
  readonly rosterId: string | null
  readonly verifiedEmail: null
  readonly givenName: string
  readonly familyName: string
}

/** What a district allows at a sign-in. */
interface Rules {
  readonly districtId: DistrictId
  readonly domains: readonly string[]
  readonly newAccounts: 'student' | null
  /** Only student numbers of class lists, so that a launch as a student finds no teacher. */
  readonly rosterField: null
}

/** Accounts of a district's own people, as single sign-on finds them. */
interface People {
  /** The account that is linked, or that the roster links now; or what else has to happen first. */
  findExisting: (
    tx: Queryable,
    rules: Rules,
    claims: Claims,
    identities: Identities,
  ) => Promise<Identity | 'unknown' | 'owners-to-link'>
  /** The same, or a new account where the district allows that. */
  find: (
    tx: Queryable,
    rules: Rules,
    claims: Claims,
    identities: Identities,
  ) => Promise<Identity & { isNew: boolean }>
  linkOwn: (
    tx: Queryable,
    rules: Rules,
    claims: Claims,
    identities: Identities,
    userId: UserId,
  ) => Promise<void>
}

export interface LtiDeps {
  database: Database
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
  secret: string
  log: Log
  sessions: Sessions
  audit: Audit
  /** The base URL of the site, without a trailing slash. */
  siteAddress: string
  appName: string
  /** Whether platforms may run on this machine, without TLS. For development and tests. */
  allowsLoopback: boolean
  /** The district of a district administrator; refuses everyone else. */
  requireDistrictOf: (userId: UserId) => Promise<DistrictId>
  /** Undefined if there is no such account. */
  findUser: (username: string) => Promise<UserId | undefined>
  user: (userId: UserId) => Promise<User>
  /** Also of an account that `tx` has made. */
  roleOf: (tx: Queryable, userId: UserId) => Promise<Role>
  people: People
  /** The grades of an assignment, by the rules of its class; undefined if there is none. */
  gradesOf: (id: AssignmentId) => Promise<
    | {
        title: string
        points: number
        students: readonly {
          studentId: UserId
          status: WorkStatus
          points: number | null
          isGradedByHand: boolean
        }[]
      }
    | undefined
  >
  /** For a teacher of its class; refuses anyone else. */
  assignmentOf: (
    teacherId: UserId,
    id: AssignmentId,
  ) => Promise<{ title: string; points: number; dueAt: Date | null }>
  classes: {
    /** Refuses anyone but the class's teachers. */
    requireTaught: (teacherId: UserId, id: ClassroomId) => Promise<unknown>
    /** Adds students to the class. Returns who was not in it, and what to do after the transaction. */
    enrol: (
      tx: Queryable,
      given: { actorId: UserId; classroomId: ClassroomId; studentIds: readonly UserId[] },
    ) => Promise<{ joined: readonly UserId[]; settle: () => Promise<void> }>
    /** The same for one student who has come from a course; nothing happens if the class cannot take them. */
    arrive: (tx: Queryable, id: ClassroomId, studentId: UserId) => Promise<() => Promise<void>>
  }
  /** Calls the listener with students who have answered, on any copy of the server. */
  onAnswered: (listener: (studentIds: readonly UserId[]) => void) => Promise<{ stop(): Promise<void> }>
}
