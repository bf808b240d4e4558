import type { GradeLevel, UserId } from '@skills-center/contract/ids'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'

export interface NewStudent {
  readonly username: string
  /** Null: nobody can sign in. */
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly gradeLevel: GradeLevel
}

/** What classrooms needs from accounts. */
interface Students {
  usernameKey: (username: string) => string
  prepare: (students: readonly NewStudent[]) => Promise<{
    ids: readonly UserId[]
    insert: (tx: Queryable) => Promise<void>
  }>
  /** Makes passwords for login cards, with the hashes to store. */
  makePasswords: (count: number) => Promise<{ password: string; hash: string }[]>
  setPasswords: (tx: Queryable, passwords: readonly { id: UserId; passwordHash: string }[]) => Promise<void>
  /** Deletes accounts and all their data. */
  erase: (tx: Queryable, ids: readonly UserId[]) => Promise<void>
  edit: (
    tx: Queryable,
    id: UserId,
    person: { firstName: string; lastName: string; gradeLevel: GradeLevel },
  ) => Promise<void>
}

export interface ClassroomsDeps {
  database: Database
  now: Now
  newId: NewId
  /** Returns a cryptographically random integer in [0, n). */
  below: (n: number) => number
  /** Refuses an unverified teacher. */
  requireVerified: (teacherId: UserId) => Promise<void>
  /** Key for hashing who entered wrong join codes. */
  secret: string
  students: Students
  /** Refuses a student who has not given a birth date. */
  requireMayJoin: (studentId: UserId) => Promise<void>
  /** The given students who have not given one, also of accounts that `db` has just made. */
  withoutAge: (db: Queryable, studentIds: readonly UserId[]) => Promise<ReadonlySet<UserId>>
  /** The given students who need consent from a parent or school and have none. */
  waitingForConsent: (db: Queryable, studentIds: readonly UserId[]) => Promise<ReadonlySet<UserId>>
  /**
   * Called in the transaction in which students join or leave a class, because that can change a school's consent.
   * Returns what to do after the transaction.
   */
  onClassesChanged: (tx: Queryable, studentIds: readonly UserId[]) => Promise<() => Promise<void>>
  /** Questions begun in the last seven days of each student's calendar; students without any may be missing. */
  answeredThisWeek: (studentIds: readonly UserId[]) => Promise<ReadonlyMap<UserId, number>>
  /** Computes how sample students of a grade practiced, and returns a function that stores it for these students. */
  prepareSampleAnswers: (
    grade: GradeLevel,
  ) => Promise<(tx: Queryable, studentIds: readonly UserId[]) => Promise<void>>
  /** The number of skills that each student has mastered now; students without any may be missing. */
  countMastered: (studentIds: readonly UserId[]) => Promise<ReadonlyMap<UserId, number>>
}
