import type { Work } from '@skills-center/contract/assignments/work'
import type { Skill } from '@skills-center/curriculum/skill'
import type { AssignmentsDeps } from './deps.ts'
import type { AssignmentRow } from './queries.ts'
import { secondsOf } from './slots.ts'

/**
 * The usual number of questions to reach a mastery goal, and the least that are assumed to remain until it is reached.
 */
const questionsToMastery = 8
const fewestToMastery = 3

const meanSeconds = ({ models }: Skill): number =>
  models.reduce((sum, model) => sum + model.seconds, 0) / Math.max(1, models.length)

/** The estimated time for the rest of an assignment, in minutes; 0 if nothing is left. */
export function minutesLeft(
  skillOf: AssignmentsDeps['skill'],
  assignment: Pick<AssignmentRow, 'goal_kind' | 'goal' | 'slots'>,
  { skills }: Pick<Work, 'skills'>,
  answered: ReadonlySet<number>,
): number {
  const seconds =
    assignment.goal_kind === 'fixed'
      ? assignment.slots
          .filter(({ slot }) => !answered.has(slot))
          .reduce((sum, slot) => sum + secondsOf(skillOf, slot), 0)
      : skills
          .filter(({ isReached }) => !isReached)
          .reduce((sum, { skillId, questions }) => {
            const skill = skillOf(skillId)
            const left =
              assignment.goal_kind === 'count'
                ? assignment.goal - questions
                : Math.max(fewestToMastery, questionsToMastery - questions)
            return sum + (skill === undefined ? 0 : left * meanSeconds(skill))
          }, 0)
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60))
}
