import type { Response } from '@skills-center/contract/interaction'
import type { AnswerReply, Question, SkillProgress } from '@skills-center/contract/practice'
import type { PackQuestion } from '@skills-center/contract/practice/pack'
import type { RichText } from '@skills-center/contract/rich-text'
import { formatAdvice } from '@skills-center/answers/format-advice'
import { language } from '../../language/language.ts'
import type { GiveRow } from '../../item/interactions/simulation/run-context.ts'
import { judgeOffline, runOffline } from '@skills-center/curriculum/judge-offline'

/** On the device nothing is known of the progress of the student. */
export const unknownProgress: SkillProgress = {
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
  (packed: PackQuestion): GiveRow =>
  (settings, run) => {
    const value = runOffline(packed, settings, run)
    return value === undefined ? Promise.reject(new Error('There is no such run')) : Promise.resolve(value)
  }

const plain = (text: string): RichText => [[{ kind: 'text', text }]]

/** What the server will answer, as far as it can be known here: verdict, feedback and solution, and no points. */
export function offlineReply(
  packed: PackQuestion,
  response: Response,
  triesBefore: number,
  next: Question | null,
): AnswerReply {
  const { verdict, echo, message, feedback } = judgeOffline(packed, response)
  const isCounted = verdict === 'correct' || verdict === 'incorrect'
  const triesLeft = verdict === 'correct' ? 0 : packed.tries - triesBefore - (isCounted ? 1 : 0)
  const isClosed = triesLeft <= 0
  return {
    verdict,
    credited: false,
    notCredited: null,
    echo,
    feedback: isCounted ? feedback : message === null ? null : plain(formatAdvice(message, language())),
    triesLeft: Math.max(0, triesLeft),
    rightAnswer: isClosed ? packed.rightAnswer : null,
    rightResponse: isClosed ? packed.rightResponse : null,
    solution: isClosed ? packed.solution : null,
    before: unknownProgress,
    after: unknownProgress,
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
