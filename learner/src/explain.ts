import {
  certainEnough,
  hintWeight,
  masteredAnswers,
  masteredAt,
  maxMovement,
  rapidGuess,
  rapidSeconds,
  refreshBelow,
  secondTryWeight,
  spacedAfter,
} from './constants.ts'

/** The most that an answer of this weight moves the figure on screen. */
const points = (weight: number): number => Math.ceil(weight * maxMovement)

/** The numbers that the model goes by, as the rules of mastery name them to a student. */
export const masteryFigures = {
  /** Points that an answer moves mastery by at most. */
  most: maxMovement,
  afterHint: points(hintWeight),
  onSecondTry: points(secondTryWeight),
  /** An answer that takes less than this counts as not thought about. */
  seconds: rapidSeconds,
  whenRapid: points(1 - rapidGuess),
  /** A pause from which on a right answer makes what is known last. */
  hours: Math.round(24 * spacedAfter),
  /** What a mastered skill rests on: answers, how sure we are in percent, and the chance out of 100. */
  answers: masteredAnswers,
  percent: Math.round(100 * certainEnough),
  chance: masteredAt,
  /** Below this a mastered skill is to be refreshed. */
  refresh: refreshBelow,
} as const
