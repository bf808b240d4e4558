import type { AnswerReply } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'

/** The verdict in a few words. `wasMissed`: an earlier try at this question was wrong. */
export function verdictTitle(reply: AnswerReply, wasMissed: boolean): string {
  switch (reply.verdict) {
    case 'correct':
      return wasMissed ? t('practice/correct-you-found-it') : t('ui/correct')
    case 'incorrect':
      return reply.triesLeft > 0 ? t('practice/not-quite-you-have-one') : t('practice/not-this-time-sentence')
    case 'form':
      return t('practice/right-value-but-not-in-the-form')
    case 'incomplete':
      return t('practice/not-finished-yet')
    case 'unreadable':
      return t('practice/could-not-read-that-answer')
  }
}

/** General advice for a wrong answer that matches no known misconception, if another try is left; otherwise null. */
export function generalAdvice({
  verdict,
  feedback,
  triesLeft,
}: Pick<AnswerReply, 'verdict' | 'feedback' | 'triesLeft'>): string | null {
  const isSilent = verdict === 'incorrect' && feedback === null && triesLeft > 0
  return isSilent ? t('practice/read-the-question-again') : null
}
