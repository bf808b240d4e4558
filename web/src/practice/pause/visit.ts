import type { Level } from '@skills-center/contract/ids'
import type { QuestionToken, SkillProgress } from '@skills-center/contract/practice'
import type { SkillSummary } from '@skills-center/contract/skills'
import type { Result, Session } from '../session.ts'
import type { Tool } from '../tools/tool.ts'

/** A finished question. */
export interface Closed {
  token: QuestionToken
  skill: SkillSummary
  level: Level
  result: Result
  hintsUsed: number
  /** The progress in the skill when the question was shown and when it was finished. */
  before: SkillProgress
  after: SkillProgress
}

/** State that outlasts a question. The page keeps it, because the session is recreated. */
export interface Visit {
  /** Questions finished since the last pause. */
  closed: readonly Closed[]
  /** The tool that is open beside the questions. */
  tool: Tool | null
}

/** The state at the start of a visit. */
export const newVisit = (): Visit => ({ closed: [], tool: null })

/** The question on screen, once it is finished. */
export function closedOf(
  { question, place, results, hints, progress }: Session,
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
    after: progress,
  }
}

/** A round of questions; a pause follows it. */
export const questionsInRound = 8
const max = 10

/** Adds a question, unless it was added before by a second press of the same button. */
export const withClosed = (closed: readonly Closed[], one: Closed): readonly Closed[] =>
  closed.some(({ token }) => token === one.token) ? closed : [...closed, one]

/** A pause comes after eight questions. It waits after a wrong answer, but for at most two more questions. */
export const isPauseDue = (closed: readonly Closed[]): boolean =>
  closed.length >= max || (closed.length >= questionsInRound && closed.at(-1)?.result !== 'wrong')
