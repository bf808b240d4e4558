import type { Level } from '@skills-center/contract/ids'
import type { QuestionToken, SkillProgress } from '@skills-center/contract/practice'
import type { SkillSummary } from '@skills-center/contract/skills'
import type { Result, Session } from '../session.ts'
import type { Tool } from '../tools/tool.ts'

/** A question that was answered to its end. */
export interface Closed {
  token: QuestionToken
  skill: SkillSummary
  level: Level
  result: Result
  hintsUsed: number
  /** The standing in the skill when the question was shown, and when it was closed. */
  before: SkillProgress
  after: SkillProgress
}

/** What outlasts a question: kept by the page, as the questions themselves come and go. */
export interface Visit {
  /** Closed since the last pause. */
  closed: readonly Closed[]
  /** The tool that lies open beside the questions. */
  tool: Tool | null
}

/** A visit that begins. */
export const newVisit = (): Visit => ({ closed: [], tool: null })

/** The question on screen, once it is closed. */
export function closedOf(
  { question, place, results, hints, standing }: Session,
  skill: SkillSummary,
  before: SkillProgress,
): Closed {
  const { token, level } = question
  return {
    token,
    skill,
    level,
    result: results.at(place ?? -1) ?? 'wrong',
    hintsUsed: hints.length,
    before,
    after: standing,
  }
}

/** A round of questions, with a pause after it. */
export const questionsInRound = 8
const most = 10

/** Adds a question; one that was added before, by a second press of the same button, is not added again. */
export const withClosed = (closed: readonly Closed[], one: Closed): readonly Closed[] =>
  closed.some(({ token }) => token === one.token) ? closed : [...closed, one]

/** After eight questions; on the heels of one that went wrong it waits, though not for more than two more. */
export const isPauseDue = (closed: readonly Closed[]): boolean =>
  closed.length >= most || (closed.length >= questionsInRound && closed.at(-1)?.result !== 'wrong')
