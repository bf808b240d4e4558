import type { PastSession, ReplayedQuestion } from '@skills-center/contract/practice/history'

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** When a session began: “Saturday, March 14, 3:05 PM”; with the year where it is not this one. */
export function startInWords({ startedAt }: Pick<PastSession, 'startedAt'>, now: Date): string {
  const start = new Date(startedAt)
  const isThisYear = start.getFullYear() === now.getFullYear()
  // The number of the day stays with its month.
  const date = (isThisYear ? day : dayOfYear).format(start).replace(/ (?=\d)/, '\u00a0')
  return `${date}, ${clock.format(start)}`
}

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`

/** “12 questions, 9 right at the first try, 8 minutes”. */
export const figuresInWords = ({ questions, rightAtOnce, minutes }: PastSession): string =>
  `${count(questions, 'question', 'questions')}, ${rightAtOnce} right at the first try, ${count(minutes, 'minute', 'minutes')}`

/** How mastery has moved: “45 → 62”, “new → 62”. */
export const movedInWords = (before: number | null, after: number): string =>
  `${before === null ? 'new' : Math.round(before)} → ${Math.round(after)}`

/** The same, to be heard. */
export const movedAloud = (before: number | null, after: number): string =>
  before === null
    ? `mastery ${Math.round(after)} after its first questions`
    : `mastery from ${Math.round(before)} to ${Math.round(after)}`

/** Time on a question: “45 seconds”, “2 minutes”. */
export const timeInWords = (seconds: number): string =>
  seconds < 90 ? count(seconds, 'second', 'seconds') : count(Math.round(seconds / 60), 'minute', 'minutes')

/** How a question went, in a few words. */
export function resultInWords({ tries, isOpen }: Pick<ReplayedQuestion, 'tries' | 'isOpen'>): string {
  const isRight = tries.some(({ verdict }) => verdict === 'correct')
  if (isRight) return tries.length === 1 ? 'Right at the first try' : 'Right at the second try'
  return isOpen ? 'Not right, second try open' : 'Not right'
}
