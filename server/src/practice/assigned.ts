import { isDeepStrictEqual } from 'node:util'
import type { Level, SkillId, UserId } from '@skills-center/contract/ids'
import type { Practice, Question } from '@skills-center/contract/practice'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { makeItem } from '@skills-center/curriculum/make-item'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { formatMessage } from '../platform/format-message.ts'
import { notFound, type Refusal } from '../platform/problems.ts'
import type { AskOnScreen } from './questions/on-screen.ts'
import { resolveItemModel } from './questions/resolve-item-model.ts'
import {
  issue,
  loadSnapshot,
  type LearnerSnapshot,
  type SnapshotDeps,
  progressIn,
} from './learner/learner-snapshot.ts'
import { learnerSkill, partsOf } from './learner/learner-catalog.ts'
import { showQuestion } from './questions/next-question.ts'
import { remainingQuota } from './questions/remaining-quota.ts'
import type { AssignedTo, IssuedQuestion } from './questions/question-token.ts'
import { say } from './messages.gen.ts'

interface AssignedDeps extends SnapshotDeps {
  skill: (id: SkillId) => Skill | undefined
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  limitReached: (planUse: SubscriptionStatus) => Refusal
  askOnScreen: AskOnScreen
}

/** What an assignment asks next. */
export interface AssignedQuestion {
  skillId: SkillId
  rules: Omit<AssignedTo, 'slot'>
  /** The slot of a fixed set: its model, and the exact question if all students get the same one. */
  slot: { slot: number; modelId: string; same: { level: Level; seed: number } | null } | undefined
  /** Whether the teacher who assigned it is verified. */
  isFromVerified: boolean
  /** Why this skill was chosen, as text. */
  because: string
}

/**
 * Serves a question of an assignment: from a skill at the student's own level, or for a slot of a fixed set. If a
 * verified teacher assigned it, the daily limit neither blocks it nor counts it.
 */
export function createAssigned(deps: AssignedDeps) {
  async function next(
    snapshot: LearnerSnapshot,
    skill: Skill,
    { rules, slot, because, isFromVerified }: AssignedQuestion,
  ): Promise<Question | undefined> {
    const isFromUnverified = !isFromVerified
    const asking = { purpose: 'assignment', because, isFromUnverified } as const
    if (slot === undefined) return issue(deps, snapshot, skill, 1, { ...asking, assigned: rules })[0]
    const assigned = rulesOf({ rules, slot })
    const { modelId, same } = slot
    if (same === null) {
      const ways = learnerSkill(skill)
        .items.map(({ id }) => id)
        .filter((id) => partsOf(id).modelId === modelId)
      return issue(deps, snapshot, skill, 1, { ...asking, assigned, ways })[0]
    }
    const issued: IssuedQuestion = {
      studentId: snapshot.studentId,
      skillId: skill.id,
      modelId,
      level: same.level,
      seed: same.seed,
      revision: skill.revision,
      purpose: 'assignment',
      nonce: deps.newId(),
      issuedAt: Math.floor(deps.now().getTime() / 1000),
      why: `${because} ${formatMessage(say('reason-same-for-all'))}`,
      swaps: 0,
      assigned,
      isFromUnverified,
      language: skill.language,
    }
    const model = await resolveItemModel(deps.authored, skill, issued)
    if (model === undefined) throw notFound(say('assigned-question-gone'))
    return showQuestion(deps.tokens, issued, makeItem(skill, model, same.level, same.seed))
  }

  return async (studentId: UserId, asked: AssignedQuestion): Promise<Practice> => {
    const skill = deps.skill(asked.skillId)
    if (skill === undefined) throw notFound(say('skill-gone'))
    const [planUse, snapshot] = await Promise.all([deps.planUse(studentId), loadSnapshot(deps, studentId)])
    if (!asked.isFromVerified && remainingQuota(planUse) <= 0) throw deps.limitReached(planUse)
    const question = await deps.askOnScreen(
      studentId,
      `assignment/${asked.rules.assignmentId}`,
      (onScreen) => isAskedFor(asked, onScreen),
      async () => next(snapshot, skill, asked),
    )
    return {
      skill: summarise(skill),
      standing: progressIn(snapshot, skill.id),
      planUse,
      questions: question === undefined ? [] : [question],
      others: [],
    }
  }
}

const rulesOf = ({ rules, slot }: Pick<AssignedQuestion, 'rules' | 'slot'>): AssignedTo =>
  slot === undefined ? rules : { ...rules, slot: slot.slot, isSame: slot.same !== null }

/** Whether a question is still the one that the assignment asks now, under its present rules. */
function isAskedFor(asked: AssignedQuestion, question: IssuedQuestion): boolean {
  const { slot, skillId } = asked
  return (
    question.skillId === skillId &&
    isDeepStrictEqual(question.assigned, rulesOf(asked)) &&
    (slot === undefined || slot.modelId === question.modelId) &&
    (slot?.same === undefined || slot.same === null || slot.same.seed === question.seed) &&
    question.isFromUnverified === !asked.isFromVerified
  )
}
