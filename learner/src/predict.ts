import { bent, learnBends } from './bends.ts'
import { type Beliefs, expectedChance } from './belief.ts'
import type { Catalog, Item } from './catalog.ts'
import { discrimination, minVariance } from './constants.ts'
import { type Situation, situate } from './features.ts'
import { logistic, logit, onGrid } from './normal.ts'
import type { Population } from './population.ts'
import type { SkillState, StudentState } from './state.ts'
import { addTo } from './tally.ts'
import { learnWeights, weighed } from './weights.ts'

/** The predicted probability of a right answer, with its inputs. */
export interface Prediction {
  /** Probability, 0 to 1, that the student answers this item right now. */
  chance: number
  /** Probability from the belief about the student alone. */
  believed: number
  /** Variance of that belief, in squared logits. */
  doubt: number
  /** The part of the believed ability that came from practice, in logits. */
  learned: number
  /** Ease of the question for the population at that time, in logits, and how much practice taught there. */
  ease: number
  gainScale: number
  situation: Situation
}

/** Predicts a student's answer by a logistic regression on the belief and the latest answers, then calibrates it. */
export function predict(
  catalog: Catalog,
  population: Population,
  student: StudentState,
  state: SkillState | undefined,
  beliefs: Beliefs,
  item: Item,
): Prediction {
  const { skillIndex } = item
  const mean = beliefs.mean[skillIndex] ?? 0
  const variance = beliefs.variance[skillIndex] ?? 0
  const believed = expectedChance(population, item, mean, variance)
  const situation = situate(catalog, population, student, state, item, believed, beliefs)
  const learned = mean - (beliefs.baseMean[skillIndex] ?? 0)
  return {
    chance: bent(population.bends, weighed(population.weights, situation.features)),
    believed,
    doubt: variance,
    learned,
    ease: easeOf(population, item),
    gainScale: population.gainScale,
    situation,
  }
}

const easeOf = ({ overall, skillMean, itemMean }: Population, { index, skillIndex }: Item): number =>
  overall.mean + (skillMean[skillIndex] ?? 0) - (itemMean[index] ?? 0)

/**
 * The believed probability for a past answer under the current population. It keeps a day's answers, all predicted by
 * the same population, from each correcting the same error.
 */
function believedNow(population: Population, item: Item, then: Prediction): number {
  const easier = easeOf(population, item) - then.ease
  const moreLearned = then.learned * (population.gainScale / then.gainScale - 1)
  const blur = Math.sqrt(1 + (Math.PI * discrimination ** 2 * then.doubt) / 8)
  return logistic(logit(then.believed) + (discrimination * (easier + moreLearned)) / blur)
}

const calibrationStep = 0.05
const gainStep = 0.05

/** Updates the population in place from an answer that teaches. */
export function learnFrom(
  population: Population,
  item: Item,
  prediction: Prediction,
  isCorrect: boolean,
): void {
  const { doubt, learned, situation } = prediction
  const believed = believedNow(population, item, prediction)
  const outcome = isCorrect ? 1 : 0
  const surprise = outcome - believed
  const information = believed * (1 - believed)
  for (const key of situation.pairs) addTo(population.pairs, key, surprise, information)
  for (const key of situation.runs) if (key !== undefined) addTo(population.runs, key, surprise, information)
  learnDifficulty(population, item, doubt, surprise, information)
  learnBends(population.bends, weighed(population.weights, situation.features), outcome)
  learnWeights(population.weights, situation.features, outcome)
  learnCalibration(population, believed, outcome)
  learnGain(population, learned, surprise)
  population.answered += 1
}

/** An extended Kalman step that divides the surprise among its possible causes in proportion to their variance. */
function learnDifficulty(
  population: Population,
  { index, skillIndex }: Item,
  doubt: number,
  surprise: number,
  information: number,
): void {
  const item = population.itemVariance[index] ?? 0
  const skill = population.skillVariance[skillIndex] ?? 0
  const { overall } = population
  const total = doubt + item + skill + overall.variance
  const steepness = Math.max(0.04, information)
  const scale = discrimination / (1 + discrimination ** 2 * steepness * total)
  const certainty = scale * discrimination * steepness
  const left = (variance: number) => Math.max(minVariance, variance - variance ** 2 * certainty)
  const was = population.itemMean[index] ?? 0
  const is = onGrid(was - item * scale * surprise)
  population.itemMean[index] = is
  population.difficultySum[skillIndex] = (population.difficultySum[skillIndex] ?? 0) + is - was
  population.difficultySquares[skillIndex] =
    (population.difficultySquares[skillIndex] ?? 0) + is ** 2 - was ** 2
  population.itemVariance[index] = left(item)
  population.skillMean[skillIndex] = (population.skillMean[skillIndex] ?? 0) + skill * scale * surprise
  population.skillVariance[skillIndex] = left(skill)
  overall.mean += overall.variance * scale * surprise
  overall.variance = left(overall.variance)
}

/** Updates how much practice teaches: surprises where much was learned show whether the gain is too high or too low. */
function learnGain(population: Population, learned: number, surprise: number): void {
  const gradient = surprise * discrimination * learned
  population.gainSquares += gradient ** 2
  const scale = population.gainScale * Math.exp((gainStep * gradient) / Math.sqrt(population.gainSquares))
  population.gainScale = Math.max(0.1, Math.min(2, scale))
}

function learnCalibration({ calibration }: Population, believed: number, outcome: number): void {
  const ahead = logit(believed)
  const error = outcome - logistic(calibration.shift + calibration.slope * ahead)
  calibration.shiftSquares += error ** 2
  calibration.slopeSquares += (error * ahead) ** 2
  const shift = calibration.shift + (calibrationStep * error) / Math.sqrt(calibration.shiftSquares)
  const slope = calibration.slope + (calibrationStep * error * ahead) / Math.sqrt(calibration.slopeSquares)
  calibration.shift = Math.max(-1, Math.min(1, shift))
  calibration.slope = Math.max(0.6, Math.min(1.6, slope))
}
