import type { Today } from '@skills-center/contract/practice/today'

/** What was done today, as a sentence. */
export function doneInWords({ questions, minutes }: Pick<Today, 'questions' | 'minutes'>): string {
  if (questions === 0) return 'What helps most today, each with its reason. A part of it is fine too.'
  const answered = questions === 1 ? '1 question' : `${questions} questions`
  const time = minutes < 1 ? 'less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${answered} so far, ${time} of practice.`
}

/** Why the notebook stands in today's list. */
export const ideasDueInWords = (due: number): string =>
  due === 1
    ? 'An idea that you missed comes again today, in a new question.'
    : `${due} ideas that you missed come again today, each in a new question.`
