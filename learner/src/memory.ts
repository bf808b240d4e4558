import {
  fading,
  mostStability,
  mostVarianceOfTime,
  secondsPerDay,
  spacedAfter,
  stabilityGrowth,
  variancePerDay,
} from './constants.ts'
import { perRate, type SkillState, weighted } from './state.ts'

export const daysSince = (state: SkillState, at: number): number => Math.max(0, at - state.at) / secondsPerDay

/** The share of what was learned that is left after so many days: a power law (Wixted and Carpenter 2007). */
export const retained = (stability: number, days: number): number =>
  1 - fading + fading / Math.sqrt(1 + days / (1.5 * stability))

/** Stability after a right answer: what was nearly forgotten and came back is kept the longest. */
export function strengthened(stability: number, days: number): number {
  if (days < spacedAfter) return stability
  const effort = Math.min(1, 0.3 + (1.5 * days) / stability)
  return Math.min(mostStability, stability * (1 + (stabilityGrowth - 1) * effort))
}

/** What is left of the learned part at a moment, in logits: its mean over the rates, and its variance. */
export function learnedAt(
  state: SkillState,
  gainScale: number,
  at: number,
): { mean: number; variance: number } {
  const days = daysSince(state, at)
  const keep = gainScale * retained(state.stability, days)
  return {
    mean: keep * weighted(state.rates, state.learned),
    variance: apart(state, keep) + gainScale ** 2 * ownVariance(state, days),
  }
}

/** How far the rates' learned parts lie apart, squared. */
function apart({ rates, learned }: SkillState, keep: number): number {
  const mean = weighted(rates, learned)
  const squares = weighted(
    rates,
    perRate((index) => (learned[index] - mean) ** 2),
  )
  return keep ** 2 * squares
}

/** Variance of the learned part after so many days, were the rate known. */
export const ownVariance = (state: SkillState, days: number): number =>
  state.learnedVariance + Math.min(mostVarianceOfTime, variancePerDay * days)
