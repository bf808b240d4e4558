import type { UserId } from '@skills-center/contract/ids'
import type { Question } from '@skills-center/contract/practice'
import type { Item } from '@skills-center/curriculum/item'
import { fingerprint, makeItem } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { Beliefs } from '@skills-center/learner/belief'
import { chooseItem } from '@skills-center/learner/choose-item'
import { oddsInWords, reasonFor, reasonInWords } from '@skills-center/learner/reason'
import type { School } from '@skills-center/learner/school'
import type { SkillState, StudentState } from '@skills-center/learner/state'
import type { NewId, Now } from '../platform/clock.ts'
import { presentItem } from '../platform/present-item.ts'
import { learnerCatalog, learnerSkill, partsOf } from './learner-catalog.ts'
import { type IssuedQuestion, type Purpose, type QuestionTokens, swapsLeft } from './question-token.ts'

/** What a question is asked for. */
export interface Asking {
  /** Why its skill comes now, where that was chosen too. */
  because?: string
  purpose?: Purpose
  /** The chance of a right answer at which a question serves best, where practice has another. */
  target?: number
  /** Ways of asking, by the learner model's item id, that would be no change. */
  avoid?: readonly string[]
}

/** What the choice of the next question rests on. */
export interface Choosing extends Asking {
  studentId: UserId
  skill: Skill
  school: School
  student: StudentState
  state: SkillState | undefined
  beliefs: Beliefs
  /** The question of the skill before this one, by the learner model's item id; undefined for the first. */
  last: string | undefined
  /** Fingerprints of items that must not come again yet. */
  recentItems: readonly number[]
  /** Ways of asking, by the learner model's item id, that are on their way to the student already. */
  underway: readonly string[]
}

export interface NextQuestionNeeds {
  tokens: QuestionTokens
  now: Now
  newId: NewId
  /** A number from 0 to 1, 1 left out. */
  random: () => number
}

export interface Issued {
  question: Question
  /** The item's fingerprint. */
  item: number
  /** The way of asking, by the learner model's item id. */
  asked: string
}

const mostSeeds = 2 ** 31
/** How often an item that the student has met lately is thrown back before another way of asking is tried. */
const throwsForNew = 24

/** Chooses, makes and issues the next question. */
export function issueQuestion(needs: NextQuestionNeeds, choosing: Choosing): Issued {
  const { skill, studentId } = choosing
  const { model, level, asked, why, seed, item } = choose(needs, choosing)
  const issued: IssuedQuestion = {
    studentId,
    skillId: skill.id,
    modelId: model.id,
    level,
    seed,
    revision: skill.revision,
    purpose: choosing.purpose ?? 'practice',
    nonce: needs.newId(),
    issuedAt: Math.floor(needs.now().getTime() / 1000),
    why,
    swaps: 0,
  }
  return { question: showQuestion(needs.tokens, issued, item), item: fingerprint(item), asked }
}

/** An issued question as the student gets it. */
export function showQuestion(tokens: QuestionTokens, issued: IssuedQuestion, item: Item): Question {
  const { skillId, level, why } = issued
  return {
    token: tokens.seal(issued),
    skillId,
    level,
    item: presentItem(item),
    hintCount: item.hints.length,
    why,
    swapsLeft: swapsLeft(issued),
  }
}

/**
 * The learner model's choice, made into an item that has not come lately. Where a small bank of items is used up,
 * the choice is made again among the other ways of asking; where all are, an old item comes again.
 */
function choose(needs: NextQuestionNeeds, choosing: Choosing) {
  const { skill, school, student, state, beliefs, last, recentItems, underway, because, target } = choosing
  const known = learnerSkill(skill)
  const before = last === undefined ? undefined : { id: last, level: partsOf(last).level }
  const fresh = known.items.filter(({ id }) => !underway.includes(id))
  let among = fresh.length > 0 ? fresh : known.items
  for (;;) {
    const { item: chosen, prediction } = chooseItem(
      learnerCatalog,
      school,
      student,
      state,
      beliefs,
      known,
      needs.random(),
      target,
      among,
    )
    const { modelId, level } = partsOf(chosen.id)
    const model = requireModel(skill, modelId)
    // Placement asks for what an answer tells, and not for the step that it is within a skill.
    const itself =
      choosing.purpose === 'placement'
        ? oddsInWords(prediction.chance)
        : reasonInWords(reasonFor(state, before, chosen, prediction.chance))
    const why = because === undefined ? itself : `${because} ${itself}`
    const others = among.filter((other) => other !== chosen)
    for (let thrown = 0; thrown < throwsForNew; thrown += 1) {
      const seed = Math.floor(needs.random() * mostSeeds)
      const item = makeItem(skill, model, level, seed)
      const isNew = !recentItems.includes(fingerprint(item))
      if (isNew || others.length === 0) return { model, level, asked: chosen.id, why, seed, item }
    }
    among = others
  }
}

export function requireModel(skill: Skill, id: string): ItemModel {
  const model = skill.models.find((candidate) => candidate.id === id)
  if (model === undefined) throw new Error(`${skill.id} has no model ${id}`)
  return model
}
