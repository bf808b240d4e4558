import { driftPerDay, levelDifficulty, openGuess, priorMean, priorVariance, slip } from './constants.ts'
import type { SkillState } from './state.ts'

const secondsPerDay = 86_400

export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit))

/**
 * The belief as it is at `at`. Knowledge above the prior fades by a power law (Wixted and Carpenter 2007),
 * R(t) = (1 + t / (3 S))^(-1/2), of which 0.87 is left after S days; certainty fades with it.
 */
export function believed(state: SkillState, at: number): { mean: number; variance: number } {
  const days = Math.max(0, at - state.at) / secondsPerDay
  const retained = (1 + days / (3 * state.stability)) ** -0.5
  // Nothing is known to fade below what a newcomer brings.
  const above = Math.max(0, state.mean - priorMean)
  const below = Math.min(0, state.mean - priorMean)
  return {
    mean: priorMean + above * retained + below,
    variance: Math.min(Math.max(priorVariance, state.variance), state.variance + driftPerDay * days),
  }
}

/**
 * Chance of a right answer to a question of this difficulty under a normal belief about ability:
 * c + (1 - c - s) E[logistic(theta - b)], the expectation by MacKay's approximation (1992),
 * logistic(m / sqrt(1 + pi v / 8)).
 */
export function chance(
  belief: { mean: number; variance: number },
  level: 1 | 2 | 3,
  options: number,
): number {
  const guess = options > 0 ? 1 / options : openGuess
  const spread = Math.sqrt(1 + (Math.PI * belief.variance) / 8)
  return guess + (1 - guess - slip) * logistic((belief.mean - levelDifficulty[level]) / spread)
}

/**
 * Mastery, 0 to 100: the chance in percent that the student, asked one typical question of the skill now
 * (each level as likely, without luck), gets it right.
 */
export function masteryOf(belief: { mean: number; variance: number }): number {
  const levels = [1, 2, 3] as const
  const mean = levels.reduce((sum, level) => sum + chance(belief, level, 0), 0) / levels.length
  return 100 * mean
}

/** Mastery at a moment, in whole seconds since 1970. */
export function mastery(state: SkillState, at: number): number {
  return masteryOf(believed(state, at))
}
