import type { SkillId } from '@skills-center/contract/ids'
import { type Beliefs, believe, beliefIn, masteryOf } from '@skills-center/learner/belief'
import type { School } from '@skills-center/learner/school'
import type { SkillState, StudentState } from '@skills-center/learner/state'
import { learnerCatalog } from './learner-catalog.ts'

/** What the model keeps about one student. */
export interface Learner {
  student: StudentState
  states: ReadonlyMap<SkillId, SkillState>
}

/** A student's states in the order of the catalog. */
const inOrder = (states: Learner['states']): (SkillState | undefined)[] => {
  const ordered: (SkillState | undefined)[] = Array.from({ length: learnerCatalog.skills.length })
  for (const [id, state] of states) {
    const index = learnerCatalog.skillIndex.get(id)
    if (index !== undefined) ordered[index] = state
  }
  return ordered
}

/** What is believed about a student in every skill at a moment, in whole seconds since 1970. */
export const beliefsAbout = (school: School, { student, states }: Learner, at: number): Beliefs =>
  believe(learnerCatalog, school, student, inOrder(states), at)

/** Mastery in percent, of one skill. */
export function masteryIn(school: School, beliefs: Beliefs, skillId: SkillId): number {
  const skill = learnerCatalog.skills[learnerCatalog.skillIndex.get(skillId) ?? -1]
  return skill === undefined ? 0 : 100 * masteryOf(school, skill, beliefIn(beliefs, skill))
}

/** Mastery in percent of every skill that the student has answered in. */
export function masteries(school: School, learner: Learner, at: number): Map<SkillId, number> {
  const beliefs = beliefsAbout(school, learner, at)
  return new Map(Array.from(learner.states.keys(), (id) => [id, masteryIn(school, beliefs, id)]))
}
