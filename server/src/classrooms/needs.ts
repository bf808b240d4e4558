import type { GradeLevel, UserId } from '@skills-center/contract/ids'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'

export interface NewStudent {
  readonly username: string
  /** Null: nobody is to sign in. */
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly gradeLevel: GradeLevel
}

/** What accounts does for classrooms. */
interface Students {
  usernameKey: (username: string) => string
  prepare: (students: readonly NewStudent[]) => Promise<{
    ids: readonly UserId[]
    insert: (tx: Queryable) => Promise<void>
  }>
  /** Passwords for login cards, with what is stored of them. */
  makePasswords: (count: number) => Promise<{ password: string; hash: string }[]>
  setPasswords: (tx: Queryable, passwords: readonly { id: UserId; passwordHash: string }[]) => Promise<void>
  /** Deletes accounts with all that is theirs. */
  erase: (tx: Queryable, ids: readonly UserId[]) => Promise<void>
  edit: (
    tx: Queryable,
    id: UserId,
    person: { firstName: string; lastName: string; gradeLevel: GradeLevel },
  ) => Promise<void>
}

export interface ClassroomsNeeds {
  database: Database
  now: Now
  newId: NewId
  /** A whole number from 0 to `n`, `n` left out, that nobody can foresee. */
  below: (n: number) => number
  /** Refuses a teacher whom no school has confirmed. */
  requireVerified: (teacherId: UserId) => Promise<void>
  /** Hides who guessed at join codes. */
  secret: string
  students: Students
  /** Refuses a student who has not said when they were born. */
  requireMayJoin: (studentId: UserId) => Promise<void>
  /** Those of these students for whom no parent and no school has agreed yet, though one must. */
  waitingForConsent: (db: Queryable, studentIds: readonly UserId[]) => Promise<ReadonlySet<UserId>>
  /**
   * Told of students who come into a class or have left one, in the transaction: what their school agreed to changes.
   * Answers what is to be done once the transaction is through.
   */
  onClassesChanged: (tx: Queryable, studentIds: readonly UserId[]) => Promise<() => Promise<void>>
  /** Questions begun in the last seven days of each student’s own calendar; who has none may be missing. */
  answeredThisWeek: (studentIds: readonly UserId[]) => Promise<ReadonlyMap<UserId, number>>
  /** Works out how made-up students of a grade practiced, and answers what lets these have done so. */
  prepareSampleAnswers: (
    grade: GradeLevel,
  ) => Promise<(tx: Queryable, studentIds: readonly UserId[]) => Promise<void>>
  /** Skills that each has mastered now; who has none may be missing. */
  countMastered: (studentIds: readonly UserId[]) => Promise<ReadonlyMap<UserId, number>>
}
