import type { Level, UserId } from '@skills-center/contract/ids'
import type { Question } from '@skills-center/contract/practice'
import type { ItemTemplate } from '@skills-center/curriculum/form/item-template'
import type { Item } from '@skills-center/curriculum/item'
import { fingerprint, type Made, makeWithoutWords, writeWords } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { Beliefs } from '@skills-center/learner/belief'
import { chooseItem } from '@skills-center/learner/choose-item'
import { reasonFor } from '@skills-center/learner/reason'
import type { Population } from '@skills-center/learner/population'
import type { SkillState, StudentState } from '@skills-center/learner/state'
import type { NewId, Now } from '../../platform/clock.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { presentItem } from '../../platform/present-item.ts'
import { applyAccommodations } from './apply-accommodations.ts'
import { say } from '../messages.gen.ts'
import { isTaskRecent, type RecentlyAsked, notRecentlyAsked, storyNumber } from './recently-asked.ts'
import { learnerCatalog, learnerSkill, partsOf } from '../learner/learner-catalog.ts'
import {
  isLimited,
  type AssignedTo,
  type IssuedQuestion,
  type Purpose,
  type QuestionTokens,
  swapsLeft,
} from './question-token.ts'

import { formatOdds, formatReason } from './reasons.ts'

/** The purpose and the constraints of a question. */
export interface Asking {
  /** Why its skill was chosen, if the skill was chosen too. */
  because?: string
  purpose?: Purpose
  /** The target chance of a right answer, if it differs from that of practice. */
  target?: number
  /** Ways of asking, as learner model item ids, to avoid because they would be nothing new. */
  avoid?: readonly string[]
  /** The idea that the question is about, if any. */
  about?: AskedIdea
  /** The only allowed ways of asking, as learner model item ids. */
  ways?: readonly string[]
  /** The assignment that asks, with its rules. */
  assigned?: AssignedTo
  /** The live activity in which it is asked. */
  activityId?: string
  /** Whether it is downloaded with its key. */
  isOffline?: boolean
  /** Given by an unverified teacher. */
  isFromUnverified?: boolean
}

export interface AskedIdea {
  /** Unique within the skill. */
  idea: string
  /** Ways of asking, as learner model item ids, in which the idea comes up. */
  ways: readonly string[]
  /** Whether the idea comes up in this exact item. */
  comesUpIn: (template: ItemTemplate) => boolean
}

/** Everything that the choice of the next question depends on. */
export interface Choosing extends Asking {
  studentId: UserId
  skill: Skill
  population: Population
  student: StudentState
  state: SkillState | undefined
  beliefs: Beliefs
  /** What must not repeat yet. */
  recent: RecentlyAsked
  /** Whether a claim came recently in another skill. */
  hadClaimElsewhere: boolean
  /** Ways of asking, as learner model item ids, of questions that are already on their way to the student. */
  underway: readonly string[]
}

export interface NextQuestionDeps {
  tokens: QuestionTokens
  now: Now
  newId: NewId
  /** Returns a random number in [0, 1). */
  random: () => number
}

export interface Issued {
  question: Question
  /** The item's fingerprint. */
  item: number
  task: number | null
  story: number
  /** The way of asking, as the learner model's item id. */
  asked: string
}

const maxSeeds = 2 ** 31
/** How many seeds are tried for an item that is not a recent repeat, before trying another way of asking. */
const throwsForNew = 24
/** The same for an item that must bring up an idea, which not every item does. */
const throwsForIdea = 48

/** Chooses, makes, and issues the next question. */
export function issueQuestion(deps: NextQuestionDeps, choosing: Choosing): Issued {
  const { skill, studentId } = choosing
  const { model, level, asked, why, seed, made, item } = choose(deps, choosing)
  const issued: IssuedQuestion = {
    studentId,
    skillId: skill.id,
    modelId: model.id,
    level,
    seed,
    revision: skill.revision,
    purpose: choosing.purpose ?? 'practice',
    nonce: deps.newId(),
    issuedAt: Math.floor(deps.now().getTime() / 1000),
    // Text stored on a device reveals nothing about the student.
    why: choosing.isOffline === true ? formatMessage(say('reason-downloaded')) : why,
    idea: choosing.about?.idea ?? null,
    activityId: choosing.activityId ?? null,
    isOffline: choosing.isOffline ?? null,
    swaps: 0,
    assigned: choosing.assigned ?? null,
    isFromUnverified: choosing.isFromUnverified ?? null,
    language: skill.language,
  }
  const question = showQuestion(deps.tokens, issued, writeWords(made, skill.language).item)
  return {
    question,
    item,
    task: made.task,
    story: storyNumber(made.template),
    asked,
  }
}

/** An issued question as the student gets it. */
export function showQuestion(tokens: QuestionTokens, issued: IssuedQuestion, item: Item): Question {
  const { skillId, level, why } = issued
  return {
    token: tokens.seal(issued),
    skillId,
    level,
    item: presentItem(applyAccommodations(issued, item)),
    hintCount: issued.assigned?.hasHints === false ? 0 : item.hints.length,
    why,
    swapsLeft: swapsLeft(issued),
    isLimited: isLimited(issued),
  }
}

interface Chosen {
  model: ItemModel
  level: Level
  asked: string
  why: string
  seed: number
  made: Omit<Made, 'item'>
  /** The item's fingerprint. */
  item: number
}

/**
 * The learner model's choice, made into an item that is not a recent repeat, of a model not used recently. If a small
 * bank of items is used up, chooses again among the other ways of asking. If all are used up, an old item comes again.
 */
function choose(deps: NextQuestionDeps, choosing: Choosing): Chosen {
  const {
    skill,
    population,
    student,
    state,
    beliefs,
    recent: lately,
    underway,
    because,
    target,
    about,
  } = choosing
  const [last] = lately.asked
  const ways = about?.ways ?? choosing.ways
  const known = learnerSkill(skill)
  const before = last === undefined ? undefined : { id: last, level: partsOf(last).level }
  const possible = ways === undefined ? known.items : known.items.filter(({ id }) => ways.includes(id))
  const fresh = possible.filter(({ id }) => !underway.includes(id))
  const open = fresh.length > 0 ? fresh : possible
  let among = notRecentlyAsked(skill, open, lately.asked, choosing.hadClaimElsewhere)
  // Repeating a recent model is better than repeating a recent question.
  let late = open.filter((item) => !among.includes(item))
  let spare: Chosen | undefined
  const throws = about === undefined ? throwsForNew : throwsForIdea
  for (;;) {
    const { item: chosen, prediction } = chooseItem(
      learnerCatalog,
      population,
      student,
      state,
      beliefs,
      known,
      deps.random(),
      target,
      among,
    )
    const { modelId, level } = partsOf(chosen.id)
    const model = requireModel(skill, modelId)
    // Placement asks for information and the notebook for an idea, so a reason within the skill would not fit.
    const itself =
      choosing.purpose === 'placement' || about !== undefined
        ? formatOdds(prediction.chance)
        : formatReason(reasonFor(state, before, chosen, prediction.chance))
    const why = because === undefined ? itself : `${because} ${itself}`
    const others = among.filter((other) => other !== chosen)
    for (let thrown = 0; thrown < throws; thrown += 1) {
      const seed = Math.floor(deps.random() * maxSeeds)
      // Its words are written only if it is asked.
      const made = makeWithoutWords(skill, model, level, seed)
      const item = fingerprint(made.template)
      const isFitting = about?.comesUpIn(made.template) ?? true
      const found: Chosen = { model, level, asked: chosen.id, why, seed, made, item }
      const isLate = isTaskRecent(lately, made) || lately.items.includes(item)
      if (isFitting && !isLate) return found
      if (isFitting || spare === undefined) spare = found
    }
    if (others.length + late.length === 0 && spare !== undefined) return spare
    among = others.length > 0 ? others : late
    if (others.length === 0) late = []
  }
}

export function requireModel(skill: Skill, id: string): ItemModel {
  const model = skill.models.find((candidate) => candidate.id === id)
  if (model === undefined) throw new Error(`${skill.id} has no model ${id}`)
  return model
}
