import { type Beliefs, masteryOf, beliefIn } from './belief.ts'
import type { Catalog } from './catalog.ts'
import { stuckAnswers, stuckBelow, stuckFailures, stuckLikely } from './constants.ts'
import type { Population } from './population.ts'
import type { SkillState } from './state.ts'

/** Probability that practice alone does not help in this skill, 0 to 1. */
export const stuckChance = (state: SkillState): number => state.rates[0]

/** Indices of the skills where practice alone will not help now, the most certain first. */
export function stuckSkills(
  catalog: Catalog,
  population: Population,
  beliefs: Beliefs,
  states: readonly (SkillState | undefined)[],
): number[] {
  return catalog.skills
    .flatMap((skill) => {
      const state = states[skill.index]
      if (state === undefined) return []
      const answered = state.answered - state.helpedAfter
      const hasOnlyFailed = answered >= stuckFailures && state.recent === 0
      if (!hasOnlyFailed && (answered < stuckAnswers || stuckChance(state) < stuckLikely)) return []
      const mastery = masteryOf(population, skill, beliefIn(beliefs, skill))
      return mastery < stuckBelow ? [{ index: skill.index, chance: stuckChance(state) }] : []
    })
    .toSorted((one, other) => other.chance - one.chance)
    .map(({ index }) => index)
}

/** The state after an adult helped: the rates are replaced, and the answer count for being stuck starts over. */
export const helped = (state: SkillState, rates: SkillState['rates']): SkillState => ({
  ...state,
  rates,
  helpedAfter: state.answered,
})
