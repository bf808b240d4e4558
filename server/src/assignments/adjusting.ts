import type { adjustStudents } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { gradeWork } from '@skills-center/contract/assignments/gradebook'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import type { BodyOf } from '@skills-center/contract/endpoint'
import type { UserId } from '@skills-center/contract/ids'
import { badRequest, notFound } from '../platform/problems.ts'
import type { AssignmentsNeeds } from './needs.ts'
import { upsertAdjustment, upsertExcuses, upsertExtensions, upsertHandGrade } from './queries.ts'
import type { Results } from './results.ts'
import { say } from './messages.gen.ts'

type Change = BodyOf<typeof adjustStudents>

/** More time, excuses and grades by hand, for one student or for several at once. */
export function createAdjusting({ database }: AssignmentsNeeds, { results, requireWork }: Results) {
  return {
    async adjust(
      teacherId: UserId,
      id: AssignmentId,
      studentId: UserId,
      said: { dueAt: string | null; isExcused: boolean },
    ): Promise<void> {
      await requireWork(teacherId, id, studentId)
      await upsertAdjustment(database, {
        student_id: studentId,
        assignment_id: id,
        own_due_at: said.dueAt === null ? null : new Date(said.dueAt),
        is_excused: said.isExcused,
      })
    },

    async grade(
      teacherId: UserId,
      id: AssignmentId,
      studentId: UserId,
      { grade, comment, isExcused }: BodyOf<typeof gradeWork>,
    ): Promise<void> {
      await requireWork(teacherId, id, studentId)
      await upsertHandGrade(database, {
        student_id: studentId,
        assignment_id: id,
        grade,
        comment,
        is_excused: isExcused,
      })
    },

    /** One statement for all of them; answers how many something changed for. */
    async adjustStudents(teacherId: UserId, id: AssignmentId, change: Change): Promise<{ changed: number }> {
      const { assignment, students } = await results(teacherId, id)
      const wanted = new Set(change.studentIds)
      const chosen = students.filter(({ studentId }) => wanted.has(studentId))
      if (chosen.length < wanted.size) throw notFound(say('audience-changed'))
      if (change.kind === 'extend' && assignment.dueAt === null) throw badRequest(say('no-due-date'))
      const ids = chosen.filter((student) => isNews(student, change)).map(({ studentId }) => studentId)
      if (ids.length > 0)
        await (change.kind === 'extend'
          ? upsertExtensions(database, id, ids, new Date(change.dueAt))
          : upsertExcuses(database, id, ids, change.isExcused))
      return { changed: ids.length }
    },
  }
}

function isNews({ dueAt, status }: StudentWork, change: Change): boolean {
  if (change.kind === 'excuse') return (status === 'excused') !== change.isExcused
  return dueAt === null || Date.parse(dueAt) < Date.parse(change.dueAt)
}
