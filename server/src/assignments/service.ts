import type { AssignmentBody, NewAssignmentBody } from '@skills-center/contract/assignments'
import { AssignmentId } from '@skills-center/contract/assignments/id'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { badRequest, preconditionFailed } from '../platform/problems.ts'
import { createAccommodations } from './accommodations.ts'
import { createAdjusting } from './adjusting.ts'
import { createAssignmentChecks, type OpenedBody, skillsOf } from './assignment-checks.ts'
import { named } from './audience.ts'
import { categoryLike } from './category-like.ts'
import { createCopying } from './copying.ts'
import { createGrading } from './grading.ts'
import { createSlotDrawing } from './draw-slots.ts'
import type { AssignmentsDeps } from './deps.ts'
import {
  type AssignmentRow,
  deleteAssignmentRow,
  type NewAssignment,
  upsertAssignment,
  upsertReminders,
} from './queries.ts'
import { createResults } from './results.ts'
import { createSlotHandles } from './slot-handles.ts'
import { selectLastSlot } from './slot-queries.ts'
import { isNumbered, numbered } from './slots.ts'
import { createStudentAssignments } from './student-assignments.ts'
import { isOpen } from './work.ts'
import { say } from './messages.gen.ts'

export type AssignmentsFeature = ReturnType<typeof createAssignments>

export function createAssignments(deps: AssignmentsDeps) {
  const { database } = deps
  const handles = createSlotHandles(deps.sealing)
  const results = createResults(deps, handles)
  const { requireOwn } = results
  const checks = createAssignmentChecks(deps)
  const { check, checkAuthors } = checks

  /** Opens the questions of a set, and refuses an invalid assignment. */
  async function openBody(
    teacherId: UserId,
    { id, classroomId }: Pick<Place, 'id' | 'classroomId'>,
    given: AssignmentBody,
  ): Promise<OpenedBody> {
    const body = { ...given, slots: handles.open(teacherId, 'slots', given.slots) }
    await check(classroomId, body)
    await checkAuthors(
      teacherId,
      body.slots.filter((slot) => !isNumbered(slot, id)),
    )
    return body
  }

  const place = (classroomId: ClassroomId): Place => ({
    id: AssignmentId.parse(deps.newId()),
    classroomId,
    createdAt: deps.now(),
  })

  return {
    own: createStudentAssignments(deps),
    slots: createSlotDrawing(deps, handles),
    accommodations: createAccommodations(deps),
    grading: createGrading(deps),
    results,
    ...createAdjusting(deps, results),
    ...createCopying(deps, results, checks),

    /** Assigns to the class and to the other classes: to all of them, or to none. */
    async create(
      teacherId: UserId,
      classroomId: ClassroomId,
      { otherClassroomIds = [], ...body }: AssignmentBody & Partial<NewAssignmentBody>,
    ) {
      const others = new Set(otherClassroomIds.filter((id) => id !== classroomId))
      if (others.size > 0 && body.audience.kind !== 'class') {
        const message = say('other-classes-get-all')
        throw badRequest(message, [{ field: 'otherClassroomIds', message }])
      }
      await deps.requireTaught(teacherId, classroomId)
      const first = place(classroomId)
      const opened = await openBody(teacherId, first, body)
      const rows = [assignmentRow(teacherId, first, opened, 0)]
      const source = { classroom_id: classroomId, category_id: body.categoryId }
      for (const other of others) {
        await deps.requireTaught(teacherId, other)
        const categoryId = await categoryLike(database, source, other)
        rows.push(assignmentRow(teacherId, place(other), { ...opened, categoryId }, 0))
      }
      await database.transaction(async (tx) => {
        for (const row of rows) await upsertAssignment(tx, row, null)
      })
      return {
        id: first.id,
        others: rows.slice(1).map(({ id, classroom_id }) => ({ classroomId: classroom_id, id })),
      }
    },

    async edit(teacherId: UserId, id: AssignmentId, body: AssignmentBody, ifMatch: number | null) {
      const { classroom_id: classroomId, created_at: createdAt } = await requireOwn(teacherId, id)
      const where = { id, classroomId, createdAt }
      const opened = await openBody(teacherId, where, body)
      const revision = await database.transaction(async (tx) =>
        upsertAssignment(tx, assignmentRow(teacherId, where, opened, await selectLastSlot(tx, id)), ifMatch),
      )
      if (revision === undefined) throw preconditionFailed(say('changed-elsewhere'))
      return { id, revision }
    },

    async delete(teacherId: UserId, id: AssignmentId): Promise<void> {
      await requireOwn(teacherId, id)
      await deleteAssignmentRow(database, id)
    },

    /**
     * Reminds students who are not finished, and returns their number. Chosen students who are finished get no
     * reminder.
     */
    async remind(
      teacherId: UserId,
      id: AssignmentId,
      studentIds: readonly UserId[] | null,
    ): Promise<{ reminded: number }> {
      const { assignment, students } = await results.results(teacherId, id)
      // No reminders for work that can no longer be opened.
      const open = students
        .filter((work) => isOpen({ takes_late: assignment.takesLate }, work))
        .map(({ studentId }) => studentId)
        .filter((studentId) => studentIds === null || studentIds.includes(studentId))
      if (open.length > 0) await upsertReminders(database, id, open, deps.now())
      return { reminded: open.length }
    },
  }
}

/** Which assignment it is, and where. */
interface Place {
  id: AssignmentId
  classroomId: ClassroomId
  createdAt: Date
}

/** `lastSlot` is the highest number that a question of this set has had. */
function assignmentRow(
  teacherId: UserId,
  { id, classroomId, createdAt }: Place,
  body: OpenedBody,
  lastSlot: number,
): NewAssignment {
  const { groupIds, studentIds } = named(body.audience)
  return {
    id,
    classroom_id: classroomId,
    made_by: teacherId,
    changed_by: teacherId,
    created_at: createdAt,
    title: body.title,
    instructions: body.instructions,
    skill_ids: skillsOf(body),
    ...goalOf(body),
    slots: body.goal.kind === 'fixed' ? numbered(body.slots, id, lastSlot) : [],
    audience: body.audience.kind,
    group_ids: groupIds,
    student_ids: studentIds,
    opens_at: new Date(body.opensAt),
    due_at: body.dueAt === null ? null : new Date(body.dueAt),
    takes_late: body.takesLate,
    tries: body.tries,
    has_hints: body.hasHints,
    work_grade: body.workGrade,
    skill_order: body.order,
    is_pinned: body.isPinned,
    points: body.points,
    category_id: body.categoryId,
  }
}

function goalOf({ goal, slots }: OpenedBody): Pick<AssignmentRow, 'goal_kind' | 'goal' | 'is_same'> {
  switch (goal.kind) {
    case 'mastery':
      return { goal_kind: goal.kind, goal: goal.mastery, is_same: true }
    case 'count':
      return { goal_kind: goal.kind, goal: goal.questions, is_same: true }
    case 'fixed':
      return { goal_kind: goal.kind, goal: slots.length, is_same: goal.isSame }
  }
}
