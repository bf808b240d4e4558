import { AssignmentId } from '@skills-center/contract/assignments'
import type {
  Assignment,
  AssignmentBody,
  AssignmentResults,
  AssignedAudience,
  StudentWork,
} from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { badRequest, notFound } from '../platform/problems.ts'
import { gradebookCsv } from './gradebook-csv.ts'
import type { AssignmentsNeeds } from './needs.ts'
import { createOwn } from './own.ts'
import {
  type AssignedRow,
  type AssignmentRow,
  countInClass,
  deleteAssignmentRow,
  selectAssigned,
  selectAssignment,
  selectOfClass,
  upsertAdjustment,
  upsertAssignment,
} from './queries.ts'
import { shownOf } from './shown.ts'
import { workOf } from './work.ts'
import { selectAsked, selectWork } from './work-queries.ts'

export type AssignmentsFeature = ReturnType<typeof createAssignments>

const noSuchAssignment = () => notFound('There is no such assignment in your classes.')
const notTheirs = () => notFound('This assignment is not for this student.')

export function createAssignments(needs: AssignmentsNeeds) {
  const { database } = needs

  /** The assignment, for whoever teaches its class; to everyone else it is not there. */
  async function requireOwn(teacherId: UserId, id: AssignmentId): Promise<AssignmentRow> {
    const row = await selectAssignment(database, id)
    if (row === undefined) throw noSuchAssignment()
    await needs.requireTaught(teacherId, row.classroom_id)
    return row
  }

  /** Each assignment with the work of everyone whom it is for. */
  async function resultsOf(rows: readonly AssignmentRow[]): Promise<AssignmentResults[]> {
    const now = needs.now()
    const ids = rows.map(({ id }) => id)
    const assigned = await selectAssigned(database, ids)
    const done = await selectWork(
      database,
      assigned.map((one) => one.student_id),
      ids,
    )
    const byWhom = Map.groupBy(done, (one) => `${one.assignment_id} ${one.student_id}`)
    return rows.map((row) => {
      const students = assigned
        .filter((one) => one.assignment_id === row.id)
        .map((one): StudentWork => ({
          studentId: one.student_id,
          name: one.name,
          ...workOf(row, one, byWhom.get(`${row.id} ${one.student_id}`) ?? [], now),
        }))
      return { assignment: assignmentOf(row, students), students }
    })
  }

  function assignmentOf(row: AssignmentRow, students: readonly StudentWork[]): Assignment {
    const meant = students.filter(({ status }) => status !== 'excused')
    return {
      ...shownOf(needs.skill, row),
      audience: audienceOf(row),
      createdAt: row.created_at.toISOString(),
      students: meant.length,
      done: meant.filter(({ finishedAt }) => finishedAt !== null).length,
      started: meant.filter(({ finishedAt, questions }) => finishedAt === null && questions > 0).length,
    }
  }

  async function check(classroomId: ClassroomId, body: AssignmentBody): Promise<void> {
    const refuse = (field: string, message: string) => badRequest(message, [{ field, message }])
    if (body.skillIds.some((id) => needs.skill(id) === undefined)) {
      throw refuse('skillIds', 'One of these skills is not taught here. Please choose again.')
    }
    if (body.dueAt !== null && Date.parse(body.dueAt) <= Date.parse(body.opensAt)) {
      throw refuse('dueAt', 'Please choose a due date after the day on which it opens.')
    }
    const { groupIds, studentIds } = named(body.audience)
    const known = await countInClass(database, classroomId, groupIds, studentIds)
    if (known.groups < groupIds.length || known.students < studentIds.length) {
      throw refuse('audience', 'Somebody you chose is no longer in this class. Please choose again.')
    }
  }

  async function write(
    teacherId: UserId,
    { id, classroomId, createdAt }: { id: AssignmentId; classroomId: ClassroomId; createdAt: Date },
    body: AssignmentBody,
  ): Promise<{ id: AssignmentId }> {
    await check(classroomId, body)
    const { groupIds, studentIds } = named(body.audience)
    await database.transaction((tx) =>
      upsertAssignment(tx, {
        id,
        classroom_id: classroomId,
        made_by: teacherId,
        created_at: createdAt,
        title: body.title,
        skill_ids: [...new Set(body.skillIds)],
        goal_kind: body.goal.kind,
        goal: body.goal.kind === 'mastery' ? body.goal.mastery : body.goal.questions,
        audience: body.audience.kind,
        group_ids: groupIds,
        student_ids: studentIds,
        opens_at: new Date(body.opensAt),
        due_at: body.dueAt === null ? null : new Date(body.dueAt),
        takes_late: body.takesLate,
        tries: body.tries,
        has_hints: body.hasHints,
        skill_order: body.order,
        is_pinned: body.isPinned,
      }),
    )
    return { id }
  }

  async function requireWork(teacherId: UserId, id: AssignmentId, studentId: UserId): Promise<StudentWork> {
    const [found] = await resultsOf([await requireOwn(teacherId, id)])
    const student = found?.students.find((one) => one.studentId === studentId)
    if (student === undefined) throw notTheirs()
    return student
  }

  return {
    own: createOwn(needs),

    async list(teacherId: UserId, classroomId: ClassroomId): Promise<Assignment[]> {
      await needs.requireTaught(teacherId, classroomId)
      const results = await resultsOf(await selectOfClass(database, classroomId))
      return results.map(({ assignment }) => assignment)
    },

    async create(teacherId: UserId, classroomId: ClassroomId, body: AssignmentBody) {
      await needs.requireTaught(teacherId, classroomId)
      const id = AssignmentId.parse(needs.newId())
      return write(teacherId, { id, classroomId, createdAt: needs.now() }, body)
    },

    async edit(teacherId: UserId, id: AssignmentId, body: AssignmentBody) {
      const { classroom_id: classroomId, created_at: createdAt } = await requireOwn(teacherId, id)
      return write(teacherId, { id, classroomId, createdAt }, body)
    },

    async delete(teacherId: UserId, id: AssignmentId): Promise<void> {
      await requireOwn(teacherId, id)
      await deleteAssignmentRow(database, id)
    },

    async results(teacherId: UserId, id: AssignmentId): Promise<AssignmentResults> {
      const [found] = await resultsOf([await requireOwn(teacherId, id)])
      if (found === undefined) throw noSuchAssignment()
      return found
    },

    async adjust(
      teacherId: UserId,
      id: AssignmentId,
      studentId: UserId,
      said: { dueAt: string | null; isExcused: boolean },
    ): Promise<void> {
      await requireWork(teacherId, id, studentId)
      const row: Omit<AssignedRow, 'name'> = {
        student_id: studentId,
        assignment_id: id,
        own_due_at: said.dueAt === null ? null : new Date(said.dueAt),
        is_excused: said.isExcused,
      }
      await upsertAdjustment(database, row)
    },

    async studentWork(
      teacherId: UserId,
      id: AssignmentId,
      studentId: UserId,
    ): Promise<{ student: StudentWork; questions: ReplayedQuestion[] }> {
      const student = await requireWork(teacherId, id, studentId)
      const asked = await selectAsked(database, studentId, id)
      return { student, questions: await needs.replays(studentId, asked) }
    },

    async gradebook(teacherId: UserId, classroomId: ClassroomId): Promise<{ name: string; csv: string }> {
      const { name } = await needs.requireTaught(teacherId, classroomId)
      const results = await resultsOf(await selectOfClass(database, classroomId))
      return { name, csv: gradebookCsv(results.toReversed()) }
    },
  }
}

const named = (audience: AssignedAudience) => ({
  groupIds: audience.kind === 'groups' ? [...new Set(audience.groupIds)] : [],
  studentIds: audience.kind === 'students' ? [...new Set(audience.studentIds)] : [],
})

function audienceOf(row: AssignmentRow): AssignedAudience {
  switch (row.audience) {
    case 'class':
      return { kind: 'class' }
    case 'groups':
      return { kind: 'groups', groupIds: row.group_ids }
    case 'students':
      return { kind: 'students', studentIds: row.student_ids }
  }
}
