import { type Beliefs, beliefIn, masteryOf } from './belief.ts'
import type { Catalog, Skill } from './catalog.ts'
import { missingBelow, planPause } from './constants.ts'
import type { Population } from './population.ts'
import type { SkillState } from './state.ts'
import { stuckSkills } from './stuck.ts'

/** Another way on for who is stuck: what may be missing first, the lesson, another representation, or a rest. */
export const planKinds = ['prerequisite', 'lesson', 'other-way', 'break'] as const
export type PlanKind = (typeof planKinds)[number]

export interface Plan {
  kind: PlanKind
  /** The skill that it is about: of a prerequisite that one, else the one that the student is stuck in. */
  skill: string
}

/** A plan that was proposed before. */
export interface Proposed extends Plan {
  /** The skill that the student was stuck in, and the answers counted there at that moment. */
  for: string
  answered: number
  isThisSession: boolean
}

/** What the change of plan looks at, the answer that just closed a question being taken in. */
export interface Stuck {
  catalog: Catalog
  population: Population
  beliefs: Beliefs
  states: readonly (SkillState | undefined)[]
  skill: Skill
  /** Earlier plans of this session and the latest one in this skill, newest first. */
  proposed: readonly Proposed[]
  /** The skill can be asked in a way that has not come lately. */
  hasOtherWay: boolean
}

/** Another way on where more of the same does not help: none twice in a session. Null where none is called for. */
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

/** What a skill builds on that is known least, where it is not known well enough to build on. */
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

/** All that could be proposed, what is most likely to help first. */
function plansFor({ catalog, population, beliefs, skill, hasOtherWay }: Stuck): Plan[] {
  const missing = missingPrerequisite(catalog, population, beliefs, skill)
  return [
    ...(missing === undefined ? [] : [{ kind: 'prerequisite', skill: missing.id } as const]),
    { kind: 'lesson', skill: skill.id },
    ...(hasOtherWay ? [{ kind: 'other-way', skill: skill.id } as const] : []),
    { kind: 'break', skill: skill.id },
  ]
}
