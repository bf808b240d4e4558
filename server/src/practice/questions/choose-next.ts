import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { NextQuestionRequest, Question, SkillWithProgress } from '@skills-center/contract/practice'
import type { Skill } from '@skills-center/curriculum/skill'
import { issue, type LearnerSnapshot, type Shown, progressIn } from '../learner/learner-snapshot.ts'
import type { NextQuestionDeps } from './next-question.ts'
import { remainingQuotaFor, remainingQuota } from './remaining-quota.ts'
import type { createReadShownQuestion } from './read-shown-question.ts'

/** What the student continues with. */
export interface NextQuestions {
  next: Question | null
  ahead: Question[]
  others: SkillWithProgress[]
}

export const noNextQuestions: NextQuestions = { next: null, ahead: [], others: [] }

interface ChooseNextDeps extends NextQuestionDeps {
  readShownQuestion: ReturnType<typeof createReadShownQuestion>
  mixedQuestions: (
    snapshot: LearnerSnapshot,
    count: number,
    shown: readonly Shown[],
    quota: number,
  ) => { questions: Question[]; others: SkillWithProgress[] }
}

/** The next question and those after it, chosen again after every answer. */
export function createChooseNext(deps: ChooseNextDeps) {
  return (
    snapshot: LearnerSnapshot,
    skill: Skill,
    planUse: SubscriptionStatus,
    nextRequest: NextQuestionRequest | undefined,
    avoid: readonly string[] = [],
  ): NextQuestions => {
    const shown = (nextRequest?.shown ?? []).flatMap((token) =>
      deps.readShownQuestion(snapshot.studentId, token),
    )
    // Questions on screen will also use up part of the day's problems.
    const taken = shown.filter((question) => question.isLimited).length
    const max = 1 + (nextRequest?.ahead ?? 0)
    const count = Math.min(max, remainingQuotaFor(progressIn(snapshot, skill.id), planUse) - taken)
    if (count <= 0 && !nextRequest?.isMixed) return noNextQuestions
    const { questions, others } = nextRequest?.isMixed
      ? deps.mixedQuestions(snapshot, max, shown, remainingQuota(planUse) - taken)
      : { questions: issue(deps, snapshot, skill, count, { avoid }, shown), others: [] }
    const [next, ...ahead] = questions
    return { next: next ?? null, ahead, others }
  }
}
