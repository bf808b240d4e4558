import { type Belief, masteryOf } from './belief.ts'
import type { Skill } from './catalog.ts'
import { highCertainty, mediumCertainty, rangeReach, refreshBelow, spacedAfter } from './constants.ts'
import { daysSince } from './memory.ts'
import type { Population } from './population.ts'
import type { SkillState } from './state.ts'

/** How certain a mastery estimate is. */
export type Certainty = 'low' | 'medium' | 'high'

/** Half the width, in percentage points, of the 80% interval around mastery. */
export function halfRange(population: Population, skill: Skill, belief: Belief): number {
  const reach = rangeReach * Math.sqrt(belief.variance)
  const at = (mean: number): number => masteryOf(population, skill, { ...belief, mean, variance: 0 })
  return 50 * (at(belief.mean + reach) - at(belief.mean - reach))
}

/** The certainty level of the mastery estimate. */
export function certaintyOf(population: Population, skill: Skill, belief: Belief): Certainty {
  const half = halfRange(population, skill, belief)
  if (half <= highCertainty) return 'high'
  return half <= mediumCertainty ? 'medium' : 'low'
}

/**
 * Whether a skill is due for review: it was mastered before, and either evidence has revoked that, or mastery is below
 * `refreshBelow` at least `spacedAfter` days after the last answer. `mastery` is 0 to 1, `at` in whole seconds.
 */
export function isDue(state: SkillState, hasBeenMastered: boolean, mastery: number, at: number): boolean {
  if (!hasBeenMastered) return false
  return !state.mastered || (daysSince(state, at) >= spacedAfter && 100 * mastery < refreshBelow)
}
