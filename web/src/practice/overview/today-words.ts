import type { Today } from '@skills-center/contract/practice/today'
import { t } from '../../language/messages.ts'

/** What was done today, as a sentence. */
export function doneInWords({ questions, minutes }: Pick<Today, 'questions' | 'minutes'>): string {
  if (questions === 0) return t('What helps most today, each with its reason. A part of it is fine too.')
  return t(
    '{questions, plural, one {# question} other {# questions}} so far, {minutes, plural, =0 {less than a minute} one {# minute} other {# minutes}} of practice.',
    { questions, minutes: minutes < 1 ? 0 : minutes },
  )
}

/** Why the notebook stands in today's list. */
export const ideasDueInWords = (due: number): string =>
  due === 1
    ? t('An idea that you missed comes again today, in a new question.')
    : t('{due} ideas that you missed come again today, each in a new question.', { due })
