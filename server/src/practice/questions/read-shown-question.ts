import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { QuestionToken } from '@skills-center/contract/practice'
import { fingerprint, makeWithoutWords } from '@skills-center/curriculum/make-item'
import type { Skill } from '@skills-center/curriculum/skill'
import { learnerItem } from '../learner/learner-catalog.ts'
import type { Shown } from '../learner/learner-snapshot.ts'
import { storyNumber } from './recently-asked.ts'
import type { NextQuestionDeps } from './next-question.ts'
import { isLimited } from './question-token.ts'

interface ShownByDeps extends Pick<NextQuestionDeps, 'tokens'> {
  skill: (id: SkillId) => Skill | undefined
}

/** Reads a token as a question that has already been shown; empty if it is not this student's question. */
export function createReadShownQuestion(deps: ShownByDeps) {
  return (studentId: UserId, token: QuestionToken): (Shown & { isLimited: boolean })[] => {
    const question = deps.tokens.open(token)
    const skill = question && deps.skill(question.skillId)
    if (question?.studentId !== studentId || skill?.revision !== question.revision) return []
    const { skillId, modelId, level, seed } = question
    const model = skill.models.find(({ id }) => id === modelId)
    // A teacher's question has no model in the catalog, and practice never repeats it.
    if (model === undefined) return []
    const { template, task } = makeWithoutWords(skill, model, level, seed)
    return [
      {
        skillId,
        item: fingerprint(template),
        task,
        story: storyNumber(template),
        asked: learnerItem(skillId, modelId, level).id,
        isLimited: isLimited(question),
      },
    ]
  }
}
