import { at } from './at.ts'
import type { RandomSource } from './random-source.ts'
import { strandCount, type World } from './world.ts'

/** The probability that a student missed a unit. */
const missedUnit = 0.12

/**
 * Draws a student's preparation in each skill, in logits, from ability, strand profile, prerequisites, and missed
 * units. Students know most of the grade below, and little of their own grade.
 */
export function drawPreparation(random: RandomSource, world: World, shift: number): Float64Array {
  const ability = 0.85 * random.normal()
  const profile = Array.from({ length: strandCount }, () => 0.45 * random.normal())
  const missed = Array.from({ length: world.units }, () => random.isTrue(missedUnit))
  const prepared = new Float64Array(world.skills.length)
  for (const skill of world.skills) {
    const usual = (skill.grade < world.init.grade ? 1.25 : -0.5) + shift
    let logit = usual + ability + at(profile, skill.strand) - skill.difficulty + 0.65 * random.normal()
    if (at(missed, skill.unit)) logit -= 1.3
    for (const prerequisite of skill.prerequisites) {
      logit += 0.3 * Math.min(0, at(prepared, prerequisite) - 0.2)
    }
    prepared[skill.index] = logit
  }
  return prepared
}
