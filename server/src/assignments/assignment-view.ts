import type { Assignment, ShownGoal } from '@skills-center/contract/assignments'
import { summarise } from '@skills-center/curriculum/skill'
import type { AssignmentsDeps } from './deps.ts'
import type { AssignmentRow } from './queries.ts'

type AssignmentView = Omit<
  Assignment,
  'audience' | 'slots' | 'createdAt' | 'students' | 'done' | 'started' | 'revision'
>

/** The view that teachers and students share. Leaves out skills that are no longer taught. */
export function toAssignmentView(skillOf: AssignmentsDeps['skill'], row: AssignmentRow): AssignmentView {
  return {
    id: row.id,
    classroomId: row.classroom_id,
    title: row.title,
    instructions: row.instructions,
    skills: row.skill_ids.flatMap((id) => {
      const skill = skillOf(id)
      return skill === undefined ? [] : [summarise(skill)]
    }),
    goal: goalOf(row),
    opensAt: row.opens_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    takesLate: row.takes_late,
    tries: row.tries,
    hasHints: row.has_hints,
    workGrade: row.work_grade,
    order: row.skill_order,
    isPinned: row.is_pinned,
    points: row.points,
    categoryId: row.category_id,
  }
}

function goalOf({ goal_kind: kind, goal, is_same: isSame, slots }: AssignmentRow): ShownGoal {
  switch (kind) {
    case 'mastery':
      return { kind, mastery: goal }
    case 'count':
      return { kind, questions: goal }
    case 'fixed':
      return { kind, isSame, questions: slots.length }
  }
}
