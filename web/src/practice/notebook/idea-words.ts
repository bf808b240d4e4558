import type { NotebookIdea } from '@skills-center/contract/practice/notebook'
import { dayInWords } from '../day-words.ts'

/** Days on which an idea has to be right, until it is overcome. */
export const rightDaysWanted = 2

/** What has happened with an idea: “Missed on Monday, right on Tuesday.” */
export function historyInWords({ timesMissed, missedOn, rightOn }: NotebookIdea, today: string): string {
  const missed =
    timesMissed === 1
      ? `Missed ${dayInWords(missedOn, today)}`
      : `Missed ${timesMissed} times, last ${dayInWords(missedOn, today)}`
  const right = rightOn.map((day) => dayInWords(day, today)).join(' and ')
  return right === '' ? `${missed}.` : `${missed}, right ${right}.`
}

/** When it comes again: “Comes again on Friday.”; that once more is enough; else nothing. */
export function comingInWords({ dueOn, rightOn }: NotebookIdea, today: string): string | null {
  if (dueOn === null) return null
  if (dueOn > today) return `Comes again ${dayInWords(dueOn, today)}.`
  return rightOn.length === rightDaysWanted - 1 ? 'Right once more, and you have overcome it.' : null
}

export const ideasInWords = (ideas: number): string => (ideas === 1 ? '1 idea' : `${ideas} ideas`)
