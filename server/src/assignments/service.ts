import type { AssignmentBody } from '@skills-center/contract/assignments'
import { AssignmentId } from '@skills-center/contract/assignments/id'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { preconditionFailed } from '../platform/problems.ts'
import { createAccommodations } from './accommodations.ts'
import { createAdjusting } from './adjusting.ts'
import { createAssignmentChecks, type OpenedBody, skillsOf } from './assignment-checks.ts'
import { named } from './audience.ts'
import { createCopying } from './copying.ts'
import { createGrading } from './grading.ts'
import { createSlotDrawing } from './draw-slots.ts'
import type { AssignmentsNeeds } from './needs.ts'
import { createStudentAssignments } from './student-assignments.ts'
import { type AssignmentRow, deleteAssignmentRow, upsertAssignment, upsertReminders } from './queries.ts'
import { createResults } from './results.ts'
import { createSlotHandles } from './slot-handles.ts'
import { selectLastSlot } from './slot-queries.ts'
import { isNumbered, numbered } from './slots.ts'
import { isOpen } from './work.ts'
import { say } from './messages.gen.ts'

export type AssignmentsFeature = ReturnType<typeof createAssignments>

export function createAssignments(needs: AssignmentsNeeds) {
  const { database } = needs
  const handles = createSlotHandles(needs.sealing)
  const results = createResults(needs, handles)
  const { requireOwn } = results
  const checks = createAssignmentChecks(needs)
  const { check, checkAuthors } = checks

  async function write(
    teacherId: UserId,
    { id, classroomId, createdAt }: { id: AssignmentId; classroomId: ClassroomId; createdAt: Date },
    given: AssignmentBody,
    ifMatch: number | null,
  ): Promise<{ id: AssignmentId; revision: number }> {
    const body = { ...given, slots: handles.open(teacherId, 'slots', given.slots) }
    await check(classroomId, body)
    await checkAuthors(
      teacherId,
      body.slots.filter((slot) => !isNumbered(slot, id)),
    )
    const { groupIds, studentIds } = named(body.audience)
    const revision = await database.transaction(async (tx) => {
      const row = {
        id,
        classroom_id: classroomId,
        made_by: teacherId,
        changed_by: teacherId,
        created_at: createdAt,
        title: body.title,
        skill_ids: skillsOf(body),
        ...goalOf(body),
        slots: body.goal.kind === 'fixed' ? numbered(body.slots, id, await selectLastSlot(tx, id)) : [],
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
        points: body.points,
        category_id: body.categoryId,
      }
      return upsertAssignment(tx, row, ifMatch)
    })
    if (revision === undefined) throw preconditionFailed(say('changed-elsewhere'))
    return { id, revision }
  }

  return {
    own: createStudentAssignments(needs),
    slots: createSlotDrawing(needs, handles),
    accommodations: createAccommodations(needs),
    grading: createGrading(needs),
    results,
    ...createAdjusting(needs, results),
    ...createCopying(needs, results, checks),

    async create(teacherId: UserId, classroomId: ClassroomId, body: AssignmentBody) {
      await needs.requireTaught(teacherId, classroomId)
      const id = AssignmentId.parse(needs.newId())
      return write(teacherId, { id, classroomId, createdAt: needs.now() }, body, null)
    },

    async edit(teacherId: UserId, id: AssignmentId, body: AssignmentBody, ifMatch: number | null) {
      const { classroom_id: classroomId, created_at: createdAt } = await requireOwn(teacherId, id)
      return write(teacherId, { id, classroomId, createdAt }, body, ifMatch)
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
      if (open.length > 0) await upsertReminders(database, id, open, needs.now())
      return { reminded: open.length }
    },
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
