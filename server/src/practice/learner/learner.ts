import type { SkillId } from '@skills-center/contract/ids'
import type { SkillProgress } from '@skills-center/contract/practice'
import { type Beliefs, believe, believeAbout, beliefIn, masteryOf } from '@skills-center/learner/belief'
import type { Population } from '@skills-center/learner/population'
import type { Skill } from '@skills-center/learner/catalog'
import { certaintyOf, isDue } from '@skills-center/learner/certainty'
import type { SkillState, StudentState } from '@skills-center/learner/state'
import { learnerCatalog } from './learner-catalog.ts'

/** The model's state for one student. */
export interface Learner {
  student: StudentState
  states: ReadonlyMap<SkillId, SkillState>
  /** Skills that the student has ever mastered. */
  everMastered: ReadonlySet<SkillId>
}

/** A student's states in catalog order. */
export const statesInOrder = (states: Learner['states']): (SkillState | undefined)[] => {
  // A sparse array, because most students have met only a few of the many skills.
  const ordered: (SkillState | undefined)[] = []
  for (const [id, state] of states) {
    const index = learnerCatalog.skillIndex.get(id)
    if (index !== undefined) ordered[index] = state
  }
  return ordered
}

/** The beliefs about a student in every skill at a time, in whole seconds since 1970. */
export const beliefsAbout = (
  population: Population,
  { student, states }: Pick<Learner, 'student' | 'states'>,
  at: number,
): Beliefs => believe(learnerCatalog, population, student, statesInOrder(states), at)

/** The beliefs about one skill and its prerequisites only, which are all that an answer in it needs. */
export const beliefsFor = (
  population: Population,
  { student, states }: Pick<Learner, 'student' | 'states'>,
  at: number,
  skill: Skill,
): Beliefs => believeAbout(learnerCatalog, population, student, statesInOrder(states), at, skill)

const notAnswered: SkillProgress = {
  mastery: null,
  certainty: null,
  mastered: false,
  isDue: false,
  answered: 0,
}

/** A student's progress in a skill, given the beliefs. */
export function getSkillProgress(
  population: Population,
  beliefs: Beliefs,
  learner: Learner,
  skillId: SkillId,
): SkillProgress {
  const state = learner.states.get(skillId)
  const skill = learnerCatalog.skills[learnerCatalog.skillIndex.get(skillId) ?? -1]
  if (state === undefined || state.answered === 0 || skill === undefined) return notAnswered
  const belief = beliefIn(beliefs, skill)
  const mastery = masteryOf(population, skill, belief)
  return {
    mastery: 100 * mastery,
    certainty: certaintyOf(population, skill, belief),
    mastered: state.mastered,
    isDue: isDue(state, learner.everMastered.has(skillId), mastery, beliefs.at),
    answered: state.answered,
  }
}

/** A student's progress in every skill with an answer. */
export function progressBySkill(
  population: Population,
  learner: Learner,
  at: number,
): Map<SkillId, SkillProgress> {
  const beliefs = beliefsAbout(population, learner, at)
  return new Map(
    [...learner.states]
      .filter(([, state]) => state.answered > 0)
      .map(([id]) => [id, getSkillProgress(population, beliefs, learner, id)]),
  )
}
