import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { Role, UserId } from '@skills-center/contract/ids'
import type { SchoolId } from '@skills-center/contract/schools'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import type { Audit } from '../platform/audit.ts'
import type { Delay, NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { MailLanguage } from '../platform/mail-language.ts'
import type { PostOffice } from '../platform/mail.ts'

export interface District {
  readonly id: DistrictId
  readonly name: string
}

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** What rosters need from accounts. */
interface Accounts {
  usernameKey: (username: string) => string
  takenKeys: (keys: readonly string[]) => Promise<readonly string[]>
  insert: (
    tx: Queryable,
    accounts: readonly (Name & {
      id: UserId
      username: string
      role: Role
      email: string | null
      gradeLevel: number
    })[],
  ) => Promise<void>
  update: (tx: Queryable, people: readonly (Name & { id: UserId; gradeLevel: number })[]) => Promise<void>
}

/** What rosters need from schools. */
interface Places {
  school: (tx: Queryable, district: District, name: string) => Promise<SchoolId>
  renameSchool: (tx: Queryable, id: SchoolId, name: string) => Promise<unknown>
  year: (
    tx: Queryable,
    districtId: DistrictId,
    year: { title: string; startsOn: string; endsOn: string },
  ) => Promise<unknown>
  setMembers: (
    tx: Queryable,
    teachers: readonly { teacherId: UserId; schoolIds: readonly SchoolId[]; email: string | null }[],
  ) => Promise<unknown>
  deactivate: (tx: Queryable, districtId: DistrictId, ids: readonly UserId[]) => Promise<void>
  reactivate: (tx: Queryable, ids: readonly UserId[]) => Promise<void>
}

export interface RosterClass {
  readonly id: ClassroomId
  readonly name: string
  readonly period: string
  readonly gradeLevel: number
  readonly subject: 'math' | 'science' | 'both'
  readonly ownerId: UserId | null
  readonly teacherIds: readonly UserId[]
  readonly formerIds: readonly UserId[]
}

interface Place {
  readonly classroomId: ClassroomId
  readonly userId: UserId
}

/** What rosters need from classrooms. */
interface Classes {
  makeUsername: (person: Name, isTaken: (username: string) => boolean) => string
  create: (tx: Queryable, classes: readonly RosterClass[]) => Promise<void>
  update: (tx: Queryable, classes: readonly RosterClass[]) => Promise<void>
  archive: (tx: Queryable, ids: readonly ClassroomId[]) => Promise<unknown>
  enrol: (tx: Queryable, rows: readonly (Place & { studentNumber: string | null })[]) => Promise<unknown>
  withdraw: (tx: Queryable, rows: readonly Place[]) => Promise<() => Promise<void>>
  withdrawAll: (tx: Queryable, ids: readonly UserId[]) => Promise<() => Promise<void>>
  addStudents: (tx: Queryable, ids: readonly UserId[]) => Promise<unknown>
}

export interface RostersDeps {
  database: Database
  now: Now
  newId: NewId
  delay: Delay
  log: Log
  audit: Audit
  post: PostOffice
  appName: string
  mailLanguage: MailLanguage
  /** The base URL of links in emails, without a trailing slash. */
  siteAddress: string
  /** Refuses anyone who does not administer a whole district. */
  requireDistrict: (userId: UserId) => Promise<DistrictId>
  /** Undefined if there is no such district. */
  district: (id: DistrictId) => Promise<District | undefined>
  accounts: Accounts
  places: Places
  classes: Classes
}
