import type { AssignmentBody } from '@skills-center/contract/assignments'
import { AssignmentId } from '@skills-center/contract/assignments/id'
import type { AssignmentSlot } from '@skills-center/contract/assignments/slots'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { badRequest } from '../platform/problems.ts'
import { createAccommodations } from './accommodations.ts'
import { createAdjusting } from './adjusting.ts'
import { named } from './audience.ts'
import { createDrawing } from './draw-slots.ts'
import type { AssignmentsNeeds } from './needs.ts'
import { createOwn } from './own.ts'
import {
  type AssignmentRow,
  countInClass,
  deleteAssignmentRow,
  upsertAssignment,
  upsertReminders,
} from './queries.ts'
import { createResults } from './results.ts'
import { selectLastSlot } from './slot-queries.ts'
import { isNumbered, numbered } from './slots.ts'
import { isOpen } from './work.ts'

export type AssignmentsFeature = ReturnType<typeof createAssignments>

export function createAssignments(needs: AssignmentsNeeds) {
  const { database } = needs
  const results = createResults(needs)
  const { requireOwn } = results

  async function check(classroomId: ClassroomId, body: AssignmentBody): Promise<void> {
    const refuse = (field: string, message: string) => badRequest(message, [{ field, message }])
    if (skillsOf(body).some((id) => needs.skill(id) === undefined)) {
      throw refuse('skillIds', 'One of these skills is not taught here. Please choose again.')
    }
    if (body.goal.kind === 'fixed' && body.slots.length === 0) {
      throw refuse('slots', 'Please choose the questions first.')
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

  /** What is not theirs and not shared with them is not for this teacher to set, unless it is in the set already. */
  async function checkAuthors(teacherId: UserId, added: readonly AssignmentSlot[]): Promise<void> {
    const known = await Promise.all(
      added.map(async (slot) => {
        if (slot.kind !== 'own') return true
        const found = await needs.assignable(teacherId, slot.questionId)
        return found !== undefined && slot.version <= found.version && found.question.skillId === slot.skillId
      }),
    )
    if (known.includes(false)) {
      const message =
        'One of the questions that teachers wrote is no longer published or shared as it was. Please choose it again.'
      throw badRequest(message, [{ field: 'slots', message }])
    }
  }

  async function write(
    teacherId: UserId,
    { id, classroomId, createdAt }: { id: AssignmentId; classroomId: ClassroomId; createdAt: Date },
    body: AssignmentBody,
  ): Promise<{ id: AssignmentId }> {
    await check(classroomId, body)
    const last = await selectLastSlot(database, id)
    await checkAuthors(
      teacherId,
      body.slots.filter((slot) => !isNumbered(slot, last)),
    )
    const { groupIds, studentIds } = named(body.audience)
    await database.transaction(async (tx) =>
      upsertAssignment(tx, {
        id,
        classroom_id: classroomId,
        made_by: teacherId,
        changed_by: teacherId,
        created_at: createdAt,
        title: body.title,
        skill_ids: skillsOf(body),
        ...goalOf(body),
        slots: body.goal.kind === 'fixed' ? numbered(body.slots, await selectLastSlot(tx, id)) : [],
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

  return {
    own: createOwn(needs),
    slots: createDrawing(needs),
    accommodations: createAccommodations(needs),
    results,
    ...createAdjusting(needs, results),

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

    /** Reminds those who are not done; answers how many that are. Who was chosen and is done is left in peace. */
    async remind(
      teacherId: UserId,
      id: AssignmentId,
      studentIds: readonly UserId[] | null,
    ): Promise<{ reminded: number }> {
      const { assignment, students } = await results.results(teacherId, id)
      // Nobody is reminded of what they cannot open any more.
      const open = students
        .filter((work) => isOpen({ takes_late: assignment.takesLate }, work))
        .map(({ studentId }) => studentId)
        .filter((studentId) => studentIds === null || studentIds.includes(studentId))
      if (open.length > 0) await upsertReminders(database, id, open, needs.now())
      return { reminded: open.length }
    },
  }
}

/** The skills of an assignment, each once: those of a fixed set in the order of its questions. */
const skillsOf = ({ goal, skillIds, slots }: AssignmentBody) => [
  ...new Set(goal.kind === 'fixed' ? slots.map((slot) => slot.skillId) : skillIds),
]

function goalOf({ goal, slots }: AssignmentBody): Pick<AssignmentRow, 'goal_kind' | 'goal' | 'is_same'> {
  switch (goal.kind) {
    case 'mastery':
      return { goal_kind: goal.kind, goal: goal.mastery, is_same: true }
    case 'count':
      return { goal_kind: goal.kind, goal: goal.questions, is_same: true }
    case 'fixed':
      return { goal_kind: goal.kind, goal: slots.length, is_same: goal.isSame }
  }
}
