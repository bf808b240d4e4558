import { AssignmentId } from '@skills-center/contract/assignments/id'
import type { GradeCategoryId } from '@skills-center/contract/assignments/grading'
import type { copyAssignments } from '@skills-center/contract/assignments/copy'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { BodyOf } from '@skills-center/contract/endpoint'
import type { UserId } from '@skills-center/contract/ids'
import type { AssignmentChecks } from './assignment-checks.ts'
import { categoryLike } from './category-like.ts'
import type { AssignmentsDeps } from './deps.ts'
import { type AssignmentRow, type NewAssignment, upsertAssignment } from './queries.ts'
import type { Results } from './results.ts'
import { numbered } from './slots.ts'

type Copies = BodyOf<typeof copyAssignments>['copies']

/**
 * Copies an assignment to another class or another year: for the whole class, with the same questions and new dates.
 */
export function createCopying(
  deps: AssignmentsDeps,
  { requireOwn }: Pick<Results, 'requireOwn'>,
  { check, checkAuthors }: AssignmentChecks,
) {
  const { database, now, newId } = deps

  function copyOf(
    teacherId: UserId,
    classroomId: ClassroomId,
    { class_name: _name, revision: _revision, ...source }: AssignmentRow,
    { opensAt, dueAt }: Copies[number],
    categoryId: GradeCategoryId | null,
  ): NewAssignment {
    const id = AssignmentId.parse(newId())
    return {
      ...source,
      id,
      classroom_id: classroomId,
      made_by: teacherId,
      changed_by: teacherId,
      created_at: now(),
      slots: numbered(source.slots.map(unnumbered), id, 0),
      audience: 'class',
      group_ids: [],
      student_ids: [],
      category_id: categoryId,
      opens_at: new Date(opensAt),
      due_at: dueAt === null ? null : new Date(dueAt),
    }
  }

  return {
    /** Copies all of them, or none. */
    async copy(teacherId: UserId, classroomId: ClassroomId, copies: Copies): Promise<{ copied: number }> {
      await deps.requireTaught(teacherId, classroomId)
      const made: NewAssignment[] = []
      for (const copy of copies) {
        const source = await requireOwn(teacherId, copy.assignmentId)
        const slots = source.slots.map(unnumbered)
        await check(classroomId, {
          ...copy,
          goal: { kind: source.goal_kind },
          skillIds: source.skill_ids,
          slots,
          audience: { kind: 'class' },
          categoryId: null,
        })
        await checkAuthors(teacherId, slots)
        made.push(
          copyOf(teacherId, classroomId, source, copy, await categoryLike(database, source, classroomId)),
        )
      }
      await database.transaction(async (tx) => {
        for (const row of made) await upsertAssignment(tx, row, null)
      })
      return { copied: made.length }
    },
  }
}

const unnumbered = (row: AssignmentRow['slots'][number]) => ({ ...row, assignmentId: null, slot: null })
