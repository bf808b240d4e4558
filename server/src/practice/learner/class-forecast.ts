import { SkillId, type UserId } from '@skills-center/contract/ids'
import { abilityFor, type Beliefs, beliefIn } from '@skills-center/learner/belief'
import { chanceAbove } from '@skills-center/learner/normal'
import type { Skill } from '@skills-center/learner/catalog'
import { beliefsAbout } from './learner.ts'
import type { SnapshotReads } from './learner-snapshot.ts'
import { learnerCatalog } from './learner-catalog.ts'
import { findLearners, learnerOf } from './learners.ts'

/** The probabilities that a student's mastery of a skill is at or above a mark. */
export interface MarkChance {
  skillId: SkillId
  answered: number
  today: number
  later: number
}

/**
 * For every skill that each student has answered in: the probability that mastery is at or above `mark` (0 to 1) today,
 * and on a later day if the student answers nothing until then. Uncertainty and forgetting come from the model.
 */
export async function markChances(
  { database, populations, now }: SnapshotReads,
  studentIds: readonly UserId[],
  mark: number,
  then: Date,
): Promise<MarkChance[]> {
  const [learners, population] = await Promise.all([
    findLearners(database, populations, studentIds),
    populations.at(now()),
  ])
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
  return [...learners.values()].flatMap((known) => {
    const learner = learnerOf(known)
    const soon = beliefsAbout(population, learner, seconds(now()))
    const atThen = beliefsAbout(population, learner, seconds(then))
    return learnerCatalog.skills.flatMap((skill) => {
      const skillId = SkillId.parse(skill.id)
      const answered = learner.states.get(skillId)?.answered ?? 0
      if (answered === 0) return []
      const line = abilityFor(population, skill, mark, 0)
      const above = (beliefs: Beliefs, about: Skill) => {
        const { mean, variance } = beliefIn(beliefs, about)
        return chanceAbove(line, mean, variance)
      }
      return [{ skillId, answered, today: above(soon, skill), later: above(atThen, skill) }]
    })
  })
}
