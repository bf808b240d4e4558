import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { isUniqueViolation } from '../platform/database.ts'
import { badRequest, conflict } from '../platform/problems.ts'
import { requireTaught } from './access.ts'
import type { ClassroomsDeps } from './deps.ts'
import type { RosterGuards } from './roster-guards.ts'
import { updateStudentNumbers } from './roster-queries.ts'
import { say } from './messages.gen.ts'

/** Sets student numbers. They are unique within a class, and a child without consent has none. */
export function createSetNumbers(
  { database, waitingForConsent }: ClassroomsDeps,
  { requireStudents }: RosterGuards,
) {
  return async function setNumbers(
    teacherId: UserId,
    id: ClassroomId,
    students: readonly { readonly studentId: UserId; readonly studentNumber: string | null }[],
  ): Promise<void> {
    await requireTaught(database, teacherId, id)
    const ids = students.map(({ studentId }) => studentId)
    await requireStudents(id, ids)
    if (new Set(ids).size < ids.length) throw badRequest(say('same-student-twice'))
    const numbered = students.filter(({ studentNumber }) => studentNumber !== null)
    const waiting = await waitingForConsent(
      database,
      numbered.map(({ studentId }) => studentId),
    )
    if (waiting.size > 0) throw conflict(say('number-needs-consent'))
    const numbers = students.flatMap(({ studentNumber }) => studentNumber ?? [])
    if (new Set(numbers).size < numbers.length) throw conflict(say('student-number-taken'))
    try {
      await database.transaction(async (tx) => {
        // Clears them first, so that two students can swap numbers.
        await updateStudentNumbers(
          tx,
          id,
          students.map(({ studentId }) => ({ studentId, studentNumber: null })),
        )
        await updateStudentNumbers(tx, id, students)
      })
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(say('student-number-taken'))
      throw error
    }
  }
}
