import type { Work } from '@skills-center/contract/assignments/work'
import type { Skill } from '@skills-center/curriculum/skill'
import type { AssignmentsNeeds } from './needs.ts'
import type { AssignmentRow } from './queries.ts'
import { makeSlot } from './slots.ts'

/** Questions in which a goal of mastery is mostly reached, and those that are always reckoned with until it is. */
const questionsToMastery = 8
const fewestToMastery = 3

const meanSeconds = ({ models }: Skill): number =>
  models.reduce((sum, model) => sum + model.seconds, 0) / Math.max(1, models.length)

/** About how long the rest of an assignment takes, in minutes; 0 where nothing is left. */
export function minutesLeft(
  skillOf: AssignmentsNeeds['skill'],
  assignment: Pick<AssignmentRow, 'goal_kind' | 'goal' | 'slots'>,
  { skills }: Pick<Work, 'skills'>,
  answered: ReadonlySet<number>,
): number {
  const seconds =
    assignment.goal_kind === 'fixed'
      ? assignment.slots
          .filter(({ slot }) => !answered.has(slot))
          .reduce((sum, slot) => sum + (makeSlot(skillOf, slot)?.model.seconds ?? 0), 0)
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
