import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { QuestionToken } from '@skills-center/contract/practice'
import { skillIn } from '@skills-center/curriculum/catalogue'
import { make } from '@skills-center/curriculum/make-item'
import type { Skill } from '@skills-center/curriculum/skill'
import { makeCachedItem } from '../../platform/item-cache.ts'
import { badRequest, forbidden, gone, notFound } from '../../platform/problems.ts'
import { refuseElsewhere } from '../live-questions.ts'
import { say } from '../messages.gen.ts'
import type { PracticeDeps } from '../deps.ts'
import { applyAccommodations } from './apply-accommodations.ts'
import { lifetimeOf } from './question-token.ts'
import { resolveItemModel } from './resolve-item-model.ts'

/** The question of a token, with its item made again. */
export type Opened = Awaited<ReturnType<OpenByToken>>
export type OpenByToken = ReturnType<typeof createOpenByToken>

export function requireSkill(deps: Pick<PracticeDeps, 'skill'>, id: SkillId): Skill {
  const skill = deps.skill(id)
  if (skill === undefined) throw notFound(say('no-such-skill'))
  return skill
}

/** Opens tokens: returns each question with its item, or throws the refusal. */
export function createOpenByToken(deps: Pick<PracticeDeps, 'skill' | 'tokens' | 'authored' | 'now'>) {
  return async function openByToken(
    studentId: UserId,
    token: QuestionToken,
    activityId: string | null = null,
  ) {
    const question = deps.tokens.open(token)
    if (question === undefined) throw badRequest(say('unknown-question'))
    if (question.studentId !== studentId) throw forbidden(say('another-students-question'))
    const skill = skillIn(requireSkill(deps, question.skillId), question.language)
    if (
      Math.floor(deps.now().getTime() / 1000) - question.issuedAt > lifetimeOf(question) ||
      question.revision !== skill.revision
    ) {
      throw gone(say('question-expired'))
    }
    const model = await resolveItemModel(deps.authored, skill, question)
    if (model === undefined) throw gone(say('question-gone'))
    refuseElsewhere(question, activityId)
    const makeIt = (question.activityRound ?? null) === null ? make : makeCachedItem
    const { item, ...made } = makeIt(skill, model, question.level, question.seed)
    return { question, skill, model, ...made, item: applyAccommodations(question, item) }
  }
}
