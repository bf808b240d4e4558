import { type Belief, chanceAt } from './belief.ts'
import type { Item } from './catalog.ts'
import { secondTryWeight, sessionPause } from './constants.ts'
import { observe, rounded } from './normal.ts'
import type { Population } from './population.ts'
import { newSkillState, type SkillState, type StudentState } from './state.ts'

/** What “I haven’t learned this yet” tells in placement, beside a wrong answer: as little as a second try. */
export const deferredWeight = secondTryWeight

/** A student says of a question: I haven’t learned this yet. */
export interface Deferral {
  item: Item
  /** In placement it is evidence, though mild; in practice it only says what should come later. */
  isPlacement: boolean
  /** Whole seconds since 1970; never before the student's earlier answers. */
  at: number
}

/** Puts a skill off. `belief` is that about it at this moment. Nothing counts as answered and nothing as a mistake. */
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

/** Bayes' rule for a wrong answer of little weight, kept as the skill's own: what its neighbors say is taken out again. */
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

/** The question came in this session, though it was not answered. */
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
