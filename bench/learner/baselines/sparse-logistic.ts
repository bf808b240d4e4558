import type { StreamAnswer } from '../stream.ts'
import { type Baseline, logistic, type Predictor, type Question } from './baseline.ts'
import type { Stream } from '../stream.ts'

/** The nonzero features of one answer. */
export interface Sparse {
  numbers: number[]
  values: number[]
}

/** Computes an answer's features from the answers before it. */
export interface Features {
  /** The total number of features. */
  width: number
  of(question: Question): Sparse
  /** Updates the counts with an answer. */
  remember(answer: StreamAnswer): void
}

const rate = 0.15
const epochs = 12
/** The L2 penalty, the same as scikit-learn's logistic regression with C = 1. */
const penalty = 1

/** Logistic regression on sparse features, with gradient steps scaled for each feature (AdaGrad: Duchi et al. 2011). */
function createRegression(width: number) {
  const weights = new Float64Array(width)
  const squares = new Float64Array(width).fill(1)
  const chance = ({ numbers, values }: Sparse): number => {
    let sum = 0
    for (const [place, number] of numbers.entries()) sum += (weights[number] ?? 0) * (values[place] ?? 0)
    return logistic(sum)
  }
  return {
    chance,
    /** Updates the weights; `shareOfPenalty` is the part of the penalty to apply at this visit of a feature. */
    step(features: Sparse, outcome: number, shareOfPenalty: (number: number) => number): void {
      const error = outcome - chance(features)
      for (const [place, number] of features.numbers.entries()) {
        const weight = weights[number] ?? 0
        const gradient = error * (features.values[place] ?? 0) - penalty * shareOfPenalty(number) * weight
        const square = (squares[number] ?? 0) + gradient ** 2
        squares[number] = square
        weights[number] = weight + (rate * gradient) / Math.sqrt(square)
      }
    },
  }
}

/**
 * A baseline that is a logistic regression on counts. Cold, it takes one step after each answer. Fitted, it goes
 * through the training answers several times and then stays fixed, as its authors measured it.
 */
export function regressionBaseline(name: string, featuresOf: (stream: Stream) => Features): Baseline {
  return {
    name,
    cold(stream): Predictor {
      const features = featuresOf(stream)
      const regression = createRegression(features.width)
      return {
        predict: (question) => regression.chance(features.of(question)),
        learn(answer) {
          regression.step(features.of(answer), answer.isCorrect ? 1 : 0, () => 0)
          features.remember(answer)
        },
      }
    },
    fitted(stream, training): Predictor {
      const { width } = featuresOf(stream)
      const regression = createRegression(width)
      const visits = countVisits(featuresOf(stream), training)
      const share = (number: number) => 1 / Math.max(1, visits[number] ?? 0)
      for (let epoch = 0; epoch < epochs; epoch += 1) {
        const features = featuresOf(stream)
        for (const answer of training) {
          regression.step(features.of(answer), answer.isCorrect ? 1 : 0, share)
          features.remember(answer)
        }
      }
      const features = featuresOf(stream)
      return {
        predict: (question) => regression.chance(features.of(question)),
        learn: (answer) => features.remember(answer),
      }
    },
  }
}

function countVisits(features: Features, answers: readonly StreamAnswer[]): Float64Array {
  const visits = new Float64Array(features.width)
  for (const answer of answers) {
    for (const number of features.of(answer).numbers) visits[number] = (visits[number] ?? 0) + 1
    features.remember(answer)
  }
  return visits
}
