import type { UserId } from '@skills-center/contract/ids'
import type { Question } from '@skills-center/contract/practice'
import { fingerprint, makeItem } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { chooseQuestion, reasonInWords } from '@skills-center/learner/choose'
import type { SkillState } from '@skills-center/learner/state'
import type { NewId, Now } from '../platform/clock.ts'
import { presentItem } from '../platform/present-item.ts'
import { candidatesOf } from './candidates.ts'
import type { QuestionTokens } from './question-token.ts'

/** What the choice of the next question rests on. */
export interface Choosing {
  studentId: UserId
  skill: Skill
  state: SkillState
  lastLevel: 1 | 2 | 3 | null
  /** Fingerprints of items that must not come again yet. */
  recentItems: readonly number[]
}

export interface NextQuestionNeeds {
  tokens: QuestionTokens
  now: Now
  newId: NewId
  /** A number from 0 to 1, 1 left out. */
  random: () => number
}

const mostSeeds = 2 ** 31
/** How often an item that the student has met lately is thrown back before another way of asking is tried. */
const throwsForNew = 24

/** Chooses, makes and issues the next question; answers it with its item's fingerprint. */
export function issueQuestion(
  needs: NextQuestionNeeds,
  choosing: Choosing,
): { question: Question; item: number } {
  const { skill, studentId } = choosing
  const at = Math.floor(needs.now().getTime() / 1000)
  const { model, level, reason, seed, item } = chooseItem(needs, choosing, at)
  const why = reasonInWords(reason)
  const token = needs.tokens.seal({
    studentId,
    skillId: skill.id,
    modelId: model.id,
    level,
    seed,
    revision: skill.revision,
    purpose: 'practice',
    nonce: needs.newId(),
    issuedAt: at,
    why,
  })
  return {
    question: {
      token,
      skillId: skill.id,
      level,
      item: presentItem(item),
      hintCount: item.hints.length,
      why,
    },
    item: fingerprint(item),
  }
}

/**
 * The learner's choice, made into an item that has not come lately. Where a small bank of items is used up,
 * the choice is made again among the other ways of asking; where all are, an old item comes again.
 */
function chooseItem(
  needs: NextQuestionNeeds,
  { skill, state, lastLevel, recentItems }: Choosing,
  at: number,
) {
  let candidates = candidatesOf(skill)
  for (;;) {
    const { candidate, reason } = chooseQuestion(state, candidates, at, lastLevel, needs.random())
    const model = requireModel(skill, candidate.model)
    const others = candidates.filter((other) => other !== candidate)
    for (let thrown = 0; thrown < throwsForNew; thrown += 1) {
      const seed = Math.floor(needs.random() * mostSeeds)
      const item = makeItem(skill, model, candidate.level, seed)
      const isNew = !recentItems.includes(fingerprint(item))
      if (isNew || others.length === 0) return { model, level: candidate.level, reason, seed, item }
    }
    candidates = others
  }
}

export function requireModel(skill: Skill, id: string): ItemModel {
  const model = skill.models.find((candidate) => candidate.id === id)
  if (model === undefined) throw new Error(`${skill.id} has no model ${id}`)
  return model
}
