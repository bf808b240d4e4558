import {
  certainEnough,
  hintWeight,
  masteredAnswers,
  masteredAt,
  mostMovement,
  rapidGuess,
  rapidSeconds,
  refreshBelow,
  secondTryWeight,
  spacedAfter,
} from './constants.ts'

/** How mastery is worked out, told to a twelve-year-old in four sentences, with the numbers that the model goes by. */
export function masteryRules(): string[] {
  return [
    'Mastery is a chance: 80 means that if you got 100 fresh questions of this skill today, without help, about 80 would go right.',
    `A right answer never lowers it, a wrong answer never raises it, and no answer moves it by more than ${mostMovement} points, so a slip can be earned back.`,
    `Help makes an answer count less: after a hint it moves mastery by at most ${points(hintWeight)}, on a second try by at most ${points(secondTryWeight)}, and when it comes too fast to have been thought about (in under ${rapidSeconds} seconds, less on a short question) by at most ${points(1 - rapidGuess)}.`,
    `Without practice mastery fades, but slower each time you get a question right again after ${hours(spacedAfter)} or more; a skill counts as mastered once you have given at least ${masteredAnswers} answers, have been right after such a pause, and we are ${Math.round(100 * certainEnough)} percent sure that your chance is ${masteredAt} or more; and if it fades below ${refreshBelow} later, or your answers put it in doubt, we tell you that it is time to refresh it.`,
  ]
}

/** The most that an answer of this weight moves the figure on screen. */
function points(weight: number): string {
  const count = Math.ceil(weight * mostMovement)
  return count === 1 ? `${count} point` : `${count} points`
}

const hours = (days: number): string => `${Math.round(24 * days)} hours`
