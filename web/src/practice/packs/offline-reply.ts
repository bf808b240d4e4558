import type { Response } from '@skills-center/contract/interaction'
import type { AnswerReply, Question, SkillProgress } from '@skills-center/contract/practice'
import type { PackQuestion } from '@skills-center/contract/practice/pack'
import type { RichText } from '@skills-center/contract/rich-text'
import { formatAdvice } from '@skills-center/answers/format-advice'
import { language } from '../../language/language.ts'
import type { GiveRow } from '../../item/interactions/simulation/run-context.ts'
import { judgeOffline, runOffline } from '@skills-center/curriculum/judge-offline'

/** The device does not know the student's progress. */
export const unknownProgress: SkillProgress = {
  mastery: null,
  certainty: null,
  mastered: false,
  isDue: false,
  answered: 0,
}

/** The server fits the pack's size to the daily limit, so nothing is counted here. */
export const packUse = { isPremium: true, dailyLimit: 0, dailyProblemsUsed: 0 } as const

/** Reveals simulation rows. The answer key came with the question, so no connection is needed. */
export const countSimulationRows =
  (packed: PackQuestion): GiveRow =>
  (settings, run) => {
    const value = runOffline(packed, settings, run)
    return value === undefined ? Promise.reject(new Error('This run does not exist')) : Promise.resolve(value)
  }

const plain = (text: string): RichText => [[{ kind: 'text', text }]]

/** The server's reply as far as it can be known offline: verdict, feedback, and solution, but no points. */
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
