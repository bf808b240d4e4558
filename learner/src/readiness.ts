import { type Beliefs, meanChance } from './belief.ts'
import type { Catalog, Skill } from './catalog.ts'
import { minReady, readyFrom, readyRange, weakestShare } from './constants.ts'
import type { Population } from './population.ts'

/** The believed chance of a right answer in a skill, 0 to 1, by the skill's index. */
export type ChanceOf = (index: number) => number

/** The lowest probability among a skill's prerequisites, and their mean with extra weight on the lowest. */
function known({ prerequisites }: Skill, chanceOf: ChanceOf): { min: number; mixed: number } {
  let sum = 0
  let min = 1
  for (const index of prerequisites) {
    const chance = chanceOf(index)
    sum += chance
    min = Math.min(min, chance)
  }
  return { min, mixed: (1 - weakestShare) * (sum / prerequisites.length) + weakestShare * min }
}

/** How ready the student is to learn a skill, 0 to 1, from the mean and the weakest of its prerequisites. */
export function readinessBy(skill: Skill, chanceOf: ChanceOf): number {
  if (skill.prerequisites.length === 0) return 1
  const { mixed } = known(skill, chanceOf)
  return Math.max(minReady, Math.min(1, (mixed - readyFrom) / readyRange))
}

/** The same, computed from beliefs. */
export const readiness = (catalog: Catalog, population: Population, beliefs: Beliefs, skill: Skill): number =>
  readinessBy(skill, chancesBy(catalog, population, beliefs))

/** The probabilities under these beliefs. */
export const chancesBy =
  (catalog: Catalog, population: Population, beliefs: Beliefs): ChanceOf =>
  (index) => {
    const skill = catalog.skills[index]
    if (skill === undefined) return 0
    return meanChance(population, skill, beliefs.mean[index] ?? 0, beliefs.variance[index] ?? 0)
  }

/**
 * How fast readiness for a skill rises with the probability in one of its prerequisites: d readiness / d probability. 0
 * if the student is already ready.
 */
export function readinessSlope(skill: Skill, prerequisite: number, chanceOf: ChanceOf): number {
  const { min, mixed } = known(skill, chanceOf)
  if (mixed >= readyFrom + readyRange) return 0
  const isLeast = chanceOf(prerequisite) <= min
  return ((1 - weakestShare) / skill.prerequisites.length + (isLeast ? weakestShare : 0)) / readyRange
}
