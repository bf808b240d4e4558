import { storyNumber } from './lately.ts'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Onward, Question, QuestionToken, SkillStanding } from '@skills-center/contract/practice'
import { fingerprint, makeWithoutWords } from '@skills-center/curriculum/make-item'
import type { Skill } from '@skills-center/curriculum/skill'
import { issue, type Known, type Shown, standingIn } from './knowing.ts'
import { learnerItem } from './learner-catalog.ts'
import { type NextQuestionNeeds, requireModel } from './next-question.ts'
import { isLimited } from './question-token.ts'
import { roomFor, roomIn } from './room.ts'

/** What a student goes on with. */
export interface Following {
  next: Question | null
  ahead: Question[]
  others: SkillStanding[]
}

export const nothingFollows: Following = { next: null, ahead: [], others: [] }

interface OnwardNeeds extends NextQuestionNeeds {
  skill: (id: SkillId) => Skill | undefined
  mixedQuestions: (
    known: Known,
    count: number,
    shown: readonly Shown[],
    room: number,
  ) => { questions: Question[]; others: SkillStanding[] }
}

/** The next question and those after it, chosen anew with every answer. */
export function createOnward(needs: OnwardNeeds) {
  /** What a token stands for; what is not a question of this student says nothing. */
  function shownBy(studentId: UserId, token: QuestionToken): (Shown & { isLimited: boolean })[] {
    const question = needs.tokens.open(token)
    const skill = question && needs.skill(question.skillId)
    if (question?.studentId !== studentId || skill?.revision !== question.revision) return []
    const { skillId, modelId, level, seed } = question
    const { template, task } = makeWithoutWords(skill, requireModel(skill, modelId), level, seed)
    const asked = learnerItem(skillId, modelId, level).id
    return [
      {
        skillId,
        item: fingerprint(template),
        task,
        story: storyNumber(template),
        asked,
        isLimited: isLimited(question),
      },
    ]
  }

  return (
    known: Known,
    skill: Skill,
    planUse: SubscriptionStatus,
    onward: Onward | undefined,
    avoid: readonly string[] = [],
  ): Following => {
    const shown = (onward?.shown ?? []).flatMap((token) => shownBy(known.studentId, token))
    // What is on screen will use up its part of the day too.
    const taken = shown.filter((question) => question.isLimited).length
    const most = 1 + (onward?.ahead ?? 0)
    const count = Math.min(most, roomFor(standingIn(known, skill.id), planUse) - taken)
    if (count <= 0 && !onward?.isMixed) return nothingFollows
    const { questions, others } = onward?.isMixed
      ? needs.mixedQuestions(known, most, shown, roomIn(planUse) - taken)
      : { questions: issue(needs, known, skill, count, { avoid }, shown), others: [] }
    const [next, ...ahead] = questions
    return { next: next ?? null, ahead, others }
  }
}
