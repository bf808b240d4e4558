import { type Beliefs, beliefIn, masteryOf } from './belief.ts'
import type { Catalog, Skill } from './catalog.ts'
import { missingBelow, planPause } from './constants.ts'
import type { Population } from './population.ts'
import type { SkillState } from './state.ts'
import { stuckSkills } from './stuck.ts'

/** Plans for a stuck student: a missing prerequisite first, the lesson, another representation, or a break. */
export const planKinds = ['prerequisite', 'lesson', 'other-way', 'break'] as const
export type PlanKind = (typeof planKinds)[number]

export interface Plan {
  kind: PlanKind
  /** For `prerequisite`, the prerequisite skill; otherwise the skill in which the student is stuck. */
  skill: string
}

/** A plan that was proposed earlier. */
export interface Proposed extends Plan {
  /** The skill in which the student was stuck, and how many answers were counted there at that time. */
  for: string
  answered: number
  isThisSession: boolean
}

/** The inputs for a change of plan, after the latest answer was applied. */
export interface Stuck {
  catalog: Catalog
  population: Population
  beliefs: Beliefs
  states: readonly (SkillState | undefined)[]
  skill: Skill
  /** Earlier plans of this session and the latest plan in this skill, newest first. */
  proposed: readonly Proposed[]
  /** The skill has a representation that has not come up lately. */
  hasOtherWay: boolean
}

/**
 * Proposes a different plan when more of the same does not help, and none twice in a session. Null if no change is
 * needed.
 */
export function planFor(stuck: Stuck): Plan | null {
  const { catalog, population, beliefs, states, skill, proposed } = stuck
  if (!stuckSkills(catalog, population, beliefs, states).includes(skill.index)) return null
  const answered = states[skill.index]?.answered ?? 0
  const last = proposed.find((plan) => plan.for === skill.id)
  if (last !== undefined && answered - last.answered < planPause) return null
  const isNew = (plan: Plan): boolean =>
    !proposed.some(({ kind, skill: about, isThisSession }) => {
      const isSame = kind === plan.kind && (kind === 'break' || about === plan.skill)
      return isThisSession && isSame
    })
  return plansFor(stuck).find(isNew) ?? null
}

/** The weakest prerequisite, if it is too weak to build on. */
export function missingPrerequisite(
  catalog: Catalog,
  population: Population,
  beliefs: Beliefs,
  skill: Skill,
): Skill | undefined {
  return skill.prerequisites
    .flatMap((index) => catalog.skills[index] ?? [])
    .filter(({ items }) => items.length > 0)
    .map((earlier) => ({ earlier, mastery: masteryOf(population, earlier, beliefIn(beliefs, earlier)) }))
    .filter(({ mastery }) => mastery < missingBelow)
    .toSorted((one, other) => one.mastery - other.mastery)[0]?.earlier
}

/** All possible plans, the most promising first. */
function plansFor({ catalog, population, beliefs, skill, hasOtherWay }: Stuck): Plan[] {
  const missing = missingPrerequisite(catalog, population, beliefs, skill)
  return [
    ...(missing === undefined ? [] : [{ kind: 'prerequisite', skill: missing.id } as const]),
    { kind: 'lesson', skill: skill.id },
    ...(hasOtherWay ? [{ kind: 'other-way', skill: skill.id } as const] : []),
    { kind: 'break', skill: skill.id },
  ]
}
