import { AssignmentId } from '@skills-center/contract/assignments/id'
import { type Role, SkillId } from '@skills-center/contract/ids'
import type { Launch } from './verify-launch.ts'

/** The page of ours that a launch opens. */
export function pathOf({ assignmentId, skillId }: Launch, role: Role): string {
  const assignment = AssignmentId.safeParse(assignmentId)
  if (assignment.success)
    return role === 'student' ? `/practice/assignment/${assignment.data}` : `/assignment/${assignment.data}`
  const skill = SkillId.safeParse(skillId)
  if (skill.success) return role === 'student' ? `/practice/${skill.data}` : `/skills/${skill.data}/modules`
  return '/'
}
