import type { Accommodations } from '@skills-center/contract/assignments/accommodations'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { notFound, preconditionFailed } from '../platform/problems.ts'
import { selectAccommodations, selectIsEnrolled, upsertAccommodations } from './accommodation-queries.ts'
import type { AssignmentsDeps } from './deps.ts'
import { say } from './messages.gen.ts'

/** The accommodations of a class's students in assigned work, for the class's teachers. */
export function createAccommodations({
  database,
  requireTaught,
}: Pick<AssignmentsDeps, 'database' | 'requireTaught'>) {
  return {
    async list(teacherId: UserId, classroomId: ClassroomId) {
      await requireTaught(teacherId, classroomId)
      const rows = await selectAccommodations(database, classroomId)
      return rows.map((row) => ({
        studentId: row.student_id,
        name: row.name,
        moreDays: row.more_days,
        hasFewerChoices: row.has_fewer_choices,
        isReadAloud: row.is_read_aloud,
        revision: row.revision,
      }))
    },

    /** Returns the new revision. */
    async set(
      teacherId: UserId,
      { id: classroomId, studentId }: { id: ClassroomId; studentId: UserId },
      to: Accommodations,
      ifMatch: number | null,
    ): Promise<number> {
      await requireTaught(teacherId, classroomId)
      if (!(await selectIsEnrolled(database, studentId, classroomId))) {
        throw notFound(say('not-in-class'))
      }
      const revision = await upsertAccommodations(database, classroomId, studentId, to, ifMatch)
      if (revision === undefined) throw preconditionFailed(say('accommodations-changed-elsewhere'))
      return revision
    },
  }
}
