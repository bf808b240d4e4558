import type { Skill } from './catalog.ts'
import {
  cameWithFading,
  fading,
  impliedUse,
  maxStability,
  maxVarianceOfTime,
  secondsPerDay,
  spacedAfter,
  stabilityGrowth,
  variancePerDay,
} from './constants.ts'
import { perRate, type SkillState, weighted } from './state.ts'

export const daysSince = (state: SkillState, at: number): number => Math.max(0, at - state.at) / secondsPerDay

/**
 * Days since the skill was last recalled: fully by its own last answer, partly by later right answers in skills that
 * build on it. 0 if it was never answered.
 */
export function daysIdle(skill: Skill, states: readonly (SkillState | undefined)[], at: number): number {
  const state = states[skill.index]
  if (state === undefined || state.answered === 0) return 0
  let implied = state.at
  for (const index of skill.successors) {
    const later = states[index]
    if (later !== undefined && later.answered > 0 && (later.recent & 1) === 1)
      implied = Math.max(implied, later.at)
  }
  return Math.max(0, at - state.at - impliedUse * (implied - state.at)) / secondsPerDay
}

/** The share of memory retained after this many days: a power law (Wixted and Carpenter 2007). */
export const retained = (stability: number, days: number): number =>
  1 - fading + fading / Math.sqrt(1 + days / (1.5 * stability))

/** The loss of baseline ability, in logits, when this share of memory is retained. */
export const faded = (share: number): number => cameWithFading * (1 - share)

/** Stability after a right answer. It grows the most when the memory was nearly gone. */
export function strengthened(stability: number, days: number): number {
  if (days < spacedAfter) return stability
  const effort = Math.min(1, 0.3 + (1.5 * days) / stability)
  return Math.min(maxStability, stability * (1 + (stabilityGrowth - 1) * effort))
}

/**
 * What was learned and is retained after this many days, minus the loss of baseline ability, in logits. The mean and
 * variance are over the learning rates.
 */
export function learnedAfter(
  state: SkillState,
  gainScale: number,
  days: number,
): { mean: number; variance: number } {
  const share = retained(state.stability, days)
  const keep = gainScale * share
  return {
    mean: keep * weighted(state.rates, state.learned) - faded(share),
    variance: apart(state, keep) + gainScale ** 2 * ownVariance(state, days),
  }
}

/** Variance of the learned part between the rates. */
function apart({ rates, learned }: SkillState, keep: number): number {
  const mean = weighted(rates, learned)
  const squares = weighted(
    rates,
    perRate((index) => (learned[index] - mean) ** 2),
  )
  return keep ** 2 * squares
}

/** Variance of the learned part after this many days, given the rate. */
export const ownVariance = (state: SkillState, days: number): number =>
  state.learnedVariance + Math.min(maxVarianceOfTime, variancePerDay * days)
