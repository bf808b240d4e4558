import type { AssignmentBody, AssignmentGoal } from '@skills-center/contract/assignments'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { MessageOrText } from '../platform/format-message.ts'
import { badRequest } from '../platform/problems.ts'
import { named } from './audience.ts'
import { selectGrading } from './grading-queries.ts'
import type { AssignmentsDeps } from './deps.ts'
import { countInClass } from './queries.ts'
import type { ChosenSlot } from './slot-handles.ts'
import { say } from './messages.gen.ts'

/** An assignment with its question handles opened for the teacher who sent them. */
export type OpenedBody = Omit<AssignmentBody, 'slots'> & { slots: readonly ChosenSlot[] }

/** The parts that can be refused. */
type CheckedBody = Pick<
  OpenedBody,
  'skillIds' | 'slots' | 'audience' | 'opensAt' | 'dueAt' | 'categoryId'
> & {
  goal: Pick<AssignmentGoal, 'kind'>
}

/** The distinct skills of an assignment; for a fixed set, in the order of its questions. */
export const skillsOf = ({ goal, skillIds, slots }: Pick<CheckedBody, 'goal' | 'skillIds' | 'slots'>) => [
  ...new Set(goal.kind === 'fixed' ? slots.map((slot) => slot.skill_id) : skillIds),
]

export type AssignmentChecks = ReturnType<typeof createAssignmentChecks>

/** The checks that refuse an invalid assignment. */
export function createAssignmentChecks(deps: AssignmentsDeps) {
  const { database } = deps

  async function check(classroomId: ClassroomId, body: CheckedBody): Promise<void> {
    const refuse = (field: string, message: MessageOrText) => badRequest(message, [{ field, message }])
    if (skillsOf(body).some((id) => deps.skill(id) === undefined)) {
      throw refuse('skillIds', say('skills-not-taught'))
    }
    if (body.goal.kind === 'fixed' && body.slots.length === 0) {
      throw refuse('slots', say('no-questions'))
    }
    if (body.dueAt !== null && Date.parse(body.dueAt) <= Date.parse(body.opensAt)) {
      throw refuse('dueAt', say('due-before-open'))
    }
    if (body.categoryId !== null) {
      const { categories } = await selectGrading(database, classroomId)
      if (!categories.some(({ id }) => id === body.categoryId))
        throw refuse('categoryId', say('no-such-category'))
    }
    const { groupIds, studentIds } = named(body.audience)
    const known = await countInClass(database, classroomId, groupIds, studentIds)
    if (known.groups < groupIds.length || known.students < studentIds.length) {
      throw refuse('audience', say('chosen-student-left'))
    }
  }

  /** A teacher may add only questions that are theirs or shared with them; questions already in the set may stay. */
  async function checkAuthors(teacherId: UserId, added: readonly ChosenSlot[]): Promise<void> {
    const known = await Promise.all(
      added.map(async (slot) => {
        const name = authoredNameOf(slot.model_id)
        if (name === undefined) return true
        const found = await deps.assignable(teacherId, name.questionId)
        return (
          found !== undefined && name.version <= found.version && found.question.skillId === slot.skill_id
        )
      }),
    )
    if (known.includes(false)) {
      const message = say('authored-question-changed')
      throw badRequest(message, [{ field: 'slots', message }])
    }
  }

  return { check, checkAuthors }
}
