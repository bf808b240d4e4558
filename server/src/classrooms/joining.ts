import { classSize } from '@skills-center/contract/classrooms'
import type { Classroom, ClassroomId, JoinPreview } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { conflict, forbidden, gone, notFound, tooManyRequests } from '../platform/problems.ts'
import { createFailureLimit } from '../platform/rate-limit.ts'
import type { Allowance } from '../platform/rate-limit.ts'
import { requireAttended } from './access.ts'
import { logClassEvent } from './class-log-queries.ts'
import { isExpired, present } from './classes.ts'
import { readCode } from './join-codes.ts'
import type { ClassroomsDeps } from './deps.ts'
import { lockClassroom, selectClassroomByCode } from './queries.ts'
import type { ClassroomRow } from './queries.ts'
import { countStudents, deleteEnrolments, insertEnrolments, selectEnrolment } from './roster-queries.ts'
import { selectTeachers } from './teacher-queries.ts'
import { say } from './messages.gen.ts'

/** Wrong codes per student: plenty for typing mistakes, far too few for guessing. */
const studentFailures: Allowance = { max: 15, seconds: 10 * 60 }

/**
 * Wrong codes per network in 15 minutes. Above this, signed-in students wait only if they have typed a wrong code
 * themselves, so the right code always works, whatever others on the network do.
 */
const networkFailures: Allowance = { max: 400, seconds: 15 * 60 }

/** The person who enters a code, and the network; `studentId` is null during sign-up. */
export interface Asker {
  readonly studentId: UserId | null
  readonly network: string
}

export function createJoining(deps: ClassroomsDeps) {
  const { database, now, newId, secret } = deps
  const byStudent = createFailureLimit({ database, now, secret, ...studentFailures })
  const byNetwork = createFailureLimit({ database, now, secret, ...networkFailures })

  /** The class that a code leads to, if it is open to this student; otherwise a refusal that says what to do. */
  async function find({ studentId, network }: Asker, typed: string): Promise<ClassroomRow> {
    const keys = {
      student: studentId === null ? null : `join ${studentId}`,
      network: studentId === null ? `sign up with a code from ${network}` : `join from ${network}`,
    }
    const ofNetwork = await byNetwork.begin(keys.network)
    const own = keys.student === null ? null : await byStudent.begin(keys.student)
    // A person who is signing up has no count of their own, so the network's count decides.
    const wait = own?.wait || (own === null || own.count > 1 ? ofNetwork.wait : 0)
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60)
      throw tooManyRequests(say('too-many-codes', { minutes }), wait)
    }
    const code = readCode(typed)
    const classroom = code === null ? undefined : await selectClassroomByCode(database, code)
    if (!classroom) {
      throw notFound(code === null ? say('not-a-code') : say('unknown-code'))
    }
    // Takes back only this attempt. Otherwise a person with one valid code could reset the count and keep guessing
    // others.
    if (keys.student !== null) await byStudent.undo(keys.student)
    await byNetwork.undo(keys.network)
    if (studentId !== null && (await selectEnrolment(database, studentId, classroom.id)))
      throw conflict(say('in-class-already', { classroom: classroom.name }))
    if (!classroom.isActive) throw gone(say('class-over'))
    if (!classroom.joinIsOn) throw gone(say('code-off'))
    if (isExpired(classroom, now())) throw gone(say('code-expired'))
    if (classroom.studentCount >= classSize) throw full()
    return classroom
  }

  const full = () => conflict(say('class-full', { most: classSize }))

  async function enter(tx: Queryable, { id: classroomId }: ClassroomRow, studentId: UserId): Promise<void> {
    const at = now()
    await lockClassroom(tx, classroomId)
    if ((await countStudents(tx, classroomId)) >= classSize) throw full()
    await insertEnrolments(tx, classroomId, at, 'code', [{ studentId, groupId: null, studentNumber: null }])
    await logClassEvent(tx, newId, { classroomId, at, actorId: studentId, action: 'student-joined' })
  }

  return {
    /** For sign-up with a code: looks the class up now, and returns a function that joins it in a transaction. */
    async admit(code: string, network: string) {
      const classroom = await find({ studentId: null, network }, code)
      return (tx: Queryable, studentId: UserId): Promise<void> => enter(tx, classroom, studentId)
    },

    async preview(asker: Asker, code: string): Promise<JoinPreview> {
      const classroom = await find(asker, code)
      const teachers = await selectTeachers(database, classroom.id)
      return {
        className: classroom.name,
        teacherNames: teachers.filter(({ acceptedAt }) => acceptedAt).map(({ name }) => name),
      }
    },

    async join(asker: Asker & { studentId: UserId }, code: string): Promise<Classroom> {
      await deps.requireMayJoin(asker.studentId)
      const classroom = await find(asker, code)
      const settled = await database.transaction(async (tx) => {
        const changed = await deps.onClassesChanged(tx, [asker.studentId])
        await enter(tx, classroom, asker.studentId)
        return changed
      })
      await settled()
      return present({ ...classroom, studentCount: classroom.studentCount + 1 }, 'student')
    },

    async leave(studentId: UserId, id: ClassroomId): Promise<void> {
      const { enrolment } = await requireAttended(database, studentId, id)
      if (enrolment.joinedBy !== 'code') throw forbidden(say('teacher-added-you'))
      const settled = await database.transaction(async (tx) => {
        await deleteEnrolments(tx, [studentId], id)
        await logClassEvent(tx, newId, {
          classroomId: id,
          at: now(),
          actorId: studentId,
          action: 'student-left',
        })
        return deps.onClassesChanged(tx, [studentId])
      })
      await settled()
    },
  }
}
