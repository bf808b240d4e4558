import { type Beliefs, expectedChance } from './belief.ts'
import type { Catalog, Item } from './catalog.ts'
import { discrimination, leastVariance } from './constants.ts'
import { type Situation, situate } from './features.ts'
import { logistic, logit, onGrid } from './normal.ts'
import type { School } from './school.ts'
import type { SkillState, StudentState } from './state.ts'
import { addTo } from './tally.ts'
import { learnWeights, weighed } from './weights.ts'

/** The chance of a right answer, with what it rests on. */
export interface Prediction {
  /** Chance, 0 to 1, that the student answers this item right now. */
  chance: number
  /** What the belief about the student alone says. */
  believed: number
  /** Variance of that belief, in square logits. */
  doubt: number
  /** The part of the believed ability that was learned by practice, in logits. */
  learned: number
  /** Ease of the question as the school saw it then, in logits, and how much practice taught there. */
  ease: number
  gainScale: number
  situation: Situation
}

/** Predicts a student's answer: a logistic regression on the belief and on how the latest answers went. */
export function predict(
  catalog: Catalog,
  school: School,
  student: StudentState,
  state: SkillState | undefined,
  beliefs: Beliefs,
  item: Item,
): Prediction {
  const { skillIndex } = item
  const mean = beliefs.mean[skillIndex] ?? 0
  const variance = beliefs.variance[skillIndex] ?? 0
  const believed = expectedChance(school, item, mean, variance)
  const situation = situate(catalog, school, student, state, item, believed, beliefs)
  const learned = mean - (beliefs.baseMean[skillIndex] ?? 0)
  return {
    chance: weighed(school.weights, situation.features),
    believed,
    doubt: variance,
    learned,
    ease: easeOf(school, item),
    gainScale: school.gainScale,
    situation,
  }
}

const easeOf = ({ overall, skillMean, itemMean }: School, { index, skillIndex }: Item): number =>
  overall.mean + (skillMean[skillIndex] ?? 0) - (itemMean[index] ?? 0)

/**
 * What would have been believed of an answer, had the school been then what it is now: so that a day's answers,
 * all predicted by the same school, do not each correct the same mistake.
 */
function believedNow(school: School, item: Item, then: Prediction): number {
  const easier = easeOf(school, item) - then.ease
  const moreLearned = then.learned * (school.gainScale / then.gainScale - 1)
  const blur = Math.sqrt(1 + (Math.PI * discrimination ** 2 * then.doubt) / 8)
  return logistic(logit(then.believed) + (discrimination * (easier + moreLearned)) / blur)
}

const calibrationStep = 0.05
const gainStep = 0.05

/** Lets the school learn from an answer that was thought about: changes the school in place. */
export function learnFrom(school: School, item: Item, prediction: Prediction, isCorrect: boolean): void {
  const { doubt, learned, situation } = prediction
  const believed = believedNow(school, item, prediction)
  const outcome = isCorrect ? 1 : 0
  const surprise = outcome - believed
  const information = believed * (1 - believed)
  for (const key of situation.pairs) addTo(school.pairs, key, surprise, information)
  for (const key of situation.runs) addTo(school.runs, key, surprise, information)
  learnDifficulty(school, item, doubt, surprise, information)
  learnWeights(school.weights, situation.features, outcome)
  learnCalibration(school, believed, outcome)
  learnGain(school, learned, surprise)
  school.answered += 1
}

/** An extended Kalman step on everything that may explain the surprise, each by its share of the doubt. */
function learnDifficulty(
  school: School,
  { index, skillIndex }: Item,
  doubt: number,
  surprise: number,
  information: number,
): void {
  const item = school.itemVariance[index] ?? 0
  const skill = school.skillVariance[skillIndex] ?? 0
  const { overall } = school
  const total = doubt + item + skill + overall.variance
  const steepness = Math.max(0.04, information)
  const scale = discrimination / (1 + discrimination ** 2 * steepness * total)
  const certainty = scale * discrimination * steepness
  const left = (variance: number) => Math.max(leastVariance, variance - variance ** 2 * certainty)
  const was = school.itemMean[index] ?? 0
  const is = onGrid(was - item * scale * surprise)
  school.itemMean[index] = is
  school.difficultySum[skillIndex] = (school.difficultySum[skillIndex] ?? 0) + is - was
  school.difficultySquares[skillIndex] = (school.difficultySquares[skillIndex] ?? 0) + is ** 2 - was ** 2
  school.itemVariance[index] = left(item)
  school.skillMean[skillIndex] = (school.skillMean[skillIndex] ?? 0) + skill * scale * surprise
  school.skillVariance[skillIndex] = left(skill)
  overall.mean += overall.variance * scale * surprise
  overall.variance = left(overall.variance)
}

/** Surprises where much was learned say whether practice teaches more or less than we think. */
function learnGain(school: School, learned: number, surprise: number): void {
  const gradient = surprise * discrimination * learned
  school.gainSquares += gradient ** 2
  const scale = school.gainScale * Math.exp((gainStep * gradient) / Math.sqrt(school.gainSquares))
  school.gainScale = Math.max(0.1, Math.min(2, scale))
}

function learnCalibration({ calibration }: School, believed: number, outcome: number): void {
  const ahead = logit(believed)
  const error = outcome - logistic(calibration.shift + calibration.slope * ahead)
  calibration.shiftSquares += error ** 2
  calibration.slopeSquares += (error * ahead) ** 2
  const shift = calibration.shift + (calibrationStep * error) / Math.sqrt(calibration.shiftSquares)
  const slope = calibration.slope + (calibrationStep * error * ahead) / Math.sqrt(calibration.slopeSquares)
  calibration.shift = Math.max(-1, Math.min(1, shift))
  calibration.slope = Math.max(0.6, Math.min(1.6, slope))
}
