import { type Belief, chanceAt } from './belief.ts'
import type { Item } from './catalog.ts'
import { secondTryWeight } from './constants.ts'
import { observe, rounded } from './normal.ts'
import type { Population } from './population.ts'
import { continued, newSkillState, type SkillState, type StudentState } from './state.ts'

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
  { item, isPlacement, at }: Deferral,
): { student: StudentState; state: SkillState } {
  const state = { ...(known ?? newSkillState(student)), isDeferred: true }
  return {
    // The question counts in this session, although it was not answered.
    student: { ...student, session: continued(student.session, item.skill, at, isPlacement) },
    state: isPlacement ? { ...state, ...evidence(population, state, belief, item) } : state,
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
