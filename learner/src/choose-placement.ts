import { baseCovariances, chanceAndSlope } from './belief.ts'
import type { Choosing, SkillChoice } from './choose-skill.ts'
import { placementCandidates, placementRepeatWorth } from './constants.ts'

/**
 * In placement, returns the skill whose answer is expected to remove the most uncertainty about the chances of a right
 * answer in all skills: the variance that one answer takes from the ability in each skill, times the square of how much
 * the chance there depends on ability. The covariances are computed only for the skills that tell the most about
 * themselves.
 */
export function choosePlacementSkill(choosing: Choosing): SkillChoice {
  const { catalog, population, student, states, beliefs } = choosing
  const chances = catalog.skills.map((skill) =>
    chanceAndSlope(population, skill, beliefs.mean[skill.index] ?? 0, beliefs.variance[skill.index] ?? 0),
  )
  const candidates = catalog.skills
    .filter((skill) => skill.items.length > 0)
    .map((skill) => {
      const { chance, slope } = chances[skill.index] ?? { chance: 0.5, slope: 0 }
      const information = slope ** 2 / (chance * (1 - chance))
      const variance = beliefs.variance[skill.index] ?? 0
      const isRepeat = student.session.skills[skill.id] !== undefined
      // How much an answer takes from a variance, per squared covariance with this skill.
      const removed = (information / (1 + information * variance)) * (isRepeat ? placementRepeatWorth : 1)
      return { skill, removed, own: removed * variance }
    })
    .toSorted((one, other) => other.own - one.own)
    .slice(0, placementCandidates)

  const covariances = baseCovariances(
    catalog,
    population,
    student,
    states,
    candidates.map(({ skill }) => skill),
  )
  let best: SkillChoice | undefined
  for (const [place, { skill, removed }] of candidates.entries()) {
    const column = covariances[place]
    let sum = 0
    for (const [index, { slope }] of chances.entries()) sum += (slope * (column?.[index] ?? 0)) ** 2
    const worth = removed * sum
    if (best === undefined || worth > best.worth) best = { skill, worth, reason: { kind: 'placement' } }
  }
  if (best === undefined) throw new RangeError('There is no skill to choose from')
  return best
}
