import type { Response } from '@skills-center/contract/interaction'
import type { AnswerReply, Question, Standing } from '@skills-center/contract/practice'
import type { AlongQuestion } from '@skills-center/contract/practice/along'
import type { RichText } from '@skills-center/contract/rich-text'
import type { GiveRow } from '../../item/interactions/simulation/run-context.ts'
import { judgeTaken, runTaken } from '@skills-center/curriculum/judge-taken'

/** On the device nothing is known of how the student stands. */
export const unknownStanding: Standing = {
  mastery: null,
  certainty: null,
  mastered: false,
  isDue: false,
  answered: 0,
}

/** The pack is as large as the day allows, so nothing more is counted here. */
export const packUse = { isPremium: true, dailyLimit: 0, dailyProblemsUsed: 0 } as const

/** Rows of its simulation: the key came with the question, so no connection is needed. */
export const rowsTaken =
  (along: AlongQuestion): GiveRow =>
  (settings, run) => {
    const value = runTaken(along, settings, run)
    return value === undefined ? Promise.reject(new Error('There is no such run')) : Promise.resolve(value)
  }

const plain = (text: string): RichText => [[{ kind: 'text', text }]]

/** What the server will answer, as far as it can be known here: verdict, feedback and solution, and no points. */
export function replyAlong(
  along: AlongQuestion,
  response: Response,
  triesBefore: number,
  next: Question | null,
): AnswerReply {
  const { verdict, echo, message, feedback } = judgeTaken(along, response)
  const isCounted = verdict === 'correct' || verdict === 'incorrect'
  const triesLeft = verdict === 'correct' ? 0 : along.tries - triesBefore - (isCounted ? 1 : 0)
  const isClosed = triesLeft <= 0
  return {
    verdict,
    credited: false,
    notCredited: null,
    echo,
    feedback: isCounted ? feedback : message === null ? null : plain(message),
    triesLeft: Math.max(0, triesLeft),
    rightAnswer: isClosed ? along.rightAnswer : null,
    rightResponse: isClosed ? along.rightResponse : null,
    solution: isClosed ? along.solution : null,
    before: unknownStanding,
    after: unknownStanding,
    pointsEarned: 0,
    totalPoints: 0,
    achievementsEarned: [],
    planUse: packUse,
    next: isClosed ? next : null,
    ahead: [],
    others: [],
    plan: null,
  }
}
