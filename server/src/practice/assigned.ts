import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Practice } from '@skills-center/contract/practice'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { notFound } from '../platform/problems.ts'
import { issue, know, type KnowingNeeds, standingIn } from './knowing.ts'
import type { AssignedTo } from './question-token.ts'

interface AssignedNeeds extends KnowingNeeds {
  skill: (id: SkillId) => Skill | undefined
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
}

/** What an assignment asks for next. */
export interface AssignedQuestion {
  skillId: SkillId
  rules: AssignedTo
  /** Why this skill comes now, in words. */
  because: string
}

/** A question of an assignment, at the student's own level. The day's limit neither keeps it back nor counts it. */
export function createAssigned(needs: AssignedNeeds) {
  return async (studentId: UserId, { skillId, rules, because }: AssignedQuestion): Promise<Practice> => {
    const skill = needs.skill(skillId)
    if (skill === undefined) throw notFound('This skill is no longer taught here.')
    const [planUse, known] = await Promise.all([needs.planUse(studentId), know(needs, studentId)])
    const questions = issue(needs, known, skill, 1, { purpose: 'assignment', because, assigned: rules })
    return { skill: summarise(skill), standing: standingIn(known, skillId), planUse, questions, others: [] }
  }
}
