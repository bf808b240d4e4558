import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { makeUsername } from './credentials.ts'
import type { ClassroomsDeps } from './deps.ts'
import type { RosterClass } from './roster-class.ts'
import {
  archiveClasses,
  enrolByRoster,
  insertRosterClasses,
  insertRosterStudents,
  setRosterTeachers,
  updateRosterClasses,
  withdrawByRoster,
  withdrawLeavers,
} from './roster-sync-queries.ts'

/** What a district's roster changes about classes, some hundreds of rows at once. */
export function createRosterSync({ now, below, onClassesChanged }: ClassroomsDeps) {
  return {
    /** A username made from a name, that is not taken. */
    makeUsername: (person: { firstName: string; lastName: string }, isTaken: (username: string) => boolean) =>
      makeUsername(person, isTaken, below),

    async create(tx: Queryable, classes: readonly RosterClass[]): Promise<void> {
      await insertRosterClasses(tx, classes, now())
      await setRosterTeachers(tx, classes, now())
    },

    /** Also restores a class that was archived. */
    async update(tx: Queryable, classes: readonly RosterClass[]): Promise<void> {
      await updateRosterClasses(tx, classes)
      await setRosterTeachers(tx, classes, now())
    },

    archive: archiveClasses,

    enrol: (
      tx: Queryable,
      rows: readonly { classroomId: ClassroomId; userId: UserId; studentNumber: string | null }[],
    ) => enrolByRoster(tx, rows, now()),

    /** Returns what to do after the transaction. */
    async withdraw(tx: Queryable, rows: readonly { classroomId: ClassroomId; userId: UserId }[]) {
      await withdrawByRoster(tx, rows)
      return onClassesChanged(
        tx,
        rows.map(({ userId }) => userId),
      )
    },

    /** Ends all places of these students. Returns what to do after the transaction. */
    async withdrawAll(tx: Queryable, ids: readonly UserId[]) {
      await withdrawLeavers(tx, ids)
      return onClassesChanged(tx, ids)
    },

    /** Marks accounts as made by the school. */
    addStudents: (tx: Queryable, ids: readonly UserId[]) => insertRosterStudents(tx, ids, now()),
  }
}
