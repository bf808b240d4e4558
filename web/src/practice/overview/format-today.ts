import type { Today } from '@skills-center/contract/practice/today'
import { t } from '../../language/messages.ts'

/** What the student did today, as a sentence. */
export function formatDone({ questions, minutes }: Pick<Today, 'questions' | 'minutes'>): string {
  if (questions === 0) return t('practice/what-helps-most-today')
  return t('practice/questions-so-far-minutes', { questions, minutes: minutes < 1 ? 0 : minutes })
}

/** Why the notebook is in today's list. */
export const formatIdeasDue = (due: number): string =>
  due === 1
    ? t('practice/idea-that-you-missed-comes-again')
    : t('practice/due-ideas-that-you-missed', { due })
