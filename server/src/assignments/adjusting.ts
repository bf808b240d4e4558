import type { adjustStudents } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { gradeWork } from '@skills-center/contract/assignments/gradebook'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import type { BodyOf } from '@skills-center/contract/endpoint'
import type { UserId } from '@skills-center/contract/ids'
import { badRequest, notFound } from '../platform/problems.ts'
import type { AssignmentsDeps } from './deps.ts'
import {
  insertRetakes,
  upsertAdjustment,
  upsertExcuses,
  upsertExtensions,
  upsertHandGrade,
} from './queries.ts'
import type { Results } from './results.ts'
import { maxRetakes } from './takes.ts'
import { say } from './messages.gen.ts'

type Change = BodyOf<typeof adjustStudents>

/** Extensions, excuses, and manual grades, for one student or for several at once. */
export function createAdjusting({ database, now }: AssignmentsDeps, { results, requireWork }: Results) {
  async function write(id: AssignmentId, studentIds: readonly UserId[], change: Change): Promise<void> {
    switch (change.kind) {
      case 'extend':
        return void (await upsertExtensions(database, id, studentIds, new Date(change.dueAt)))
      case 'excuse':
        return void (await upsertExcuses(database, id, studentIds, change.isExcused))
      case 'retake': {
        const dueAt = change.dueAt === null ? null : new Date(change.dueAt)
        return void (await insertRetakes(database, id, studentIds, { givenAt: now(), dueAt }))
      }
    }
  }

  return {
    async adjust(
      teacherId: UserId,
      id: AssignmentId,
      studentId: UserId,
      adjustment: { dueAt: string | null; isExcused: boolean },
    ): Promise<void> {
      await requireWork(teacherId, id, studentId)
      await upsertAdjustment(database, {
        student_id: studentId,
        assignment_id: id,
        own_due_at: adjustment.dueAt === null ? null : new Date(adjustment.dueAt),
        is_excused: adjustment.isExcused,
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

    /** Changes all students with one statement; returns the number of students changed. */
    async adjustStudents(teacherId: UserId, id: AssignmentId, change: Change): Promise<{ changed: number }> {
      const { assignment, students } = await results(teacherId, id)
      const wanted = new Set(change.studentIds)
      const chosen = students.filter(({ studentId }) => wanted.has(studentId))
      if (chosen.length < wanted.size) throw notFound(say('audience-changed'))
      if (change.kind === 'extend' && assignment.dueAt === null) throw badRequest(say('no-due-date'))
      if (change.kind === 'retake' && assignment.goal.kind === 'mastery')
        throw badRequest(say('mastery-again'))
      const ids = chosen.filter((student) => isNews(student, change)).map(({ studentId }) => studentId)
      if (ids.length > 0) await write(id, ids, change)
      return { changed: ids.length }
    },
  }
}

function isNews({ dueAt, status, questions, retakes }: StudentWork, change: Change): boolean {
  if (change.kind === 'retake') return questions > 0 && status !== 'excused' && retakes < maxRetakes
  if (change.kind === 'excuse') return (status === 'excused') !== change.isExcused
  return dueAt === null || Date.parse(dueAt) < Date.parse(change.dueAt)
}
