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

/** Maximum change of the displayed mastery by an answer of this weight, in whole points. */
const points = (weight: number): number => Math.ceil(weight * maxMovement)

/** The model's numbers, as the explanation of mastery shows them to a student. */
export const masteryFigures = {
  /** Maximum points by which an answer moves mastery. */
  max: maxMovement,
  afterHint: points(hintWeight),
  onSecondTry: points(secondTryWeight),
  /** Answers faster than this may count as guesses. */
  seconds: rapidSeconds,
  whenRapid: points(1 - rapidGuess),
  /** Hours after which a right answer makes the memory last longer. */
  hours: Math.round(24 * spacedAfter),
  /** Requirements for mastery: answers, certainty in percent, and the probability out of 100. */
  answers: masteredAnswers,
  percent: Math.round(100 * certainEnough),
  chance: masteredAt,
  /** A mastered skill below this is due for review. */
  refresh: refreshBelow,
} as const
