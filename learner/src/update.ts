import {
  driftPerAnswer,
  firstStability,
  hintWeight,
  learningGain,
  levelDifficulty,
  masteredAnswers,
  masteredAt,
  masteredVariance,
  mostMovement,
  mostStability,
  openGuess,
  priorMean,
  priorVariance,
  rapidShare,
  rapidWeight,
  refreshBelow,
  secondTryWeight,
  slip,
  spacing,
  stabilityGrowth,
} from './constants.ts'
import { believed, logistic, mastery, masteryOf } from './mastery.ts'
import type { Evidence, SkillState } from './state.ts'

/** A student who has never answered a question of the skill. */
export function newState(at: number): SkillState {
  return {
    mean: priorMean,
    variance: priorVariance,
    stability: firstStability,
    at,
    answered: 0,
    mastered: false,
    recent: [],
  }
}

/** How much an answer tells, 0 to 1: hints and a second try lower it, a rapid guess nearly empties it. */
function weightOf(evidence: Evidence): number {
  const isRapid = evidence.activeSeconds < rapidShare * evidence.expectedSeconds
  // A hint makes a right answer tell less. It never makes a wrong one count for more.
  const hints = hintWeight ** evidence.hintsUsed
  const again = evidence.attempt > 1 ? secondTryWeight : 1
  return hints * again * (isRapid ? rapidWeight : 1)
}

/**
 * The belief after one answer. A Laplace step on the weighted log likelihood
 * w log P(answer | theta), P(right) = c + (1 - c - s) logistic(theta - b)
 * (the three-parameter logistic model with an upper asymptote; Birnbaum 1968, Barton and Lord 1981),
 * then bounded so that mastery moves at most `mostMovement` points, never down after a right answer
 * and never up after a wrong one.
 */
export function update(state: SkillState, evidence: Evidence): SkillState {
  const weight = weightOf(evidence)
  const belief = believed(state, evidence.at)
  const prior = { ...belief, variance: belief.variance + driftPerAnswer * weight }
  const guess = evidence.options > 0 ? 1 / evidence.options : openGuess
  const raw = logistic(prior.mean - levelDifficulty[evidence.level])
  const right = guess + (1 - guess - slip) * raw
  const slope = (1 - guess - slip) * raw * (1 - raw)
  // Score and expected information of theta for one answer.
  const score = evidence.isCorrect ? slope / right : -slope / (1 - right)
  const information = slope ** 2 / (right * (1 - right))
  const variance = 1 / (1 / prior.variance + weight * information)
  const gain = evidence.isCorrect ? learningGain * weight : 0
  const mean = prior.mean + weight * variance * score + gain
  const bounded = boundMean(
    belief,
    { mean, variance },
    evidence.isCorrect,
    mostMovement * Math.min(1, weight * 2),
  )
  const next: SkillState = {
    mean: bounded,
    variance,
    stability: stabilityAfter(state, evidence),
    at: evidence.at,
    answered: state.answered + 1,
    mastered: state.mastered,
    recent: [evidence.model, ...state.recent.filter((model) => model !== evidence.model)].slice(0, 3),
  }
  return { ...next, mastered: isMastered(next, state.mastered) }
}

/** The mean that keeps mastery's movement within its bound and in the answer's direction, by bisection. */
function boundMean(
  before: { mean: number; variance: number },
  after: { mean: number; variance: number },
  isCorrect: boolean,
  most: number,
): number {
  const from = masteryOf(before)
  const to = masteryOf(after)
  const least = isCorrect ? from : Math.max(0, from - most)
  const greatest = isCorrect ? Math.min(100, from + most) : from
  const target = Math.min(greatest, Math.max(least, to))
  if (target === to) return after.mean
  let low = -12
  let high = 12
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (masteryOf({ mean: middle, variance: after.variance }) < target) low = middle
    else high = middle
  }
  // The side that cannot overstep: up after a right answer, down after a wrong one.
  return isCorrect ? high : low
}

function stabilityAfter(state: SkillState, evidence: Evidence): number {
  const days = (evidence.at - state.at) / 86_400
  const isSpaced = state.answered > 0 && days >= spacing
  return evidence.isCorrect && isSpaced
    ? Math.min(mostStability, state.stability * stabilityGrowth)
    : state.stability
}

function isMastered(state: SkillState, already: boolean): boolean {
  const percent = mastery(state, state.at)
  if (already) return percent >= refreshBelow
  return percent >= masteredAt && state.variance <= masteredVariance && state.answered >= masteredAnswers
}
