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
 * What the model learned from all students' answers: how hard each skill and item is, which answers predict which
 * others, and how to weigh these. Each answer updates it by a bounded step. The same answers in the same order give the
 * same population.
 */
export interface Population {
  answered: number
  /** How much easier everything is than expected, in logits, and the variance. */
  overall: { mean: number; variance: number }
  /** How much easier each skill is beyond that, and the variance. */
  skillMean: Float64Array
  skillVariance: Float64Array
  /** How much practice teaches here, as a multiple of the expected gain, and the sum of squared gradients. */
  gainScale: number
  gainSquares: number
  /** Difficulty of each item above its skill's middle, in logits, and the variance. */
  itemMean: Float64Array
  itemVariance: Float64Array
  /** Sum of the difficulties of each skill's items, and the sum of their squares. */
  difficultySum: Float64Array
  difficultySquares: Float64Array
  /** How a right or wrong answer to one item predicts an answer to another soon after. */
  pairs: Tallies
  /** How runs of right and wrong answers continue: overall, in a skill, and at an item. */
  runs: Tallies
  /** Weights of the features. */
  weights: Weights
  /** Corrections to forecasts, learned from outcomes. */
  bends: Bends
  /** Displayed probability = logistic(shift + slope × logit(believed probability)), with sums of squared gradients. */
  calibration: { shift: number; slope: number; shiftSquares: number; slopeSquares: number }
}

/** A population without any answers yet. */
export function newPopulation(catalog: Catalog): Population {
  const weights = new Float64Array(featureCount)
  // Initially, the prediction relies only on the belief about the student.
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
