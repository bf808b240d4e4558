import { type Belief, masteryOf } from './belief.ts'
import type { Skill } from './catalog.ts'
import { highCertainty, mediumCertainty, rangeReach, refreshBelow, spacedAfter } from './constants.ts'
import { daysSince } from './memory.ts'
import type { Population } from './population.ts'
import type { SkillState } from './state.ts'

/** How sure a mastery figure is. */
export type Certainty = 'low' | 'medium' | 'high'

/** Half the width, in points of 100, of the range that holds mastery in 8 of 10 cases. */
export function halfRange(population: Population, skill: Skill, belief: Belief): number {
  const reach = rangeReach * Math.sqrt(belief.variance)
  const at = (mean: number): number => masteryOf(population, skill, { ...belief, mean, variance: 0 })
  return 50 * (at(belief.mean + reach) - at(belief.mean - reach))
}

/** How sure mastery is under this belief, in a word. */
export function certaintyOf(population: Population, skill: Skill, belief: Belief): Certainty {
  const half = halfRange(population, skill, belief)
  if (half <= highCertainty) return 'high'
  return half <= mediumCertainty ? 'medium' : 'low'
}

/**
 * Time to refresh: mastered at some time, and since then either taken back by evidence or faded below where it is
 * of use. A slip of today makes nothing due. `mastery` is 0 to 1, `at` in whole seconds.
 */
export function isDue(state: SkillState, hasBeenMastered: boolean, mastery: number, at: number): boolean {
  if (!hasBeenMastered) return false
  return !state.mastered || (daysSince(state, at) >= spacedAfter && 100 * mastery < refreshBelow)
}
