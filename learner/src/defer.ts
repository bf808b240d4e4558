import { type Belief, chanceAt } from './belief.ts'
import type { Item } from './catalog.ts'
import { secondTryWeight, sessionPause } from './constants.ts'
import { observe, rounded } from './normal.ts'
import type { Population } from './population.ts'
import { newSkillState, type SkillState, type StudentState } from './state.ts'

/** Weight of “I haven’t learned this yet” in placement, compared with a wrong answer: the same as a second try. */
export const deferredWeight = secondTryWeight

/** A student's “I haven’t learned this yet” for a question. */
export interface Deferral {
  item: Item
  /** In placement it is weak evidence; in practice it only makes the skill come later. */
  isPlacement: boolean
  /** Whole seconds since 1970; never before the student's earlier answers. */
  at: number
}

/** Puts a skill off. `belief` is the current estimate for that skill. No answer is counted, and no mistake. */
export function defer(
  population: Population,
  student: StudentState,
  known: SkillState | undefined,
  belief: Belief,
  deferral: Deferral,
): { student: StudentState; state: SkillState } {
  const state = { ...(known ?? newSkillState(student)), isDeferred: true }
  return {
    student: meet(student, deferral),
    state: deferral.isPlacement ? { ...state, ...evidence(population, state, belief, deferral.item) } : state,
  }
}

/** Bayes' rule for a wrong answer of low weight, stored as the skill's own evidence without its neighbors' share. */
function evidence(
  population: Population,
  state: SkillState,
  { baseMean, baseVariance, mean, variance }: Belief,
  item: Item,
): Pick<SkillState, 'precision' | 'pull'> {
  const doubt = variance + (population.itemVariance[item.index] ?? 0)
  const { slope, curvature } = observe(
    mean,
    doubt,
    (ability) => (1 - chanceAt(population, item, ability)) ** deferredWeight,
  )
  const surer = Math.min(baseVariance, Math.max(0.01, baseVariance - baseVariance ** 2 * curvature))
  const fromNeighbors = Math.max(1e-3, 1 / baseVariance - state.precision)
  const precision = Math.max(state.precision, 1 / surer - fromNeighbors)
  const lower = baseMean + baseVariance * slope
  const neighborsPull = baseMean / baseVariance - state.pull
  return {
    precision: rounded(precision),
    pull: rounded(lower * (fromNeighbors + precision) - neighborsPull),
  }
}

/** Counts the question in this session, although it was not answered. */
function meet(student: StudentState, { item: { skill }, at }: Deferral): StudentState {
  const { session } = student
  const isNew = at - session.at > sessionPause
  const met = isNew ? {} : session.skills
  return {
    ...student,
    session: {
      began: isNew ? at : session.began,
      at,
      lastSkill: isNew ? null : session.lastSkill,
      skills: { ...met, [skill]: (met[skill] ?? 0) + 1 },
    },
  }
}
