import { type Bends, newBends } from './bends.ts'
import type { Catalog } from './catalog.ts'
import {
  itemVariance,
  overallVariance,
  skillOffsetVariance,
  unknownItemVariance,
  unknownSkillVariance,
} from './constants.ts'
import { featureCount } from './feature-names.ts'
import type { Tallies } from './tally.ts'
import { newWeights, type Weights } from './weights.ts'

/**
 * What everyone's answers have taught: how hard each skill and item is, which answers predict which others, and
 * how to weigh all that. It moves with every answer by a bounded step; the same answers in the same order make
 * the same population.
 */
export interface Population {
  answered: number
  /** How much easier everything is than expected, in logits, and the variance of that. */
  overall: { mean: number; variance: number }
  /** How much easier each skill is beyond that, and the variance. */
  skillMean: Float64Array
  skillVariance: Float64Array
  /** How much practice teaches here, as a multiple of what we expect, and its sum of squared gradients. */
  gainScale: number
  gainSquares: number
  /** Difficulty of each item above its skill's middle, in logits, and the variance. */
  itemMean: Float64Array
  itemVariance: Float64Array
  /** Sum of the difficulties of each skill's items, and of their squares. */
  difficultySum: Float64Array
  difficultySquares: Float64Array
  /** What a right or a wrong answer to one item says about another soon after. */
  pairs: Tallies
  /** How runs of right and wrong answers go on: everywhere, in a skill, at an item. */
  runs: Tallies
  /** Weights of the features. */
  weights: Weights
  /** What experience with forecasts corrects in them. */
  bends: Bends
  /** Shown chance = logistic(shift + slope × logit of the believed one), and sums of squared gradients. */
  calibration: { shift: number; slope: number; shiftSquares: number; slopeSquares: number }
}

/** A population that no student has answered in yet. */
export function newPopulation(catalog: Catalog): Population {
  const weights = new Float64Array(featureCount)
  // Before anything is known the belief about the student says it all.
  weights[1] = 1
  return {
    answered: 0,
    overall: { mean: 0, variance: overallVariance },
    skillMean: new Float64Array(catalog.skills.length),
    skillVariance: Float64Array.from(catalog.skills, ({ grade }) =>
      grade === null ? unknownSkillVariance : skillOffsetVariance,
    ),
    gainScale: 1,
    gainSquares: 5,
    itemMean: Float64Array.from(catalog.items, ({ intended }) => intended),
    itemVariance: Float64Array.from(catalog.items, ({ level }) =>
      level === null ? unknownItemVariance : itemVariance,
    ),
    difficultySum: Float64Array.from(catalog.skills, ({ items }) =>
      items.reduce((sum, { intended }) => sum + intended, 0),
    ),
    difficultySquares: Float64Array.from(catalog.skills, ({ items }) =>
      items.reduce((sum, { intended }) => sum + intended ** 2, 0),
    ),
    pairs: new Map(),
    runs: new Map(),
    weights: newWeights(weights),
    bends: newBends(),
    calibration: { shift: 0, slope: 1, shiftSquares: 30, slopeSquares: 30 },
  }
}
